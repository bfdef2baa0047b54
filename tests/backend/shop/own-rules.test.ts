import { orderRulesOf } from '../../../backend/shop/order-rules';
import { loadOwnShop } from '../../../backend/shop/own-shop';
import { FakeClock } from '../support/fake-clock';
import { FRIDAY_NOON, orderBody, pickupBody, place } from '../support/orders';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const LOCALES = ['en', 'ru', 'bg', 'kk', 'uk'];
const inAll = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text]));

const shopFile = (more: object = {}) => ({
  format: 'shop',
  version: 1,
  locales: LOCALES,
  name: inAll('Nonna Rosa'),
  ...more,
});

/** An environment in which nobody has set what a shop file may state. */
const UNSET = {
  depositFrom: null,
  bonusCapPercent: null,
  bonusEarnPercent: null,
  bonusDays: null,
  bonusWithDiscount: null,
  referralBonus: null,
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: new FakeClock(FRIDAY_NOON).now, ...UNSET });
});
afterAll(() => shop.close());

const imported = async (more: object = {}) => {
  expect(await shop.importDocument(shopFile(more))).toMatchObject({ ok: true });
};

const read = async (path: string) => (await shop.get(`/api/v1${path}`).expect(200)).body;

const RULES = {
  deposit: { from: '25.00 EUR', percent: 20 },
  bonuses: { earn_percent: 3, cap_percent: 40, days: 30, with_discount: false },
  referral: { bonus: '7 EUR' },
};

it('takes deposit, bonuses and what friends get from the shop file, from the next call on', async () => {
  await imported();
  expect(await read('/settings')).toMatchObject({ deposit_from: 102.26, bonus_earn_percent: 10 });
  await imported(RULES);
  expect(await read('/settings')).toMatchObject({
    deposit_from: 25,
    deposit_percent: 20,
    bonus_earn_percent: 3,
  });
  const { body } = await shop.calculate(orderBody()).expect(200);
  expect(body).toMatchObject({ total: 29.7, deposit: { percent: 20, amount: 5.94 } });
  expect(orderRulesOf(shop.settings, await loadOwnShop(shop.storage.shop))).toMatchObject({
    bonusCapPercent: 40,
    bonusDays: 30,
    bonusWithDiscount: false,
    referralBonus: [{ amount: '7', currency: 'EUR' }],
  });
});

it('promises no bonuses where nobody can log in', async () => {
  await imported({ ...RULES, logins: [] });
  expect(await read('/settings')).toMatchObject({ bonus_earn_percent: 0 });
});

it('lets a variable of the environment win over the shop file', async () => {
  await imported(RULES);
  const stated = [{ amount: '50', currency: 'EUR' }];
  const environment = { ...shop.settings, depositFrom: stated, bonusEarnPercent: 0 };
  expect(orderRulesOf(environment, await loadOwnShop(shop.storage.shop))).toMatchObject({
    depositFrom: stated,
    bonusEarnPercent: 0,
    bonusCapPercent: 40,
  });
});

it('asks for no deposit and gives friends nothing where the shop file says null', async () => {
  await imported({ deposit: { from: null }, referral: { bonus: null } });
  expect(await read('/settings')).toMatchObject({ deposit_from: null });
  expect(orderRulesOf(shop.settings, await loadOwnShop(shop.storage.shop))).toMatchObject({
    depositFrom: [],
    referralBonus: [],
  });
});

it('takes each way to pay in its cities and for its orders alone', async () => {
  await imported({
    payments: [
      { type: 'cash', cities: ['sofia'] },
      { type: 'card', order_types: ['pickup'] },
    ],
  });
  expect((await read('/settings')).payments).toEqual([
    { type: 'cash', order_types: ['delivery', 'pickup'], domain_ids: [1] },
    { type: 'card', order_types: ['pickup'] },
  ]);
  const typesIn = async (city: number) =>
    (await read(`/domain/${String(city)}/delivery`)).payments.map(
      ({ type }: { type: string }) => type,
    );
  expect([await typesIn(1), await typesIn(2)]).toEqual([['cash', 'card'], ['card']]);
  const inVarna = { domainId: 2, pickupId: 20 };
  expect((await place(shop, pickupBody({ ...inVarna, paymentType: 'card' }))).status).toBe(201);
  const refused = await place(shop, pickupBody({ ...inVarna, paymentType: 'cash' }));
  expect([refused.status, refused.body.code]).toEqual([422, 'payment.not_offered']);
  expect((await place(shop, orderBody())).status).toBe(201);
});

