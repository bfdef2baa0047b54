import { screen } from '@testing-library/react';
import { liveOrderKnown } from '../../../src/application/tracking/live-order-slice';
import { reorderRequested } from '../../../src/application/tracking/reorder-slice';
import { money } from '../../../src/domain/money/money';
import type { TrackedOrder } from '../../../src/domain/order/tracked-order';
import { OrderSlot } from '../../../src/ui/pages/home/order-slot';
import { BY_KEY, TRACKING_KEY, trackedOrder } from '../../support/orders';
import { renderShop } from '../../support/render-shop';

const liveOf = (more: Partial<TrackedOrder> = {}) =>
  liveOrderKnown({ reference: BY_KEY, order: trackedOrder(more) });

const openHome = (...actions: readonly ReturnType<typeof liveOf>[]) =>
  renderShop(<OrderSlot />, { path: '/', actions: [...actions] });

afterEach(() => {
  delete document.documentElement.dataset.ordered;
});

it('begins with the order that goes on, and leads to it', async () => {
  openHome(liveOf({ status: 'process' }));
  const card = await screen.findByRole('region', { name: /Preparing.*12:45/ });
  expect(card).toHaveTextContent('Margherita');
  expect(screen.getByRole('link', { name: 'Follow the order' })).toHaveAttribute(
    'href',
    `/checkout/success?key=${TRACKING_KEY}`,
  );
});

it('says of an order that waits for its payment no time', async () => {
  const payment = { ...trackedOrder().payment, status: 'pending', dueNow: money(1) };
  openHome(liveOf({ payment }));
  expect(await screen.findByRole('region', { name: /Not paid yet/ })).not.toHaveTextContent(
    '12:45',
  );
});

it('offers what was ordered last once more as soon as that has ended', async () => {
  const shop = openHome(liveOf());
  await screen.findByRole('link', { name: 'Follow the order' });
  shop.happen(liveOf({ status: 'complete' }));
  const card = screen.getByRole('region', { name: /Last time · / });
  expect(card).toHaveTextContent(/16.90.*Margherita/);
  shop.happen(liveOrderKnown(null));
  await shop.user.click(screen.getByRole('button', { name: 'Order again' }));
  expect(shop.intents.filter(({ type }) => type === reorderRequested.type)).toHaveLength(1);
});

it('gives back the room that was left for it once nothing is known any more', async () => {
  document.documentElement.dataset.ordered = '';
  openHome(liveOf());
  await screen.findByRole('link', { name: 'Follow the order' });
  expect(document.documentElement.dataset).not.toHaveProperty('ordered');
});

it('shows nothing to a first visitor', () => {
  const { container } = openHome();
  expect(container).toHaveTextContent('');
});
