import { screen } from '@testing-library/react';
import type { Action } from 'redux';
import {
  cartCalculated,
  cartDishesRequested,
  cartProductsLoaded,
  cartRestored,
  lineAdded,
} from '../../../../src/application/cart/cart-slice';
import { CartPanel } from '../../../../src/ui/pages/cart/cart-panel';
import { lineOf } from '../../../support/carts';
import { calculationOf } from '../../../support/dishes';
import { productOf } from '../../../support/menus';
import { renderShop } from '../../../support/render-shop';

const LINES = [lineOf(5)];

const open = (...actions: readonly Action[]) =>
  renderShop(<CartPanel />, { path: '/products', actions });

it('shows the lines, what they come to and the way to the checkout', async () => {
  const { user, state } = open(
    cartRestored(LINES),
    cartProductsLoaded([productOf(5, { name: 'Margherita' })]),
    cartCalculated({ lines: LINES, calculation: calculationOf(LINES) }),
  );
  expect(screen.getByRole('link', { name: 'Margherita' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('12.90');
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One more in the cart: Margherita' }));
  expect(state().cart.lines).toEqual([lineOf(5, { quantity: 2 })]);
});

it('says quietly that it is empty', () => {
  open();
  expect(screen.getByText('The cart is empty')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for the dishes of its lines, and again for each that comes', () => {
  const { intents, happen } = open(cartRestored(LINES));
  const asked = () => intents.filter(({ type }) => type === cartDishesRequested.type).length;
  expect(asked()).toBe(1);
  happen(cartProductsLoaded([productOf(5)]));
  expect(asked()).toBe(1);
  happen(lineAdded({ line: lineOf(6), mode: 'increase' }));
  expect(asked()).toBe(2);
});
