import { promoCommand } from '../../../backend/cli/commands/promo-command';
import { bearer, bringPromotions, exampleCart, openExampleShop } from '../support/example-shop';
import { FakeClock } from '../support/fake-clock';
import { operate } from '../support/operator';
import { FRIDAY_NOON, customerWith } from '../support/orders';
import { smallCities } from '../support/small-cities';
import { MARGHERITA } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openExampleShop({ now: new FakeClock(FRIDAY_NOON).now });
});
afterEach(() => shop.close());

const promo = (...args: string[]) => operate(shop, promoCommand, args);
const tried = async (promocode: string, headers = {}) =>
  (await shop.calculate(exampleCart({ promocode }), headers)).body;

it('adds a code with all its conditions, lists it and it holds at once', async () => {
  const { code, out } = await promo(
    ...['add', 'pizza 10', '--type', 'percent', '--value', '10', '--min-total', '20'],
    ...['--categories', 'pizza,rolls', '--cities', 'sofia', '--order-type', 'delivery'],
    ...[
      '--from',
      '2026-11-01',
      '--to',
      '2026-11-30',
      '--weekdays',
      '1,5',
      '--hours',
      '11:00-15:00',
    ],
    ...['--max-uses', '100', '--max-per-phone', '2', '--stackable'],
  );
  expect({ code, out }).toEqual({ code: 0, out: ['PIZZA10: added'] });
  expect((await promo('list')).out).toEqual([
    'PIZZA10: 10 %, from 20.00 EUR, delivery, in sofia, on pizza, rolls, begins 2026-11-01, until 2026-11-30, weekdays 1, 5, 11:00–15:00, 100 times in all, 2 times a phone, with login, beside other discounts, used 0 times',
  ]);
  const { token } = await customerWith(shop, '359880001122');
  const { promocode } = await tried('PIZZA10', bearer(token));
  expect(promocode).toMatchObject({ status: 'applied', discount: 2.72 });
});

it.each([
  [['--type', 'fixed', '--value', '5.50'], { discount: 5.5 }],
  [['--type', 'free_delivery'], { discount: 4 }],
  [['--type', 'gift', '--gift', 'cola', '--gift-quantity', '2'], { status: 'applied' }],
])('adds a code of each kind: %j', async (args, expected) => {
  expect((await promo('add', 'CODE', ...args)).err).toEqual([]);
  expect((await tried('CODE')).promocode).toMatchObject(expected);
});

it('ends a code and lets it hold again, and no file brings back what an operator has ended', async () => {
  const file = [{ code: 'SUMMER10', type: 'percent', value: 10 }];
  await bringPromotions(shop, file);
  expect((await promo('disable', 'summer10')).out).toEqual(['SUMMER10: disabled']);
  await bringPromotions(shop, [...file, { code: 'NEW', type: 'percent', value: 5 }]);
  expect((await tried('SUMMER10')).code).toBe('promo.not_found');
  expect((await promo('list')).out).toEqual([
    'NEW: 5 %, used 0 times',
    'SUMMER10 (off): 10 %, used 0 times',
  ]);
  await promo('enable', 'SUMMER10');
  expect((await tried('SUMMER10')).promocode.status).toBe('applied');
});

it('adds no code twice and ends none that there is not', async () => {
  await promo('add', 'CODE', '--type', 'free_delivery');
  expect(await promo('add', 'code', '--type', 'percent', '--value', '5')).toEqual({
    code: 1,
    out: [],
    err: ['backend promo: there is a code CODE already'],
  });
  expect(await promo('disable', 'NONE')).toMatchObject({
    code: 1,
    err: ['backend promo: there is no code NONE'],
  });
});

it('says that there are none', async () => {
  expect((await promo('list')).out).toEqual(['no promo codes']);
});

it.each([
  [['--type', 'gratis'], 'type: expected percent, fixed, free_delivery or gift, got "gratis"'],
  [
    ['--type', 'percent'],
    'value: expected a percentage above 0 up to 100 with at most 2 decimals, got nothing',
  ],
  [
    ['--type', 'percent', '--value', '101'],
    'value: expected a percentage above 0 up to 100 with at most 2 decimals, got 101',
  ],
  [
    ['--type', 'fixed', '--value', '5,5'],
    'value.EUR: expected an amount from 0 with at most 2 decimals, got "5,5"',
  ],
  [['--type', 'gift', '--gift', 'tiramisu'], 'there is no dish "tiramisu"'],
  [['--type', 'free_delivery', '--categories', 'tapas'], 'there is no category "tapas"'],
  [['--type', 'free_delivery', '--cities', 'burgas'], 'there is no city "burgas"'],
  [
    ['--type', 'free_delivery', '--hours', '11-15'],
    'hours.from: expected a time such as "11:00", got "11"',
  ],
  [
    ['--type', 'free_delivery', '--weekdays', '8'],
    'weekdays[0]: expected a whole number from 1 to 7, got 8',
  ],
  [
    ['--type', 'free_delivery', '--from', '2026-12-02', '--to', '2026-11-30'],
    'CODE.to: expected a day or a moment after "from"',
  ],
])('refuses a code that makes no sense: %j', async (args, problem) => {
  const { code, err } = await promo('add', 'CODE', ...args);
  expect({ code, first: err[0] }).toEqual({ code: 1, first: `backend promo: ${problem}` });
  expect((await promo('list')).out).toEqual(['no promo codes']);
});

it.each([
  [[], 'say what to do: add, list, disable, enable'],
  [['add', '--type', 'percent'], 'name a code, such as PIZZA10'],
  [['add', 'A', 'B', '--type', 'percent'], 'unknown word "B"'],
  [['add', 'A'], '--type is one of percent, fixed, free_delivery, gift'],
  [['add', 'A', '--colour', 'red'], "Unknown option '--colour'"],
  [['list', 'all'], 'list takes no arguments'],
])('does not understand %j', async (args, problem) => {
  const { code, err } = await promo(...args);
  expect(code).toBe(2);
  expect(err[0]).toContain(`backend promo: ${problem}`);
});

it('lets a code hold to the end of its last day by the clocks of the city that is ordered in', async () => {
  const clock = new FakeClock('2027-10-15T21:59:59Z');
  const abroad = await openTestShop({ now: clock.now });
  const cities = smallCities();
  Object.assign(cities.cities[1] ?? {}, { timezone: 'Europe/London' });
  await abroad.importDocument(cities);
  await operate(abroad, promoCommand, [
    'add',
    'OCTOBER',
    '--type=percent',
    '--value=10',
    '--to=2027-10-15',
  ]);
  const statusIn = async (domainId: number) => {
    const goods = [{ id: MARGHERITA, qtt: 2 }];
    const order = { domainId, orderType: 'pickup', pickupId: domainId * 10, goods };
    return (await abroad.calculate({ ...order, promocode: 'OCTOBER' })).status;
  };
  // In Sofia the sixteenth has begun at 21:00 by universal time.
  expect([await statusIn(1), await statusIn(2)]).toEqual([422, 200]);
  clock.advance(3600);
  expect(await statusIn(2)).toBe(200);
  clock.advance(1);
  expect(await statusIn(2)).toBe(422);
  await abroad.close();
});
