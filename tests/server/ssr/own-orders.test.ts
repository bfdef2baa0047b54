import { FakeClock } from '../../backend/support/fake-clock';
import { moveThrough } from '../../backend/support/order-shop';
import { depsOf } from '../../backend/support/order-deps';
import type { PlacedOrder, TestCustomer } from '../../backend/support/orders';
import {
  FRIDAY_NOON,
  customerWith,
  orderBody,
  pickupBody,
  placed,
} from '../../backend/support/orders';
import type { WholeShop } from '../../support/shop-with-backend';
import { openWholeShop } from '../../support/shop-with-backend';
import { stateOf, visibleTextOf } from '../../support/test-storefront';

/** What the server makes of a customer's own orders, with the restaurant's own backend behind it. */
let shop: WholeShop;
let maria: TestCustomer;
let ivan: TestCustomer;
let hers: PlacedOrder;
let old: PlacedOrder;
let his: PlacedOrder;

beforeAll(async () => {
  const clock = new FakeClock(FRIDAY_NOON);
  shop = await openWholeShop({ now: () => clock.now() });
  maria = await customerWith(shop.backend, '0880003344');
  ivan = await customerWith(shop.backend, '0880001122');
  old = await placed(shop.backend, pickupBody(), { token: maria.token });
  hers = await placed(shop.backend, orderBody({ comment: 'No onions' }), { token: maria.token });
  his = await placed(shop.backend, pickupBody(), { token: ivan.token });
  await moveThrough(depsOf(shop.backend, clock), old.id, 'cancel');
});
afterAll(() => shop.close());

const open = (path: string, { token }: TestCustomer = maria) =>
  shop.storefront.ask(path, { headers: { Cookie: `token=${token}` } });

it('an own order is in the page as it comes, for its customer alone', async () => {
  const page = await open(`/account/orders/${String(hers.id)}`);
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-store');
  const shownText = visibleTextOf(page);
  expect(shownText).toContain(`Order ${hers.number}`);
  expect(shownText).toContain('Vitosha Blvd 15');
  expect(shownText).toContain('Flat 12, Entrance B, Floor 3, Code 45K');
  expect(shownText).toContain('No onions');
  expect(shownText).toContain('Margherita × 2');
  expect(shownText).toContain('27 November 2026, 12:00');
  expect(page.text).toContain('noindex');
  expect(page.text).not.toContain(hers.tracking_key);
});

it('the list is in the page as it comes: what goes on, and what has ended', async () => {
  const page = await open('/ru/account/orders');
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-store');
  const { orderList } = stateOf(page);
  expect(orderList?.open.map(({ number }) => number)).toEqual([hers.number]);
  expect(orderList?.ended.items.map(({ number }) => number)).toEqual([old.number]);
  expect(visibleTextOf(page)).toMatch(/Мои заказы.*Принят.*История.*Отменён.*Заказать снова/);
});

it('somebody else’s order, one that nobody has and a word that is none are the same page', async () => {
  const ids = [String(his.id), '999999', 'abc', '0', '-1', '01', '1e3', '99999999999'];
  const answers = await Promise.all(ids.map((id) => open(`/account/orders/${id}`)));
  const same = answers.map(({ status, text, headers }, index) => ({
    status,
    caching: headers['cache-control'],
    // Apart from the address that was asked for, and from what is new in each answer.
    text: text
      .replace(/nonce="[^"]+"/g, 'nonce')
      .replaceAll(`/account/orders/${ids[index] ?? ''}`, '/account/orders/…')
      .replace(/("name":"accountOrder","id":)(null|\d+)/g, '$1…'),
  }));
  for (const answer of same) expect(answer).toEqual(same[0]);
  expect(same[0]).toMatchObject({ status: 404, caching: 'private, no-store' });
  expect(visibleTextOf(answers[0] ?? { text: '' })).toContain('Page not found');
  expect(answers.map(({ text }) => text).join()).not.toContain(his.number);
});

it('a page after the last is none, and a page that is no number is the first', async () => {
  expect((await open('/account/orders?page=2')).status).toBe(404);
  for (const page of ['0', '-1', 'abc', '1.5']) {
    const answer = await open(`/account/orders?page=${page}`);
    expect(answer.status).toBe(200);
    expect(stateOf(answer).orderList?.ended.meta.currentPage).toBe(1);
  }
});

it('a guest is sent to the login', async () => {
  for (const path of ['/account/orders', `/account/orders/${String(hers.id)}`]) {
    const { status, headers } = await shop.storefront.ask(path);
    expect([status, headers['location']]).toEqual([302, `/?login=${path}`]);
  }
});
