import { bonusesCommand } from '../../../backend/cli/commands/bonuses-command';
import { promoCommand } from '../../../backend/cli/commands/promo-command';
import { currencyOf } from '../../../backend/money/currencies';
import { sumsProblem } from '../../../backend/shop/sums-problem';
import { FakeClock } from '../support/fake-clock';
import { checkTogether, citiesIn, importTogether, menuIn } from '../support/in-currency';
import { operate } from '../support/operator';
import type { TestCustomer } from '../support/orders';
import { FRIDAY_NOON, customerWith, orderBody, placed } from '../support/orders';
import { inAll } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openEmptyShop } from '../support/test-shop';

const EURO = currencyOf('EUR');
const CONVERT = ['convert', '--from', 'BGN', '--rate', '1.95583'];

let shop: TestShop;
let customer: TestCustomer;

const earn = (amount: number, day: string) =>
  shop.storage.shop
    .insertInto('bonus_entries')
    .values({
      customer_id: customer.id,
      kind: 'earn',
      currency: 'BGN',
      amount,
      order_id: null,
      at: Date.parse('2026-11-01T10:00:00Z'),
      day,
    })
    .execute();

beforeEach(async () => {
  shop = await openEmptyShop({ now: new FakeClock(FRIDAY_NOON).now });
  await importTogether(shop, menuIn('BGN'), citiesIn('BGN'));
  customer = await customerWith(shop, '0880001122');
});
afterEach(() => shop.close());

/** A code and a gift of a file, each with a sum. */
const promotionsIn = (code: string) => ({
  format: 'promo-codes',
  version: 1,
  codes: [{ code: 'FILED', type: 'fixed', value: { [code]: 5 } }],
  gifts: [
    {
      kind: 'from_goods_price',
      from: { [code]: 30 },
      gift: { chpu: 'cola' },
      reason: inAll('From thirty on'),
    },
  ],
});

const bonuses = async () =>
  (await shop.send('get', '/api/v1/user/bonuses', undefined, customer.token).expect(200)).body;
const convert = () => operate(shop, bonusesCommand, CONVERT);

it('tells after a menu in another currency what is still in the old one, and takes none of it for the new', async () => {
  await operate(shop, promoCommand, ['add', 'FIVE', '--type', 'fixed', '--value', '5']);
  await operate(shop, promoCommand, ['add', 'TENTH', '--type', 'percent', '--value', '10']);
  await earn(1000, '2026-12-31');
  const { number, id } = await placed(shop, orderBody(), { token: customer.token });

  const checked = await checkTogether(shop, menuIn('EUR'));
  const { code, err } = await importTogether(shop, menuIn('EUR'));
  expect(checked.err).toEqual(err);
  expect({ code, err }).toEqual({
    code: 0,
    err: [
      'still in another currency: the promo codes FIVE; they do not hold until they are in EUR',
      'still in another currency: minimums and delivery prices of sofia, varna; import the cities in EUR',
      'still in another currency: bonuses of 1 customers; convert them with backend bonuses convert',
      `still in another currency: the open orders ${number}; they are paid in it`,
    ],
  });
  await shop.calculate(orderBody({ promocode: 'FIVE' })).expect(422);
  await shop.calculate(orderBody({ promocode: 'TENTH' })).expect(200);
  expect(await bonuses()).toMatchObject({ balance: 0, history: [] });
  const order = await shop.send('get', `/api/v1/purchase/${String(id)}`, undefined, customer.token);
  expect(order.body).toMatchObject({ total: 29.7, currency: currencyOf('BGN') });
});

it('tells before an import what its files would leave in the old currency', async () => {
  await operate(shop, promoCommand, ['add', 'FIVE', '--type', 'fixed', '--value', '5']);
  await importTogether(shop, promotionsIn('BGN'));
  const files = [menuIn('EUR'), citiesIn('EUR'), promotionsIn('EUR')];
  const checked = await checkTogether(shop, ...files);
  expect(checked.err).toEqual([
    'still in another currency: the promo codes FIVE; they do not hold until they are in EUR',
  ]);
  expect((await checkTogether(shop, menuIn('EUR'), citiesIn('EUR'))).err).toHaveLength(2);
  expect((await importTogether(shop, ...files)).err).toEqual(checked.err);
});

it('converts bonuses at the rate that it is told, each balance as a whole, once', async () => {
  await earn(12, '2026-12-01');
  await earn(12, '2026-12-02');
  await earn(12, '2026-12-03');
  await importTogether(shop, menuIn('EUR'), citiesIn('EUR'));
  expect((await convert()).out).toEqual([
    `customer ${String(customer.id)}: 0.36 BGN are 0.18 EUR`,
    'converted for 1 customers: 0.36 BGN are 0.18 EUR',
  ]);
  expect(await bonuses()).toMatchObject({
    balance: 0.18,
    expiring: [
      { amount: 0.06, date: '2026-12-01' },
      { amount: 0.06, date: '2026-12-02' },
      { amount: 0.06, date: '2026-12-03' },
    ],
  });
  expect((await convert()).out).toEqual(['no bonuses in BGN to convert']);
  expect(await bonuses()).toMatchObject({ balance: 0.18 });
});

it('leaves what an open order has put aside in its own currency until the order ends', async () => {
  await earn(1000, '2026-12-31');
  const body = orderBody({ bonuses: 5, expectedTotal: 24.7 });
  const { id } = await placed(shop, body, { token: customer.token });
  await importTogether(shop, menuIn('EUR'), citiesIn('EUR'));
  expect((await convert()).out).toContain(
    '5.00 BGN more are put aside by open orders; what they give back can be converted once they have ended',
  );
  const path = `/api/v1/purchase/${String(id)}/cancel`;
  await shop.send('post', path, {}, customer.token).expect(200);
  expect((await convert()).out.at(-1)).toBe('converted for 1 customers: 5.00 BGN are 2.56 EUR');
  expect(await bonuses()).toMatchObject({ balance: 5.12 });
});

it.each([
  [['convert', '--rate', '2'], '--from needs the old currency'],
  [['convert', '--from', 'BGN'], '--rate needs how much'],
  [['convert', '--from', 'BGN', '--rate', '0.00'], '--rate needs how much'],
  [['convert', '--from', 'BGN', '--rate=-1'], '--rate needs how much'],
  [['spend'], 'say what to do: convert'],
])('converts nothing by words that say too little: %j', async (args, reason) => {
  const { code, err } = await operate(shop, bonusesCommand, args);
  expect({ code, err }).toEqual({ code: 2, err: [expect.stringContaining(reason)] });
});

it('refuses to start with a sum of another currency, or one that may be of another', async () => {
  const evaluate = (amount: string, currency: string | null) =>
    sumsProblem(
      shop.storage.shop,
      { depositFrom: [{ amount, currency }], referralBonus: [] },
      EURO,
    );
  expect(await evaluate('102.26', 'EUR')).toBeNull();
  expect(await evaluate('200', null)).toBeNull();
  expect(await evaluate('200', 'BGN')).toBe(
    "DEPOSIT_FROM: got 200 BGN, and the shop's currency is EUR; state it in EUR",
  );
  expect(await evaluate('0.005', 'EUR')).toBe(
    'DEPOSIT_FROM: got 0.005 EUR, and EUR has 2 decimals',
  );
  await placed(shop, orderBody());
  expect(await evaluate('200', null)).toBe(
    'DEPOSIT_FROM: got 200, and the shop has had another currency than EUR; state which, such as DEPOSIT_FROM="200 EUR"',
  );
  expect(await evaluate('0', null)).toBeNull();
});
