import { screen } from '@testing-library/react';
import { cartCalculated, cartRestored } from '../../../src/application/cart/cart-slice';
import { CartBar } from '../../../src/ui/layout/cart-bar';
import { money } from '../../../src/domain/money/money';
import { lineOf } from '../../support/carts';
import { calculationOf } from '../../support/dishes';
import { renderShop } from '../../support/render-shop';

const FULL = [cartRestored([lineOf(5, { quantity: 2 })])];

it.each(['/', '/products', '/products/pizza', '/nope'])(
  'is at hand on %s as soon as something is in it',
  (path) => {
    renderShop(<CartBar />, { path, actions: FULL });
    expect(screen.getByRole('link', { name: /^Cart · 2/ })).toHaveAttribute('href', '/cart');
  },
);

it.each(['/cart', '/product/margherita'])('is not in the way on %s', (path) => {
  renderShop(<CartBar />, { path, actions: FULL });
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  [money(399), '25.80 лв.+3.99 лв.'],
  [money(0), '25.80 лв.'],
  [null, '25.80 лв.'],
])('says what the dishes cost and what is added for delivery: %s', (deliveryPrice, words) => {
  const lines = [lineOf(5, { quantity: 2 })];
  const total = money(2580 + (deliveryPrice ?? 0));
  renderShop(<CartBar />, {
    actions: [
      ...FULL,
      cartCalculated({
        lines,
        calculation: calculationOf(lines, undefined, { deliveryPrice, total }),
      }),
    ],
  });
  expect(screen.getByRole('link').textContent.replaceAll('\u00a0', ' ')).toBe(`Cart · 2${words}`);
});

it('is not there for an empty cart', () => {
  renderShop(<CartBar />);
  expect(screen.queryByRole('link')).toBeNull();
});
