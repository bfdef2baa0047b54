import { stockCommand } from '../../../backend/cli/commands/stock-command';
import { readStockRequest } from '../../../backend/cli/commands/stock-request';
import { readStops } from '../../../backend/catalogue/stop-list';
import { instant } from '../../../src/domain/time/instant';
import { timeZone } from '../../../src/domain/time/time-zone';
import { cityId } from '../../support/ids';
import { operate } from '../support/operator';
import { MARGHERITA } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
afterEach(() => shop.close());

const stock = (...args: string[]) => operate(shop, stockCommand, args);
const isAvailable = async (city: number): Promise<boolean> =>
  (await shop.get(`/api/v1/domain/${String(city)}/goods/pizza-margherita`)).body.is_available;

it('takes a dish off the menu of one city, and puts it back', async () => {
  shop = await openTestShop();
  const { code, out } = await stock('out', 'pizza-margherita', '--for-good', '--city', 'sofia');
  expect({ code, out }).toEqual({ code: 0, out: ['sofia: pizza-margherita is out for good'] });
  expect([await isAvailable(1), await isAvailable(2)]).toEqual([false, true]);
  expect((await stock('in', 'pizza-margherita')).out).toEqual(['nothing is out']);
  expect(await isAvailable(1)).toBe(true);
});

it('has a dish again as soon as its time has come', async () => {
  let at = '2026-11-27T19:29:59+02:00';
  shop = await openTestShop({ now: () => new Date(at) });
  await shop.storage.shop
    .insertInto('stop_list')
    .values({
      city_id: 1,
      kind: 'product',
      item_id: MARGHERITA,
      ends_at: Date.parse('2026-11-27T19:30:00+02:00'),
    })
    .execute();
  expect(await isAvailable(1)).toBe(false);
  at = '2026-11-27T19:30:00+02:00';
  expect(await isAvailable(1)).toBe(true);
});

it('counts ingredients and options too, and the last word about a thing', async () => {
  shop = await openTestShop();
  await stock('out', 'mozzarella', 'option:3002', 'cola', '--city', 'sofia');
  await stock('out', 'cola', '--for-good', '--city', 'sofia');
  const stops = await readStops(shop.storage.shop, cityId(1), instant(Date.now()));
  expect(stops).toHaveLength(3);
  expect(stops).toContainEqual({ kind: 'product', itemId: 901, endsAt: null });
});

it.each([
  // The shift of a night is over before the dish comes back.
  ['2026-11-27T23:00:00+02:00', '2026-11-28T05:00:00+02:00'],
  ['2026-11-28T01:00:00+02:00', '2026-11-28T05:00:00+02:00'],
  ['2026-11-28T09:00:00+02:00', '2026-11-29T05:00:00+02:00'],
])('means by today, said at %s, until %s', async (said, end) => {
  shop = await openTestShop();
  const request = readStockRequest(['out', 'cola']);
  const zone = timeZone('Europe/Sofia');
  if (!request.ok || request.value.action !== 'out' || !zone.ok) throw new Error('is understood');
  expect(request.value.until(instant(Date.parse(said)), zone.value)).toBe(Date.parse(end));
});

it.each([
  [1, ['out', 'pizza-margarita'], 'backend stock: the menu has no pizza-margarita'],
  [
    1,
    ['list', '--city', 'burgas'],
    'backend stock: there is no such city, there are: sofia, varna',
  ],
  [1, ['out', 'cola', '--until', '2020-01-01T10:00:00Z'], 'backend stock: --until is past already'],
  [2, ['out'], 'backend stock: name at least one dish or ingredient; see backend stock --help'],
  [2, ['eat', 'cola'], 'backend stock: say what to do: out, in, list; see backend stock --help'],
])('ends with %i for %j', async (code, args, problem) => {
  shop = await openTestShop();
  expect(await stock(...args)).toEqual({ code, out: [], err: [problem] });
});
