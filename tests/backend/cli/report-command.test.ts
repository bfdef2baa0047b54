import request from 'supertest';
import { ordersCommand } from '../../../backend/cli/commands/orders-command';
import { reportCommand } from '../../../backend/cli/commands/report-command';
import { FakeClock } from '../support/fake-clock';
import { operate } from '../support/operator';
import { FRIDAY_NOON, orderBody, pickupBody, placed } from '../support/orders';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
const clock = new FakeClock(FRIDAY_NOON);

beforeEach(async () => {
  shop = await openTestShop({ now: clock.now });
});
afterEach(() => shop.close());

const FRIDAY = ['--day', '2026-11-27'];

const orders = (...args: string[]) => operate(shop, ordersCommand, args);
const report = (...args: string[]) => operate(shop, reportCommand, args);

it('sums up a day by ways of paying, without what was cancelled and without play money', async () => {
  await placed(shop);
  const fetched = await placed(shop, pickupBody({ paymentType: 'card' }));
  await orders('set-status', fetched.number, 'cancel', '--reason', 'too_busy');
  const online = await placed(shop, orderBody({ paymentType: 'online' }));
  await request(shop.app)
    .post(`${String(online.payment.redirect_url)}/pay`)
    .expect(303);
  expect((await report(...FRIDAY)).out).toEqual([
    'sofia: 3 orders, 1 cancelled, 2 under way',
    '  cancelled  too_busy  1',
    '  cash  1  29.70 EUR',
    '  online (sandbox)  1  29.70 EUR, not in the total',
    '  total  29.70 EUR',
    expect.stringMatching(/^ {2}\d+ late$/),
    '  4 × Margherita',
  ]);
  expect((await report('--day', '2026-11-26')).out).toEqual(['no orders']);
});

it('counts no order in a day’s sum that ended before it was paid', async () => {
  await placed(shop);
  const given = await placed(shop, orderBody({ paymentType: 'online' }));
  await orders('set-status', given.number, 'cancel', '--reason', 'payment_failed');
  expect((await report(...FRIDAY)).out[0]).toBe('sofia: 1 orders, 0 cancelled, 1 under way');
});

it('prints one table of all cities, in the way of the default language', async () => {
  await placed(shop);
  const english = await report(...FRIDAY, '--csv');
  expect(english.out.slice(0, 2)).toEqual([
    'day,city,part,name,number,amount,currency\r',
    '2026-11-27,sofia,orders,,1,,\r',
  ]);
  expect(english.out.filter((line) => line.startsWith('day,'))).toHaveLength(1);
  const { out } = await operate(shop, reportCommand, [...FRIDAY, '--csv'], {
    DEFAULT_LOCALE: 'bg',
  });
  expect(out).toContain('2026-11-27;sofia;takings;cash;1;29,70;EUR\r');
});

it.each([
  [1, ['--city', 'sofai'], 'backend report: there is no such city, there are: sofia, varna'],
  [2, ['--day', 'today'], /--day takes a day/],
  [2, ['--json', '--csv'], /not both/],
  [2, ['sofia'], /takes no arguments/],
])('ends with %i for %j', async (code, args, problem) => {
  expect(await report(...args)).toEqual({
    code,
    out: [],
    err: [typeof problem === 'string' ? problem : expect.stringMatching(problem)],
  });
});
