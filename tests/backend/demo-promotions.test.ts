import menu from '../../backend/demo/menu.json';
import promo from '../../backend/demo/promo-codes.json';
import { FakeClock } from './support/fake-clock';
import { FRIDAY_NOON, customerWith } from './support/orders';
import { smallCities } from './support/small-cities';
import type { TestShop } from './support/test-shop';
import { openEmptyShop } from './support/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openEmptyShop({ now: new FakeClock(FRIDAY_NOON).now });
  const withoutPictures = {
    ...menu,
    products: menu.products.map((product) => ({
      ...product,
      picture: null,
      pictures: [],
    })),
    additionals: menu.additionals.map((additional) => ({ ...additional, picture: null })),
    mainscreen: { ...menu.mainscreen, banners: [] },
  };
  for (const document of [smallCities(), withoutPictures, promo]) {
    const result = await shop.importDocument(document, 'bg', 'demo');
    if (!result.ok) throw new Error(JSON.stringify(result.error));
  }
});
afterAll(() => shop.close());

const required = menu.choices.filter((choice) => choice.required).map(({ id }) => id);

const first = (category: string) => {
  const product = menu.products.find(
    ({ category: of, choice }) => of === category && !required.includes(choice ?? 0),
  );
  if (!product) throw new Error(`The demo has no such dish in ${category}`);
  return product;
};

const ask = (category: string, qtt: number, promocode: string | null, headers = {}) =>
  shop.calculate(
    {
      domainId: 1,
      goods: [{ id: first(category).id, qtt }],
      address: { lat: 42.7, lng: 23.3 },
      timeType: 'on_time',
      time: '2026-11-27T14:00:00+02:00',
      promocode,
    },
    headers,
  );

const answer = async (category: string, qtt: number, promocode: string | null = null) =>
  (await ask(category, qtt, promocode).expect(200)).body;

it.each([
  ['PIZZA10', 'pizza', 1],
  ['FREESHIP', 'soups', 1],
  ['SUSHIGIFT', 'sushi', 1],
  ['LUNCH5', 'salads', 1],
])('holds with the dishes of the demo: %s', async (code, category, qtt) => {
  expect((await answer(category, qtt, code)).promocode).toMatchObject({ status: 'applied' });
});

it('waits for pizza, for a sum, and for lunch time', async () => {
  expect((await answer('soups', 1, 'PIZZA10')).promocode.reason).toBe('promo.no_matching_goods');
});

it('takes 15 % off the first order of who is logged in', async () => {
  const guest = await ask('pizza', 5, 'WELCOME15').expect(422);
  expect(guest.body.code).toBe('promo.login_required');
  const { token } = await customerWith(shop, '359880001122');
  const signedIn = await ask('pizza', 5, 'WELCOME15', { Authorization: `Bearer ${token}` });
  expect(signedIn.body.promocode).toMatchObject({ status: 'applied' });
});

it('brings ginger with every set, and a drink with a large order', async () => {
  const { gifts } = await answer('sets', 3);
  expect(gifts).toMatchObject([{ qtt: 3 }, { qtt: 1 }]);
  expect((await answer('pizza', 1)).gifts).toEqual([]);
});

it('names only what the demo menu has, and says every reason in five languages', () => {
  const sections = menu.categories.flatMap((category) => [
    category.chpu,
    ...category.subcategories.map(({ chpu }) => chpu),
  ]);
  const goods = [...menu.products, ...menu.additionals].map(({ chpu }) => chpu);
  for (const code of promo.codes) {
    expect(sections).toEqual(expect.arrayContaining(code.categories ?? []));
    if (code.gift) expect(goods).toContain(code.gift.chpu);
  }
  for (const rule of promo.gifts) {
    expect(sections).toEqual(expect.arrayContaining(rule.with_categories ?? []));
    expect(goods).toContain(rule.gift.chpu);
    expect(Object.keys(rule.reason).sort()).toEqual(['bg', 'en', 'kk', 'ru', 'uk']);
  }
});
