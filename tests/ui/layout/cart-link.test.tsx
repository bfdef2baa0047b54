import { screen } from '@testing-library/react';
import { cartCalculated, cartRestored } from '../../../src/application/cart/cart-slice';
import { CartLink } from '../../../src/ui/layout/cart-link';
import { lineOf } from '../../support/carts';
import { calculationOf } from '../../support/dishes';
import { renderShop } from '../../support/render-shop';

const withPieces = (...quantities: readonly number[]) =>
  cartRestored(quantities.map((quantity, index) => lineOf(index + 1, { quantity })));

it.each<[string, string, readonly number[]]>([
  ['/', 'Cart', []],
  ['/', 'Cart, 1 item', [1]],
  ['/', 'Cart, 2 items', [1, 1]],
  ['/', 'Cart, 104 items', [99, 5]],
  ['/ru', 'Корзина', []],
  ['/ru', 'Корзина, 1 товар', [1]],
  ['/ru', 'Корзина, 3 товара', [3]],
  ['/ru', 'Корзина, 5 товаров', [2, 3]],
  ['/ru', 'Корзина, 21 товар', [21]],
])('at %s is named %s', (path, name, quantities) => {
  renderShop(<CartLink />, { path, actions: [withPieces(...quantities)] });
  expect(screen.getByRole('link')).toHaveAccessibleName(name);
});

it('leads to the cart in the same language', () => {
  renderShop(<CartLink />, { path: '/ru/products' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ru/cart');
});

it('counts on as another tab fills the cart, and shows the total once it is known', () => {
  const { happen } = renderShop(<CartLink />);
  happen(withPieces(2));
  expect(screen.getByRole('link')).toHaveAccessibleName('Cart, 2 items');
  expect(screen.getByRole('link')).not.toHaveTextContent('лв.');
  const lines = [lineOf(1, { quantity: 2 })];
  happen(cartCalculated({ lines, calculation: calculationOf(lines) }));
  expect(screen.getByRole('link')).toHaveTextContent('25.80 лв.');
});
