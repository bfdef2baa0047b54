import { FakeClock } from '../support/fake-clock';
import { FRIDAY_NOON } from '../support/orders';
import { exampleCart, openExampleShop } from '../support/example-shop';
import { storedOrder } from '../support/stored-order';
import { smallCities } from '../support/small-cities';
import type { TestShop, TestShopOptions } from '../support/test-shop';

let shop: TestShop;
const open = async (now: string, options: TestShopOptions = {}): Promise<void> => {
  shop = await openExampleShop({ now: new FakeClock(now).now, ...options });
};
afterEach(() => shop.close());

const eta = async (more: Record<string, unknown> = {}) =>
  (await shop.calculate(exampleCart(more)).expect(200)).body.eta;
const slots = async (query = 'lat=42.7&lng=23.3', locale = 'en') =>
  (await shop.get(`/api/v1/domain/1/slots?${query}`, locale).expect(200)).body;
const said = (state: Record<string, unknown>) =>
  shop.storage.shop
    .insertInto('ordering_states')
    .values({
      city_id: 1,
      state: 'open',
      takes_delivery: 1,
      takes_pickup: 1,
      extra_minutes: 0,
      message_json: null,
      resume_at: null,
      ...state,
    })
    .execute();
const ordered = (more: Record<string, unknown>) =>
  shop.storage.shop
    .insertInto('orders')
    .values(storedOrder({ status: 'new', ...more }))
    .execute();
const moment = (text: string): number => Date.parse(text);
const free = (day: { slots: { at: string; available: boolean }[] }): string[] =>
  day.slots.filter(({ available }) => available).map(({ at }) => at);

describe('as soon as possible', () => {
  it('tells the real time: what the zone says, rounded up to five minutes, for a quarter of an hour', async () => {
    await open('2026-11-27T18:38:00+02:00');
    expect(await eta()).toEqual({
      from: '2026-11-27T19:25:00+02:00',
      to: '2026-11-27T19:40:00+02:00',
    });
  });

  it('is half an hour for who fetches', async () => {
    await open('2026-11-27T18:38:00+02:00');
    const fetched = { orderType: 'pickup', pickupId: 10, address: null };
    expect(await eta(fetched)).toMatchObject({ from: '2026-11-27T19:10:00+02:00' });
  });

  it('takes longer while the kitchen is busy', async () => {
    await open(FRIDAY_NOON);
    await said({ state: 'busy', extra_minutes: 20 });
    expect(await eta()).toMatchObject({ from: '2026-11-27T13:05:00+02:00' });
  });

  it.each([
    ['before the opening', '2026-11-27T09:00:00+02:00', {}, 'closed'],
    ['after closing', '2026-11-27T22:00:00+02:00', {}, 'closed'],
    ['after the last order', '2026-11-27T21:31:00+02:00', {}, 'too_late'],
    ['in a pause', FRIDAY_NOON, { state: 'paused' }, 'paused'],
    ['where the way is switched off', FRIDAY_NOON, { takes_delivery: 0 }, 'switched_off'],
  ])('promises nothing %s', async (_case, now, state, reason) => {
    await open(now);
    await said(state);
    expect(await eta()).toBeNull();
    expect((await slots()).asap).toEqual({ available: false, from: null, to: null, reason });
  });

  it('is back when the end of a pause has passed, though nobody has said so', async () => {
    await open(FRIDAY_NOON);
    await said({ state: 'paused', resume_at: moment('2026-11-27T11:59:00+02:00') });
    expect(await eta()).not.toBeNull();
    const { body } = await shop.get('/api/v1/domain/1').expect(200);
    expect(body.ordering).toMatchObject({ state: 'open', message: null, resume_at: null });
  });
});

describe('a chosen time', () => {
  it('is promised for a quarter of an hour', async () => {
    await open(FRIDAY_NOON);
    expect(await eta({ timeType: 'on_time', time: '2026-11-27T19:00:00+02:00' })).toEqual({
      from: '2026-11-27T19:00:00+02:00',
      to: '2026-11-27T19:15:00+02:00',
    });
  });

  it.each([
    ['between two quarter hours', '2026-11-27T19:07:00+02:00'],
    ['while closed', '2026-11-27T23:00:00+02:00'],
    ['too soon', '2026-11-27T12:30:00+02:00'],
    ['beyond the days to choose from', '2026-12-04T19:00:00+02:00'],
    ['in the past', '1970-01-01T00:00:00Z'],
  ])('is not promised %s, and the cart still has its price', async (_case, time) => {
    await open(FRIDAY_NOON);
    const { body } = await shop.calculate(exampleCart({ timeType: 'on_time', time })).expect(200);
    expect(body).toMatchObject({ eta: null, total: 31.2 });
  });
});

