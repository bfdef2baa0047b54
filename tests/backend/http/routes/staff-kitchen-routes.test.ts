import request from 'supertest';
import type { FakeClock } from '../../support/fake-clock';
import { inOrderShop } from '../../support/order-shop';
import { customerWith, orderBody, placed } from '../../support/orders';
import { MARGHERITA, MOZZARELLA } from '../../support/small-menu';
import { clearStaff, staffWith } from '../../support/staff';
import type { TestShop } from '../../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
let token: string;
inOrderShop((given) => ({ shop, clock } = given));
beforeEach(async () => {
  ({ token } = await staffWith(shop, 'Elena', { role: 'manager' }));
});
afterEach(() => clearStaff(shop));

const get = (path: string, by = token) => shop.send('get', `/api/v1/staff/${path}`, undefined, by);
const post = (path: string, body: unknown, by = token) =>
  shop.send('post', `/api/v1/staff/${path}`, body, by);

const stockOf = (body: { items: { kind: string; id: number; out: unknown }[] }) =>
  Object.fromEntries(body.items.map(({ kind, id, out }) => [`${kind} ${String(id)}`, out]));

const isAvailable = async (city: number): Promise<boolean> =>
  (await shop.get(`/api/v1/domain/${String(city)}/goods/pizza-margherita`)).body.is_available;

const margherita = [{ kind: 'product', id: MARGHERITA }];

it('takes a dish off the menu of the city for today, and puts it back', async () => {
  const { body } = await post('stock', { items: margherita, state: 'today' }).expect(200);
  expect(stockOf(body)).toMatchObject({
    [`product ${String(MARGHERITA)}`]: { until: '2026-11-28T05:00:00+02:00' },
    [`ingredient ${String(MOZZARELLA)}`]: null,
  });
  expect([await isAvailable(1), await isAvailable(2)]).toEqual([false, true]);
  await post('stock', { items: margherita, state: 'in' }).expect(200);
  expect(await isAvailable(1)).toBe(true);
});

it('has something again at the time that was said', async () => {
  await post('stock', { items: margherita, state: 'until', time: '12:30' }).expect(200);
  expect(await isAvailable(1)).toBe(false);
  clock.advance(30 * 60);
  expect(await isAvailable(1)).toBe(true);
});

it('tells a cart that a dish has run out for good', async () => {
  await post('stock', { items: margherita, state: 'for_good' }).expect(200);
  const { body } = await shop.calculate(orderBody());
  expect(JSON.stringify(body)).toContain('sold_out');
});

it('refuses a time that no clock shows, and leaves out what the menu has not', async () => {
  await post('stock', { items: margherita, state: 'until', time: '25:00' }).expect(422);
  await post('stock', { items: margherita, state: 'until' }).expect(422);
  await post('stock', { items: [{ kind: 'product', id: 999_999 }], state: 'today' }).expect(200);
  expect(await shop.storage.shop.selectFrom('stop_list').selectAll().execute()).toEqual([]);
});

it('pauses the city with a reason in the language of each customer, until the minutes are over', async () => {
  const { body: before } = await get('ordering').expect(200);
  const [reason] = before.reasons;
  const { body } = await post('ordering', {
    state: 'paused',
    for_minutes: 30,
    texts: reason.texts,
  }).expect(200);
  expect(body.ordering).toMatchObject({
    state: 'paused',
    resume_at: '2026-11-27T12:30:00+02:00',
  });
  const shownIn = async (locale: string) => (await shop.get('/api/v1/domain', locale)).body[0];
  expect((await shownIn('bg')).ordering.message).toBe(reason.texts.bg);
  expect((await shownIn('ru')).ordering.message).toBe(reason.texts.ru);
  clock.advance(30 * 60);
  expect((await get('ordering')).body.ordering.state).toBe('open');
});

it('is busy for so many minutes more, and open again when that is said', async () => {
  await post('ordering', { state: 'busy', extra_minutes: 20 }).expect(200);
  expect((await get('ordering')).body.ordering).toMatchObject({ state: 'busy', extra_minutes: 20 });
  await post('ordering', { state: 'open' }).expect(200);
  expect((await get('ordering')).body).toMatchObject({ ordering: { state: 'open' }, texts: null });
  await post('ordering', { state: 'busy', extra_minutes: 0 }).expect(422);
});

it('sums up the day of the member’s city, as figures and as a table', async () => {
  await placed(shop);
  const { body } = await get('report?day=2026-11-27').expect(200);
  expect(body).toMatchObject({
    day: '2026-11-27',
    reports: [{ orders: 1, total: 29.7, dishes: [{ name: 'Margherita', quantity: 2 }] }],
  });
  expect(body.csv).toContain('2026-11-27,sofia,takings,cash,1,29.70,EUR\r\n');
  const { token: other } = await staffWith(shop, 'Ivan', { city: 2, role: 'manager' });
  expect((await get('report', other)).body.reports).toMatchObject([{ orders: 0, total: 0 }]);
  await get('report?day=yesterday').expect(422);
});

it('is for staff alone', async () => {
  const customer = await customerWith(shop, '0880001133');
  for (const path of ['stock', 'ordering', 'report']) {
    await get(path, customer.token).expect(401);
    await get(path, 'x'.repeat(43)).expect(401);
  }
  await post('stock', { items: margherita, state: 'today' }, customer.token).expect(401);
  await post('ordering', { state: 'paused' }, customer.token).expect(401);
  expect(await isAvailable(1)).toBe(true);
});

describe('a ticket', () => {
  const open = (path: string, by: string) =>
    request(shop.app).get(`/board/tickets/${path}`).set('Cookie', `staff_session=${by}`);

  it('is a page that the board prints, in its language', async () => {
    const { id, number } = await placed(shop);
    const { text, headers } = await open(`${String(id)}?kind=bag&lang=bg`, token).expect(200);
    expect(text).toContain(`<p class="huge strong">${number}</p>`);
    expect(text).toContain('вход B, етаж 3, ап. 12, код 45K');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('is not there while its order waits for a payment', async () => {
    const { id } = await placed(shop, orderBody({ paymentType: 'online' }));
    await open(String(id), token).expect(404);
  });

  it('is shown to nobody else, and of no other city', async () => {
    const { id } = await placed(shop);
    const { token: other } = await staffWith(shop, 'Ivan', { city: 2 });
    await open(String(id), other).expect(404);
    await open('99999', token).expect(404);
    const { headers } = await open(String(id), 'x'.repeat(43)).expect(303);
    expect(headers['location']).toBe('/board');
  });
});
