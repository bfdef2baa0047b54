import { screen } from '@testing-library/react';
import { signedIn } from '../../../src/application/session/account-slice';
import type { LiveOrder } from '../../../src/application/tracking/live-order-slice';
import { liveOrderKnown } from '../../../src/application/tracking/live-order-slice';
import type { TrackedOrder } from '../../../src/domain/order/tracked-order';
import { money } from '../../../src/domain/money/money';
import { LiveOrderSlot } from '../../../src/ui/live-order/live-order-slot';
import { AcceptedPage } from '../../../src/ui/pages/accepted/accepted-page';
import { AccountPage } from '../../../src/ui/pages/account/account-page';
import { BY_KEY, OWN_ORDER, TRACKING_KEY, trackedOrder } from '../../support/orders';
import { renderShop } from '../../support/render-shop';

const liveOf = (more: Partial<TrackedOrder> = {}, reference: LiveOrder['reference'] = BY_KEY) =>
  liveOrderKnown({ reference, order: trackedOrder(more) });

/** A page with the strip, which has been fetched. */
const openAt = async (path: string, ...actions: readonly ReturnType<typeof liveOf>[]) => {
  const shop = renderShop(<LiveOrderSlot />, { path, actions: [...actions] });
  await screen.findByRole('status');
  return shop;
};
const strip = () => screen.queryByRole('region', { name: 'Your order' });

it.each([
  ['/', BY_KEY, `/checkout/success?key=${TRACKING_KEY}`],
  ['/cart', OWN_ORDER, '/account/orders/4711'],
])('leads from %s to the order that goes on', async (path, reference, to) => {
  await openAt(path, liveOf({ status: 'process' }, reference));
  const link = screen.getByRole('link', { name: /^Preparing · Order 100482 .*12:45/ });
  expect(link).toHaveAttribute('href', to);
});

it('says of an order that waits for its payment that nobody cooks it yet', async () => {
  await openAt(
    '/checkout',
    liveOf({
      payment: {
        type: 'online',
        status: 'pending',
        dueNow: money(1),
        dueLater: money(0),
        payAt: '/',
        refunded: money(0),
      },
    }),
  );
  expect(strip()).toHaveTextContent('Not paid yet · Order 100482');
});

it('says each state aloud once, and leaves the saying to the page of the order', async () => {
  const shop = await openAt('/', liveOf());
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Order 100482: Received');
  const said: (string | null)[] = [];
  const watch = new MutationObserver(() => said.push(status.textContent));
  watch.observe(status, { childList: true, characterData: true, subtree: true });
  shop.happen(liveOf({ delayedBy: 10 }));
  shop.happen(liveOf({ status: 'process' }));
  await Promise.resolve();
  watch.disconnect();
  expect(said).toEqual(['Order 100482: Preparing']);
});

it.each([`/checkout/success?key=${TRACKING_KEY}`, '/account', '/account/orders'])(
  'is not shown on %s, which shows the order itself',
  async (path) => {
    await openAt(path, liveOf());
    expect(strip()).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

it('the page of a placed order leads whoever has lost its key to the order that goes on', () => {
  const shop = renderShop(<AcceptedPage />, { path: '/checkout/success', actions: [] });
  expect(screen.getByText('There is no order here')).toBeInTheDocument();
  shop.happen(liveOf());
  expect(shop.address()).toBe(`/checkout/success?key=${TRACKING_KEY}`);
});

it('the account begins with the order that goes on', () => {
  renderShop(<AccountPage />, {
    path: '/account',
    actions: [signedIn(undefined), liveOf({}, OWN_ORDER)],
  });
  expect(screen.getByRole('article', { name: 'Order 100482' })).toHaveTextContent('Received');
});
