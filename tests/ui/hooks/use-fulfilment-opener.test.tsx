import { screen } from '@testing-library/react';
import type { Action } from 'redux';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import { addressFormOpened } from '../../../src/application/addresses/address-form-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { selectionRestored } from '../../../src/application/delivery/delivery-slice';
import { useFulfilmentDialog } from '../../../src/ui/hooks/use-fulfilment-opener';
import { DELIVERING, HOME } from '../../support/address-form';
import { renderShop } from '../../support/render-shop';
import { deliveryTo, pickupAt, undecided } from '../../support/selections';

const SAVED = addressesRestored({ kind: 'guest', addresses: [HOME] });

const press = async (...actions: readonly Action[]) => {
  const answers: boolean[] = [];
  const Checkout = () => {
    const openFulfilment = useFulfilmentDialog();
    return (
      <button
        type="button"
        onClick={() => {
          answers.push(openFulfilment());
        }}
      >
        Checkout
      </button>
    );
  };
  const shop = renderShop(<Checkout />, {
    actions: [cityChosen({ current: DELIVERING, all: [DELIVERING] }), ...actions],
  });
  await shop.user.click(screen.getByRole('button', { name: 'Checkout' }));
  return { state: shop.state(), answers };
};

it.each([
  ['delivery to an address', selectionRestored(deliveryTo(HOME))],
  ['pickup at a restaurant', selectionRestored(pickupAt(1))],
])('lets an order with %s go on', async (_, action) => {
  const { state, answers } = await press(action);
  expect(answers).toEqual([true]);
  expect(state.modal).toBeNull();
});

it('asks a new guest for an address in an empty form', async () => {
  const { state, answers } = await press(addressFormOpened(HOME));
  expect(answers).toEqual([false]);
  expect(state.modal).toBe('delivery');
  expect(state.addressForm.edited).toBeNull();
});

it.each([
  ['has addresses', SAVED],
  ['wants pickup and has chosen no restaurant', selectionRestored(undecided('pickup'))],
  ['chose a restaurant that is gone', selectionRestored(pickupAt(99))],
])('shows the list to whoever %s', async (_, action) => {
  const { state, answers } = await press(action);
  expect(answers).toEqual([false]);
  expect(state.modal).toBe('location');
});