it('lays equipment of its own beside the orders that it is offered for', async () => {
  const cutlery = { id: 7, name: inAll('Cutlery'), price: '0.20 EUR' };
  await imported({
    equipment: [
      { ...cutlery, cities: ['sofia'], order_types: ['delivery'] },
      { ...cutlery, id: 8, name: inAll('Napkins'), price: '0 EUR' },
    ],
  });
  const equipment = [
    { id: 7, qtt: 3 },
    { id: 8, qtt: 1 },
    { id: 1, qtt: 1 },
  ];
  const laid = async (body: object) =>
    (await shop.calculate({ ...body, equipment }).expect(200)).body.equipment.map(
      ({ name, total }: { name: string; total: number }) => [name, total],
    );
  // Two dishes for one person each: two sets come free, the dearest first.
  expect(await laid(orderBody())).toEqual([
    ['Cutlery', 0.2],
    ['Napkins', 0],
  ]);
  expect(await laid(pickupBody())).toEqual([['Napkins', 0]]);
  expect((await read('/domain/2/delivery')).equipment).toMatchObject([{ id: 8, price: 0 }]);
  await imported({ equipment: [] });
  expect((await read('/settings')).equipment).toEqual([]);
});

it('shows the social links of the shop in cities that have none of their own', async () => {
  const instagram = { type: 'instagram', link: 'https://instagram.com/nonna', is_messenger: false };
  await imported({ socials: [instagram] });
  expect((await read('/domain/1')).socials).toMatchObject([{ type: 'telegram' }]);
  await shop.storage.shop.deleteFrom('socials').where('city_id', '=', 2).execute();
  const again = await shop.importDocument(shopFile({ socials: [instagram], font: 'serif' }));
  expect(again.ok).toBe(true);
  expect((await read('/domain/2')).socials).toMatchObject([instagram]);
});

it('writes its currency and a second one as the shop file says', async () => {
  const second = { code: 'USD', rate: 1.1, until: '2027-03-31', digits: 0 };
  await imported({
    currency: { code: 'EUR', symbol: 'EUR', position: 'before' },
    second_currency: second,
  });
  expect(await read('/settings')).toMatchObject({
    currency: { code: 'EUR', symbol: 'EUR', digits: 2, position: 'before' },
    second_currency: { ...second, symbol: '$', position: 'before' },
  });
  await imported({ second_currency: null });
  expect(await read('/settings')).toMatchObject({
    currency: { symbol: '€' },
    second_currency: null,
  });
});

it.each([
  [
    'a price of another currency',
    { equipment: [{ id: 1, name: inAll('Fork'), price: '1 BGN' }] },
    'equipment[0].price',
    'expected an amount in EUR, the currency of the menu',
  ],
  [
    'a price without its currency',
    { deposit: { from: '30' } },
    'deposit.from',
    'expected an amount and its currency such as "2.50 EUR", or null, got "30"',
  ],
  [
    'a price too fine for its currency',
    { referral: { bonus: '1.005 EUR' } },
    'referral.bonus',
    'expected at most 2 decimals',
  ],
  [
    'equipment with one id twice',
    {
      equipment: [1, 1].map((id) => ({ id, name: inAll('Fork'), price: '1 EUR' })),
    },
    'equipment[1].id',
    '"1" is used twice, first at equipment[0].id',
  ],
  [
    'a currency that the menu is not in',
    { currency: { code: 'JPY' } },
    'currency.code',
    'expected EUR, the currency of the menu',
  ],
  [
    'other decimals than amounts are stored with',
    { currency: { code: 'EUR', digits: 0 } },
    'currency.digits',
    'expected 2, as ISO 4217 has it',
  ],
  [
    'a second currency that is the first',
    { currency: { code: 'EUR' }, second_currency: { code: 'EUR', rate: 1 } },
    'second_currency.code',
    'expected another currency than EUR',
  ],
  [
    'a rate of nobody knows what',
    { second_currency: { code: 'USD', rate: 1.1 } },
    'second_currency',
    'needs "currency" beside it: its rate is for one of that',
  ],
  [
    'a rate of nothing',
    { currency: { code: 'EUR' }, second_currency: { code: 'USD', rate: 0 } },
    'second_currency.rate',
    "expected how much of it one of the shop's currency is, got 0",
  ],
  [
    'a percentage over 100',
    { bonuses: { earn_percent: 101 } },
    'bonuses.earn_percent',
    'expected a percentage from 0 to 100, or null, got 101',
  ],
  [
    'a link that runs a script',
    { socials: [{ type: 'instagram', link: 'javascript:alert(1)', is_messenger: false }] },
    'socials[0].link',
    'expected an address such as "https://instagram.com/shop", got "javascript:alert(1)"',
  ],
  [
    'a word that it does not know',
    { bonuses: { earn: 5 } },
    'bonuses.earn',
    'there is no such field, there are earn_percent, cap_percent, days, with_discount',
  ],
])('refuses %s, and says where', async (_, more, path, reason) => {
  expect(await shop.importDocument(shopFile(more))).toEqual({
    ok: false,
    error: [{ path, reason }],
  });
});
