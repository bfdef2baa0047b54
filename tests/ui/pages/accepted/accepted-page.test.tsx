import { screen, within } from '@testing-library/react';
import type { Action } from 'redux';
import type { OrderReference } from '../../../../src/domain/order/order-reference';
import { placingFinished } from '../../../../src/application/placing/placing-slice';
import type { TrackedOrder } from '../../../../src/domain/order/tracked-order';
import {
  cancellationRequested,
  orderTracked,
  paymentRequested,
  trackingFailed,
  trackingRequested,
} from '../../../../src/application/tracking/tracking-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import { ZERO, money } from '../../../../src/domain/money/money';
import { AcceptedPage } from '../../../../src/ui/pages/accepted/accepted-page';
import { SETTINGS, inSofia, trackedOrder, trackingKeyOf } from '../../../support/checkouts';
import { renderShop } from '../../../support/render-shop';

const KEY = trackingKeyOf();
const BY_KEY: OrderReference = { kind: 'key', key: KEY };

const UNPAID = {
  type: 'online',
  dueNow: money(2980),
  dueLater: ZERO,
  payAt: null,
  refunded: ZERO,
} as const;

const follow = (more: Partial<TrackedOrder> = {}, isKnown = true) => {
  const shop = renderShop(<AcceptedPage />, {
    path: `/checkout/success?key=${KEY}`,
    actions: [settingsLoaded(SETTINGS)],
  });
  if (isKnown) shop.happen(orderTracked({ reference: BY_KEY, order: trackedOrder(more) }));
  return shop;
};

const NEW = { status: 'new', at: inSofia('2026-11-27T18:40'), reason: null, text: null } as const;

const asked = (intents: readonly Action[], type: string) =>
  intents.filter((intent) => intent.type === type);
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('asks for the order of its address, and shows it with the focus on its number', () => {
  const { intents, happen } = follow({}, false);
  expect(asked(intents, trackingRequested.type)).toMatchObject([{ payload: BY_KEY }]);
  expect(asked(intents, placingFinished.type)).toHaveLength(1);
  expect(screen.getByText('Looking up your order…')).toBeInTheDocument();
  happen(orderTracked({ reference: BY_KEY, order: trackedOrder() }));
  expect(screen.getByRole('heading', { level: 1, name: 'Order 100482' })).toHaveFocus();
  expect(statuses()[0]).toMatch(/^ReceivedExpected: .*We have your order\.$/);
  const ordered = within(screen.getByRole('region', { name: 'What you ordered' }));
  expect(ordered.getByRole('listitem')).toHaveTextContent(
    'Margherita × 2Thick crust · Without: Onion25.80',
  );
  expect(screen.getByText('Vitosha 1')).toBeInTheDocument();
  expect(screen.getByText(/^29\.80.* when you get the order, in cash$/)).toBeInTheDocument();
});

