import { screen } from '@testing-library/react';
import { streetSuggested } from '../../../src/application/addresses/address-form-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { selectionChanged } from '../../../src/application/delivery/delivery-slice';
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

it('asks no more once it is known where to', () => {
  const { happen, container } = open();
  happen(selectionChanged(deliveryTo(HOME)));
  expect(container).toHaveTextContent('');
});
