import { screen } from '@testing-library/react';
import type { Action } from 'redux';
import { mainScreenLoaded } from '../../../src/application/catalogue/catalogue-slice';
import { lastOrderKnown, lastOrderOf } from '../../../src/application/tracking/last-order-slice';
import { liveOrderEnded, liveOrderKnown } from '../../../src/application/tracking/live-order-slice';
import { reorderRequested } from '../../../src/application/tracking/reorder-slice';
import { money } from '../../../src/domain/money/money';
import type { TrackedOrder } from '../../../src/domain/order/tracked-order';
import { OrderSlot } from '../../../src/ui/live-order/order-slot';
import { lineOf } from '../../support/carts';
import { cardOf } from '../../support/dishes';
import { EMPTY_SCREEN } from '../../support/menus';
import { BY_KEY, TRACKING_KEY, trackedOrder } from '../../support/orders';
import { renderShop } from '../../support/render-shop';

/** An order as its saga shows it. */
const orderOf = (more: Partial<TrackedOrder> = {}, locale = 'en') => {
  const live = { reference: BY_KEY, order: trackedOrder(more) };
  return [liveOrderKnown(live), lastOrderKnown(lastOrderOf(live, locale))];
};

const openHome = (actions: readonly Action[] = [], path = '/') =>
  renderShop(<OrderSlot />, { path, actions });

afterEach(() => {
  delete document.documentElement.dataset.ordered;
});

it('begins with the order that goes on, and leads to it', async () => {
  openHome(orderOf({ status: 'process' }));
  const card = await screen.findByRole('region', { name: /Preparing.*12:45/ });
  expect(card).toHaveTextContent('Margherita');
  expect(screen.getByRole('link', { name: 'Follow the order' })).toHaveAttribute(
    'href',
    `/checkout/success?key=${TRACKING_KEY}`,
  );
});

it('says of an order that waits for its payment no time', async () => {
  const payment = { ...trackedOrder().payment, status: 'pending', dueNow: money(1) };
  openHome(orderOf({ payment }));
  expect(await screen.findByRole('region', { name: /Not paid yet/ })).not.toHaveTextContent(
    '12:45',
  );
});

it('offers what was ordered last once more as soon as that has ended', async () => {
  const shop = openHome(orderOf());
  await screen.findByRole('link', { name: 'Follow the order' });
  shop.happen(...orderOf({ status: 'complete' }));
  const card = screen.getByRole('region', { name: /Last time · / });
  expect(card).toHaveTextContent(/16.90.*Margherita/);
  shop.happen(liveOrderEnded(undefined));
  await shop.user.click(screen.getByRole('button', { name: 'Order again' }));
  expect(shop.intents.filter(({ type }) => type === reorderRequested.type)).toHaveLength(1);
});

it('gives back the room that was left for it once nothing is known any more', async () => {
  document.documentElement.dataset.ordered = '';
  openHome(orderOf());
  await screen.findByRole('link', { name: 'Follow the order' });
  expect(document.documentElement.dataset).not.toHaveProperty('ordered');
});

it('names the dishes of an order of which it is not known yet how it stands', async () => {
  openHome(orderOf().slice(1));
  const card = await screen.findByRole('region', { name: 'Looking up your order…' });
  expect(card).toHaveTextContent('Margherita');
  expect(screen.queryByRole('button')).toBeNull();
});

it('names the dishes of another language as the menu does, and says in which the others are', async () => {
  const [margherita] = trackedOrder().lines;
  if (!margherita) throw new Error('No line');
  const lines = [margherita, { ...margherita, line: lineOf(2), name: 'Borscht' }];
  openHome(
    [
      ...orderOf({ status: 'complete', lines }),
      mainScreenLoaded({ ...EMPTY_SCREEN, hits: [cardOf({ id: 1, name: 'Маргарита' })] }),
      liveOrderEnded(undefined),
    ],
    '/ru',
  );
  expect(await screen.findByText('Маргарита')).not.toHaveAttribute('lang');
  expect(screen.getByText(', Borscht')).toHaveAttribute('lang', 'en');
});

it('shows nothing to a first visitor', () => {
  const { container } = openHome();
  expect(container).toHaveTextContent('');
});
