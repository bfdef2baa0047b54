import { screen, within } from '@testing-library/react';
import {
  cartCalculated,
  cartProductsLoaded,
  cartRestored,
} from '../../../../src/application/cart/cart-slice';
import { equipmentChanged } from '../../../../src/application/order-options/order-options-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import type { CalculatedEquipment } from '../../../../src/domain/pricing/calculated-terms';
import { money } from '../../../../src/domain/money/money';
import { EquipmentBlock } from '../../../../src/ui/pages/cart/equipment-block';
import { lineOf } from '../../../support/carts';
import { calculationOf, dishOf } from '../../../support/dishes';
import { equipmentId } from '../../../support/ids';
import { SETTINGS } from '../../../support/menus';
import { renderShop } from '../../../support/render-shop';

const LINES = [lineOf(5, { quantity: 2 })];
const CHOPSTICKS = { id: equipmentId(1), name: 'Chopsticks', price: money(30) };

const priced = (equipment: readonly CalculatedEquipment[]) =>
  cartCalculated({ lines: LINES, calculation: calculationOf(LINES, money(1290), { equipment }) });

const open = (persons = 2, isOffered = false) =>
  renderShop(<EquipmentBlock isOffered={isOffered} />, {
    path: '/cart',
    actions: [
      settingsLoaded({ ...SETTINGS, equipment: [CHOPSTICKS] }),
      cartRestored(LINES),
      cartProductsLoaded([dishOf({ persons })]),
    ],
  });

const count = (name: string) => screen.getByRole('group', { name });
const press = (name: string) => screen.getByRole('button', { name });

it('an order is for as many as its dishes are for, until the customer says otherwise', async () => {
  const { user, state } = open();
  expect(count('Cutlery sets')).toHaveTextContent('4');
  expect(screen.getByText('For as many people as the dishes serve')).toBeInTheDocument();
  await user.click(press('Increase quantity: Cutlery sets'));
  expect(state().orderOptions.persons).toBe(5);
  expect(screen.getByText('The dishes serve 4')).toBeInTheDocument();
  await user.click(press('Decrease quantity: Cutlery sets'));
  // It follows the dishes again.
  expect(state().orderOptions.persons).toBeNull();
});

it('nobody eats alone with less than one, nor with more than twenty', async () => {
  const { user } = open(0, true);
  await user.click(press('Change'));
  expect(press('Decrease quantity: Cutlery sets')).toHaveAttribute('aria-disabled', 'true');
  expect(count('Cutlery sets')).toHaveTextContent('1');
});

it('dishes that are eaten by hand ask for nothing by themselves', () => {
  const { happen } = open(0);
  expect(screen.queryByRole('group')).toBeNull();
  happen(equipmentChanged({ equipmentId: CHOPSTICKS.id, quantity: 1 }));
  expect(count('Chopsticks')).toHaveTextContent('1');
});

it('chopsticks say how many are free and what the rest costs', async () => {
  const { user, state, happen } = open();
  const row = count('Chopsticks').parentElement;
  if (!row) throw new Error('The stepper stands in a row');
  expect(within(row).getByText('4 free with this order, then 0.30 лв. each')).toBeInTheDocument();
  for (let pressed = 0; pressed < 5; pressed += 1) {
    await user.click(press('Increase quantity: Chopsticks'));
  }
  expect(state().orderOptions.equipment).toEqual([{ equipmentId: CHOPSTICKS.id, quantity: 5 }]);
  const line = { equipmentId: CHOPSTICKS.id, name: 'Chopsticks' };
  happen(priced([{ ...line, quantity: 5, freeQuantity: 4, total: money(30) }]));
  expect(within(row).getByText('4 free, the rest 0.30 лв.')).toBeInTheDocument();
  // What was said of five says nothing of four.
  await user.click(press('Decrease quantity: Chopsticks'));
  expect(within(row).queryByText(/the rest/)).not.toBeInTheDocument();
  happen(priced([{ ...line, quantity: 4, freeQuantity: 4, total: money(0) }]));
  expect(within(row).getByText('free')).toBeInTheDocument();
});
