import { cleanup, screen, within } from '@testing-library/react';
import { signedIn } from '../../../../src/application/session/account-slice';
import {
  orderListFailed,
  orderListLeft,
  orderListLoaded,
  orderListShown,
} from '../../../../src/application/tracking/order-list-slice';
import { reorderRequested } from '../../../../src/application/tracking/reorder-slice';
import type { TrackedOrder } from '../../../../src/domain/order/tracked-order';
import { pageReady } from '../../../../src/application/navigation/page-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import { OrdersPage } from '../../../../src/ui/pages/account/orders-page';
import { SETTINGS, orderId, trackedOrder } from '../../../support/checkouts';
import { renderShop } from '../../../support/render-shop';

const META = { currentPage: 1, lastPage: 1, perPage: 10, total: 1 };

const open = trackedOrder({ id: orderId(2), number: '100002' });
const ended = trackedOrder({
  id: orderId(1),
  number: '100001',
  status: 'complete',
  canReorder: true,
});

const listOf = (
  open_: readonly TrackedOrder[],
  items: readonly TrackedOrder[],
  meta: Partial<typeof META> = {},
) => orderListLoaded({ open: open_, ended: { items, meta: { ...META, ...meta } } });

const shown = (list = listOf([open], [ended]), page = 1) =>
  renderShop(<OrdersPage />, {
    path: page === 1 ? '/account/orders' : `/account/orders?page=${String(page)}`,
    actions: [
      settingsLoaded(SETTINGS),
      signedIn(undefined),
      list,
      pageReady({ name: 'accountOrders', page }),
    ],
  });

const card = (number: string) => within(screen.getByRole('article', { name: `Order ${number}` }));

it('orders that go on stand above those that have ended, each with what matters of it', () => {
  shown();
  const parts = screen.getAllByRole('region').map((part) => within(part).getAllByRole('article'));
  expect(parts.map((cards) => cards.length)).toEqual([1, 1]);
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['In progress', 'History']);
  expect(card('100002').getByText('Received')).toBeInTheDocument();
  expect(card('100002').getByText('27 November 2026, 18:40')).toHaveAttribute(
    'datetime',
    '2026-11-27T18:40:00+02:00',
  );
  expect(card('100002').getByText(/^Expected/)).toBeInTheDocument();
  expect(card('100001').queryByText(/^Expected/)).toBeNull();
  expect(card('100001').getByText('Margherita × 2')).toBeInTheDocument();
  expect(card('100001').getByText(/29\.80/)).toBeInTheDocument();
  expect(card('100002').getByRole('link')).toHaveAttribute('href', '/account/orders/2');
});

it('what has ended can be ordered again', async () => {
  const { user, intents } = shown();
  expect(card('100002').queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Order again: order 100001' }));
  await user.click(screen.getByRole('button', { name: 'One moment…: order 100001' }));
  expect(intents.filter(({ type }) => type === reorderRequested.type)).toHaveLength(1);
});

it('a change is said aloud once, and not with every answer', () => {
  const { happen } = shown();
  const news = () => screen.getAllByRole('status')[0]?.textContent;
  expect(news()).toBe('');
  const moved = { ...open, status: 'process' };
  happen(listOf([moved], [ended]));
  expect(news()).toBe('Order 100002: Preparing');
  const region = screen.getAllByRole('status')[0];
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  if (region) observer.observe(region, { childList: true, characterData: true, subtree: true });
  happen(listOf([{ ...moved }], [ended]));
  expect([...changes, ...observer.takeRecords()]).toEqual([]);
  happen(listOf([], [{ ...open, status: 'complete' }, ended]));
  expect(news()).toBe('Order 100002: Delivered');
});

it('keeps itself up to date as long as it is open, and says when it cannot', () => {
  const { intents, happen } = shown(listOf([], [ended], { lastPage: 3, currentPage: 2 }), 2);
  expect(intents).toContainEqual(orderListShown(2));
  happen(orderListFailed(undefined));
  expect(screen.getByText(/^The connection is lost/)).toBeInTheDocument();
  cleanup();
  expect(intents).toContainEqual(orderListLeft(undefined));
});

it('a long history has pages', () => {
  shown(listOf([], [ended], { lastPage: 3, currentPage: 2 }), 2);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  const [before, next] = pages.getAllByRole('link');
  expect(before).toHaveAttribute('href', '/account/orders');
  expect(before).toHaveAttribute('rel', 'prev');
  expect(next).toHaveAttribute('href', '/account/orders?page=3');
  expect(next).toHaveAttribute('rel', 'next');
});

it('whoever has ordered nothing yet is shown the way to the menu', () => {
  shown(listOf([], [], { total: 0 }));
  expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the menu' })).toHaveAttribute('href', '/products');
});
