import { act, screen, waitFor } from '@testing-library/react';
import { streetSuggested } from '../../../src/application/addresses/address-form-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { selectionChanged } from '../../../src/application/delivery/delivery-slice';
import { setDeferredLoader } from '../../../src/ui/i18n/deferred-translations';
import { modalClosed } from '../../../src/application/modals/modal-slice';
import { WhereField } from '../../../src/ui/where/where-field';
import { DELIVERING, HOME } from '../../support/address-form';
import { renderShop } from '../../support/render-shop';
import { deliveryTo } from '../../support/selections';

const open = () =>
  renderShop(<WhereField />, {
    actions: [cityChosen({ current: DELIVERING, all: [DELIVERING] })],
  });

const VITOSHA = { id: 'v', title: 'Vitosha Blvd', detail: 'Sofia' };

it('asks for the street, and opens the form of the address with the one that was chosen', async () => {
  const { user, happen, state } = open();
  await user.type(screen.getByLabelText('Where shall we bring it?'), 'v');
  const street = await screen.findByRole('combobox', { name: 'Where shall we bring it?' });
  // What was typed before there were suggestions is there, and the customer goes on.
  expect(street).toHaveValue('v');
  expect(street).toHaveFocus();
  await user.keyboard('it');
  happen(streetSuggested({ text: 'vit', suggestions: [VITOSHA] }));
  await user.click(screen.getByRole('option', { name: /Vitosha Blvd/ }));
  expect(street).toHaveValue('Vitosha Blvd');
  expect(state().modal).toBe('delivery');
  expect(state().addressForm.isFinding).toBe(true);
});

describe('where its part could not be loaded', () => {
  afterEach(() => setDeferredLoader(() => Promise.resolve()));

  it('opens the form, and tries again once the field is used again', async () => {
    setDeferredLoader(() => Promise.reject(new Error('offline')));
    const { user, state, happen } = open();
    const field = screen.getByLabelText('Where shall we bring it?');
    await user.click(field);
    await waitFor(() => expect(state().modal).toBe('delivery'));
    happen(modalClosed('delivery'));
    // A closed form gives the focus back, which asks for nothing.
    act(() => field.blur());
    act(() => field.focus());
    await act(() => Promise.resolve());
    expect(state().modal).toBeNull();
    setDeferredLoader(() => Promise.resolve());
    await user.keyboard('v');
    expect(await screen.findByRole('combobox')).toHaveValue('v');
  });
});

it('asks no more once it is known where to', () => {
  const { happen, container } = open();
  happen(selectionChanged(deliveryTo(HOME)));
  expect(container).toHaveTextContent('');
});
