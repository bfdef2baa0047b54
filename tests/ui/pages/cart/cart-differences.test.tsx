import { screen } from '@testing-library/react';
import { differencesFound } from '../../../../src/application/pricing/differences-slice';
import { money } from '../../../../src/domain/money/money';
import { CartDifferences } from '../../../../src/ui/pages/cart/cart-differences';
import { renderShop } from '../../../support/render-shop';

it('what costs otherwise since a login is named, said aloud, and put away by a press', async () => {
  const { happen, user } = renderShop(<CartDifferences />, { path: '/cart' });
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  happen(
    differencesFound([
      { kind: 'discount', name: 'Birthday discount', before: null, after: money(387) },
      { kind: 'delivery_price', name: null, before: money(400), after: money(0) },
    ]),
  );
  expect(region).toHaveTextContent('Something about your cart is different now');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^New: Birthday discount, 3\.87/),
    expect.stringMatching(/^Delivery: free instead of 4\.00/),
  ]);
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(region).toBeEmptyDOMElement();
});