it('says aloud what becomes of it, and how far that is', () => {
  const { happen } = follow({ delayedBy: 15 });
  expect(screen.getByText('15 minutes later than planned')).toBeInTheDocument();
  happen(
    orderTracked({
      reference: BY_KEY,
      order: trackedOrder({
        status: 'delivery',
        history: [{ ...NEW, status: 'delivery', at: inSofia('2026-11-27T19:20') }],
      }),
    }),
  );
  expect(statuses()[0]).toMatch(/^On the wayExpected: .*Left the kitchen at 19:20\.$/);
  const steps = within(screen.getByRole('list', { name: 'How far the order is' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(5);
  expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent('On the way19:20');
  expect(steps.getByText('Received')).toBeInTheDocument();
  expect(steps.getByText('Delivered')).toBeInTheDocument();
  happen(orderTracked({ reference: BY_KEY, order: trackedOrder({ status: 'oven' }) }));
  expect(statuses()[0]).toMatch(/^ovenExpected: /);
});

it('calls a packed order that is fetched ready', () => {
  follow({ status: 'package', type: 'pickup' });
  expect(statuses()[0]).toMatch(/^ReadyExpected: .*Come and pick it up\.$/);
  expect(screen.getByRole('heading', { name: 'Pick up at' })).toBeInTheDocument();
});

it('says why an order was cancelled, and nothing of when it comes', () => {
  const at = inSofia('2026-11-27T18:50');
  follow({
    status: 'cancel',
    history: [{ status: 'cancel', at, reason: 'too_busy', text: null }],
  });
  expect(statuses()[0]).toContain('CancelledThis order was cancelled.There is too much to do.');
  expect(screen.queryByText(/^Expected/)).toBeNull();
  expect(screen.queryByText(/^Thank you/)).toBeNull();
});

it('says that what is shown may be old', () => {
  const { happen } = follow();
  happen(trackingFailed(BY_KEY));
  expect(screen.getByText(/^The connection is lost/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Order 100482' })).toBeInTheDocument();
});

it('can be asked for once more where it could not be had', async () => {
  const { user, intents, happen } = follow({}, false);
  happen(trackingFailed(BY_KEY));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked(intents, trackingRequested.type)).toHaveLength(2);
});

it('of an order that was cancelled unpaid says who cancelled it, and that nothing is to be paid', () => {
  const at = inSofia('2026-11-27T14:20');
  const { happen } = follow({ payment: { ...UNPAID, status: 'declined' } });
  expect(screen.getByRole('navigation', { name: 'Steps to your order' })).toBeInTheDocument();
  const order = trackedOrder({
    status: 'cancel',
    history: [{ status: 'cancel', at, reason: 'customer_request', text: null }],
    payment: { ...UNPAID, status: 'declined' },
  });
  happen(orderTracked({ reference: BY_KEY, order }));
  expect(screen.queryByRole('navigation', { name: 'Steps to your order' })).toBeNull();
  expect(statuses()[0]).toContain('You cancelled it.');
  expect(statuses()).toContain('There is nothing to pay');
});

it.each(['paid', 'due', 'pending'])(
  'says of an order of nothing that nothing is to be paid: %s',
  (status) => {
    follow({ total: ZERO, payment: { ...UNPAID, status, dueNow: ZERO } });
    expect(statuses()).toContain('There is nothing to pay');
  },
);

it('cancels the order once the customer has said so twice', async () => {
  const { user, intents, happen } = follow();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel the order?' }));
  expect(asked(intents, cancellationRequested.type)).toEqual([]);
  // Nothing was paid yet, and no bonuses were written off.
  expect(dialog.queryByText(/come back to you/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(asked(intents, cancellationRequested.type)).toMatchObject([{ payload: BY_KEY }]);
  expect(screen.getByRole('button', { name: 'Cancelling…' })).toBeInTheDocument();
  happen(orderTracked({ reference: BY_KEY, order: trackedOrder({ canCancel: false }) }));
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});

describe('an order that is to be paid online', () => {
  const payment = {
    type: 'online',
    status: 'pending',
    dueNow: money(2980),
    dueLater: ZERO,
    payAt: '/sandbox/payment/abc',
    refunded: ZERO,
  };

  it('is paid where the shop says', () => {
    follow({ payment });
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/sandbox/payment/abc',
    );
    expect(statuses()[0]).toMatch(
      /^Not paid yet29\.80.*The kitchen starts as soon as it is paid\./,
    );
    expect(screen.queryByText(/^Thank you/)).toBeNull();
  });

  it('is paid once more, or with cash, where the payment did not go through', async () => {
    const { user, intents, happen } = follow({ payment: { ...payment, status: 'declined' } });
    await user.click(screen.getByRole('button', { name: 'Pay cash' }));
    await user.click(screen.getByRole('button', { name: 'One moment…' }));
    expect(asked(intents, paymentRequested.type)).toMatchObject([
      { payload: { reference: BY_KEY, type: 'cash' } },
    ]);
    happen(
      orderTracked({
        reference: BY_KEY,
        order: trackedOrder({ payment: { ...payment, status: 'paid' } }),
      }),
    );
    expect(screen.getByText('Paid')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  });
});

it('says in words that an address without a key names no order', () => {
  renderShop(<AcceptedPage />, { path: '/checkout/success?key=short' });
  expect(screen.getByRole('heading', { name: 'There is no order here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the main page' })).toHaveAttribute('href', '/');
});

it('names the steps that were left out without a time, and those ahead', () => {
  const delivered = { ...NEW, status: 'complete', at: inSofia('2026-11-27T19:30') };
  const { happen } = follow({ status: 'new' });
  const steps = () =>
    within(screen.getByRole('list', { name: 'How far the order is' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(steps()).toEqual(['Received18:40', 'Preparing', 'Packed', 'On the way', 'Delivered']);
  const order = trackedOrder({ status: 'complete', history: [NEW, delivered] });
  happen(orderTracked({ reference: BY_KEY, order }));
  expect(steps()).toEqual(['Received18:40', 'Preparing', 'Packed', 'On the way', 'Delivered19:30']);
});

it('says of a payment that was declined what is due, not that the order is accepted', () => {
  follow({ payment: { ...UNPAID, status: 'declined' } });
  expect(statuses()[0]).toMatch(/^Not paid yet29\.80.*The payment did not go through\./);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  const present = within(screen.getByRole('navigation', { name: 'Steps to your order' }));
  expect(present.getByText('Checkout').closest('li')).toHaveAttribute('aria-current', 'step');
});
