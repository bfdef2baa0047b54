import { screen } from '@testing-library/react';
import type { Action } from 'redux';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import { addressFormOpened } from '../../../src/application/addresses/address-form-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import {
  selectionChanged,
  selectionRestored,
} from '../../../src/application/delivery/delivery-slice';
import type { City } from '../../../src/domain/city/city';
import { AddressButton } from '../../../src/ui/layout/address-button';
import { DELIVERING, HOME } from '../../support/address-form';
import { renderShop } from '../../support/render-shop';
import { deliveryTo, pickupAt, undecided } from '../../support/selections';

const SAVED = addressesRestored({ kind: 'guest', addresses: [HOME] });

const openWith = (actions: readonly Action[] = [], city: City = DELIVERING, path = '/') =>
  renderShop(<AddressButton />, {
    path,
    actions: [cityChosen({ current: city, all: [city] }), ...actions],
  });

const button = () => screen.getByRole('button');

it('asks for an address until one is chosen, and leads to the page about delivery before scripts run', () => {
  openWith([], DELIVERING, '/ru');
  expect(button()).toHaveAccessibleName('Укажите адрес');
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button().closest('form')).toHaveAttribute('action', '/ru/delivery');
});

it('says in full where the order goes, as soon as that is decided', () => {
  const { happen } = openWith();
  happen(selectionChanged(deliveryTo(HOME)));
  expect(button()).toHaveTextContent(/^Vitosha Blvd 15$/);
  expect(button()).toHaveAccessibleName('Deliver to: Vitosha Blvd 15');
  expect(button()).toHaveAttribute('title', 'Vitosha Blvd 15');
  happen(selectionChanged(pickupAt(2)));
  expect(button()).toHaveAccessibleName('Pick up at: Rakovski St. 1');
});

it.each<[string, readonly Action[], City, 'delivery' | 'location']>([
  ['the form for whoever has no address', [], DELIVERING, 'delivery'],
  ['the list for whoever has addresses', [SAVED], DELIVERING, 'location'],
  ['the list for pickup', [selectionRestored(pickupAt(1))], DELIVERING, 'location'],
  [
    'the list for pickup without a restaurant',
    [selectionRestored(undecided('pickup'))],
    DELIVERING,
    'location',
  ],
  ['the list where there is only pickup', [], { ...DELIVERING, zones: [] }, 'location'],
])('opens %s', async (_, actions, city, modal) => {
  const { user, state } = openWith(actions, city);
  await user.click(button());
  expect(state().modal).toBe(modal);
});

it('opens an empty form, whatever was in it last', async () => {
  const { user, state } = openWith([addressFormOpened(HOME)]);
  await user.click(button());
  expect(state().addressForm.edited).toBeNull();
});
