import { screen } from '@testing-library/react';
import { cartRestored } from '../../../src/application/cart/cart-slice';
import { CartBar } from '../../../src/ui/layout/cart-bar';
import { lineOf } from '../../support/carts';
import { renderShop } from '../../support/render-shop';

const FULL = [cartRestored([lineOf(5, { quantity: 2 })])];

it.each(['/', '/products', '/products/pizza', '/nope'])(
  'is at hand on %s as soon as something is in it',
  (path) => {
    renderShop(<CartBar />, { path, actions: FULL });
    expect(screen.getByRole('link', { name: /^View cart, 2 items/ })).toHaveAttribute(
      'href',
      '/cart',
    );
  },
);

it.each(['/cart', '/product/margherita'])('is not in the way on %s', (path) => {
  renderShop(<CartBar />, { path, actions: FULL });
  expect(screen.queryByRole('link')).toBeNull();
});

it('is not there for an empty cart', () => {
  renderShop(<CartBar />);
  expect(screen.queryByRole('link')).toBeNull();
});