describe('times to choose from', () => {
  it('are the quarter hours from opening and lead to closing, on seven days', async () => {
    await open('2026-11-27T13:05:00+02:00');
    const body = await slots();
    expect(body.now).toBe('2026-11-27T13:05:00+02:00');
    expect(body.asap).toMatchObject({ available: true, from: '2026-11-27T13:50:00+02:00' });
    expect(body.days).toHaveLength(7);
    expect(body.days[0].slots[0]).toEqual({
      at: '2026-11-27T13:15:00+02:00',
      available: false,
      reason: 'too_late',
    });
    expect(free(body.days[0])[0]).toBe('2026-11-27T14:00:00+02:00');
    expect(free(body.days[1])[0]).toBe('2026-11-28T11:45:00+02:00');
    expect(free(body.days[1]).at(-1)).toBe('2026-11-28T22:00:00+02:00');
  });

  it('are as many days as asked for', async () => {
    await open(FRIDAY_NOON);
    expect((await slots('lat=42.7&lng=23.3&days=2')).days).toHaveLength(2);
  });

  it('tell of holidays in the language of the customer', async () => {
    await open('2026-12-24T12:00:00+02:00');
    const { days } = await slots('lat=42.7&lng=23.3&days=2', 'ru');
    expect(days[1]).toEqual({ date: '2026-12-25', closed: true, text: 'Christmas-ru', slots: [] });
  });

  it('are those of the branch for who fetches', async () => {
    await open(FRIDAY_NOON);
    const { days } = await slots('orderType=pickup&branch=10');
    expect(free(days[1])[0]).toBe('2026-11-28T11:30:00+02:00');
  });

  it('begin after a pause, and there are none when nobody knows its end', async () => {
    await open('2026-11-27T18:00:00+02:00');
    await said({ state: 'paused', resume_at: moment('2026-11-27T19:00:00+02:00') });
    expect(free((await slots()).days[0])[0]).toBe('2026-11-27T19:45:00+02:00');
    await shop.storage.shop.updateTable('ordering_states').set({ resume_at: null }).execute();
    expect((await slots()).days.flatMap(free)).toEqual([]);
  });

  it('come twice in the night when an hour does, each with its offset', async () => {
    await open('2026-10-24T22:00:00+03:00');
    const cities = smallCities();
    for (const { branches } of cities.cities)
      for (const branch of branches)
        branch.working_hours = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }];
    await shop.importDocument(cities);
    const { days } = await slots('lat=42.7&lng=23.3&days=2');
    expect(days[1].slots).toHaveLength(100);
    expect(free(days[1])).toEqual(
      expect.arrayContaining(['2026-10-25T03:00:00+03:00', '2026-10-25T03:00:00+02:00']),
    );
    expect(await eta({ timeType: 'on_time', time: '2026-10-25T03:15:00+02:00' })).toEqual({
      from: '2026-10-25T03:15:00+02:00',
      to: '2026-10-25T03:30:00+02:00',
    });
  });

  it.each([
    ['', 'branch', 'branch_or_address_required'],
    ['orderType=pickup&lat=42.7&lng=23.3', 'branch', 'branch_or_address_required'],
    ['orderType=pickup&branch=20', 'branch', 'branch_unknown'],
    ['lat=43.5&lng=23.3', 'address', 'zone.out_of_range'],
    ['lat=42.7', 'lng', 'fields_invalid'],
    ['lat=1e1&lng=23', 'lat', 'fields_invalid'],
    ['lat=42.7&lng=23.3&days=0', 'days', 'fields_invalid'],
    ['lat=42.7&lng=23.3&days=8', 'days', 'fields_invalid'],
    ['lat=42.7&lng=23.3&orderType=drone', 'orderType', 'fields_invalid'],
  ])('cannot be told for %j', async (query, field, code) => {
    await open(FRIDAY_NOON);
    const { body } = await shop.get(`/api/v1/domain/1/slots?${query}`).expect(422);
    expect(body).toMatchObject({ code, errors: { [field]: [expect.stringMatching(/\w{4}/)] } });
  });

  it('are not found in a city that there is not', async () => {
    await open(FRIDAY_NOON);
    await shop.get('/api/v1/domain/77/slots?branch=10').expect(404);
  });
});

describe('a branch that takes two orders a quarter of an hour', () => {
  const SEVEN = '2026-11-27T19:00:00+02:00';
  beforeEach(() => open(FRIDAY_NOON, { slotCapacity: 2 }));
  const atSeven = async () =>
    (await slots()).days[0].slots.find(({ at }: { at: string }) => at === SEVEN);

  it('is full with two, and counts no cancelled order and none of another branch', async () => {
    const seven = { slot_at: moment(SEVEN), expected_from: moment(SEVEN) };
    await ordered(seven);
    await ordered({ ...seven, status: 'cancel' });
    await ordered({ ...seven, branch_id: 20 });
    expect(await atSeven()).toMatchObject({ available: true, reason: null });
    await ordered(seven);
    expect(await atSeven()).toMatchObject({ available: false, reason: 'full' });
    expect(await eta({ timeType: 'on_time', time: SEVEN })).toBeNull();
  });

  it('counts orders as soon as possible in the quarter hour that was promised to them', async () => {
    await ordered({ expected_from: moment('2026-11-27T19:10:00+02:00') });
    await ordered({ expected_from: moment('2026-11-27T19:05:00+02:00') });
    expect(await atSeven()).toMatchObject({ available: false, reason: 'full' });
  });

  it('promises the next free quarter hour to who wants it soon', async () => {
    const soon = moment('2026-11-27T12:45:00+02:00');
    await ordered({ expected_from: soon });
    await ordered({ expected_from: soon });
    expect(await eta()).toMatchObject({ from: '2026-11-27T13:00:00+02:00' });
  });
});
