import { countryRules } from '../../../backend/city/country-rules';
import { problemLines } from '../../../backend/import/import-failure';
import { readImportFile } from '../support/import-file';
import type { FixtureCities } from '../support/small-cities';
import { smallCities } from '../support/small-cities';
import type { FixtureMenu, FixtureProduct } from '../support/small-menu';
import { smallMenu } from '../support/small-menu';

const problems = (document: unknown, country = 'bg'): string[] => {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const result = readImportFile(text, {
    rules: countryRules(country),
    locales: [],
    now: () => new Date(),
  });
  return result.ok ? [] : problemLines('menu.json', text, result.error);
};

const first = (menu: FixtureMenu): FixtureProduct => {
  const [product] = menu.products;
  if (!product) throw new Error('the fixture has dishes');
  return product;
};

const changed = (change: (menu: FixtureMenu) => void): FixtureMenu => {
  const menu = smallMenu();
  change(menu);
  return menu;
};

it('finds nothing wrong with a right file, with or without a byte order mark', () => {
  expect(problems(smallMenu())).toEqual([]);
  expect(problems(smallCities())).toEqual([]);
  expect(problems(`\uFEFF${JSON.stringify(smallMenu())}`)).toEqual([]);
});

it('reads an export that still has the lines of npm in front', () => {
  const banner = '\n> shop@1.0.0 backend\n> node scripts/backend.mjs export\n\n';
  expect(problems(`${banner}${JSON.stringify(smallCities())}`)).toEqual([]);
});

it('says of a file that is no JSON that it is none', () => {
  expect(problems('{')[0]).toMatch(/^menu\.json:1: is not JSON: /);
});

it.each([
  ['{\n "format": "menu"\n "version": 1\n}', '3', 'a comma is missing after "format": "menu"'],
  ['{\n "prices": {"EUR": 6,90}\n}', '2', 'a number has a point: 6.90, not 6,90'],
  ['{\n "hits": [1,\n 2,\n]\n}', '4', 'no comma before "]"'],
])('says how to mend %j', (text, line, remedy) => {
  expect(problems(text)).toEqual([`menu.json:${line}: is not JSON: ${remedy}`]);
});

it('says which formats there are', () => {
  expect(problems({ format: 'orders' })).toEqual([
    'menu.json:1: format: expected "menu", "cities", "content", "promo-codes" or "shop", got "orders"',
  ]);
});

it.each<[string, (menu: FixtureMenu) => void]>([
  [
    'products[0].prices.EUR: expected an amount from 0 with at most 2 decimals, got "12"',
    (menu) => Object.assign(first(menu).prices, { EUR: '12' }),
  ],
  [
    'products[0].prices.EUR: expected an amount from 0 with at most 2 decimals, got 1.005',
    (menu) => (first(menu).prices = { EUR: 1.005, AED: 1 }),
  ],
  [
    'products[0].prices.EUR: expected an amount from 0 with at most 2 decimals, got -1',
    (menu) => (first(menu).prices = { EUR: -1, AED: 1 }),
  ],
  ['products[0].prices: there is no price in EUR', (menu) => (first(menu).prices = { AED: 27 })],
  [
    'products[0].id: expected a whole number from 1 to 2147483647, got 0',
    (menu) => (first(menu).id = 0),
  ],
  [
    'products[0].chpu: expected an address part such as "pizza-margherita", got "Pizza Margherita"',
    (menu) => (first(menu).chpu = 'Pizza Margherita'),
  ],
  [
    'products[0].ingredients[1].max: expected a whole number from 0 to 10, got 11',
    (menu) => Object.assign(first(menu).ingredients[1] ?? {}, { max: 11 }),
  ],
  [
    'products[0].ingredients[1]: expected min ≤ qtt ≤ max, got 2, 1, 2',
    (menu) => Object.assign(first(menu).ingredients[1] ?? {}, { min: 2 }),
  ],
  [
    'products[0].ingredients[4]: there is no ingredient "7"',
    (menu) => first(menu).ingredients.push({ id: 7, qtt: 0, min: 0, max: 1 }),
  ],
  ['products[0].choice: there is no choice 9', (menu) => (first(menu).choice = 9)],
  [
    'products[0].subcategory: "pizza" has no subcategory "maki"',
    (menu) => (first(menu).subcategory = 'maki'),
  ],
  [
    'products[0].filters[2]: there is no filter "vegan"',
    (menu) => first(menu).filters.push('vegan'),
  ],
  [
    'products[0].allergens[2]: there is no allergen "fish"',
    (menu) => first(menu).allergens.push('fish'),
  ],
  ['products[0].measure: there is no measure "lb"', (menu) => (first(menu).measure = 'lb')],
  [
    'products[1].id: "101" is used twice, first at products[0].id',
    (menu) => Object.assign(menu.products[1] ?? {}, { id: 101 }),
  ],
  [
    'categories[0].subcategories[0].chpu: "pizza" is used twice, first at categories[0].chpu',
    (menu) => Object.assign(menu.categories[0]?.subcategories[0] ?? {}, { chpu: 'pizza' }),
  ],
  [
    'categories[0].icon: there is no icon "burger"',
    (menu) => Object.assign(menu.categories[0] ?? {}, { icon: 'burger' }),
  ],
  [
    'choices[0].required: expected false, since one option is the default',
    (menu) => Object.assign(menu.choices[0] ?? {}, { required: true }),
  ],
  [
    'choices[0].options[1].allergens[0]: there is no allergen "nuts"',
    (menu) => Object.assign(menu.choices[0]?.options[1] ?? {}, { allergens: ['nuts'] }),
  ],
  ['mainscreen.hits[0]: there is no product "gone"', (menu) => (menu.mainscreen.hits = ['gone'])],
  [
    'mainscreen.banners[0].link.chpu: there is no category "gone"',
    (menu) => Object.assign(menu.mainscreen.banners[0]?.link ?? {}, { chpu: 'gone' }),
  ],
  [
    'mainscreen.banners[0].link.chpu: expected the address part of a news',
    (menu) => Object.assign(menu.mainscreen.banners[0] ?? {}, { link: { type: 'news' } }),
  ],
  [
    'mainscreen.banners[0].link.url: expected an address such as "https://example.com"',
    (menu) => {
      const link = { type: 'url', url: 'javascript:alert(1)' };
      Object.assign(menu.mainscreen.banners[0] ?? {}, { link });
    },
  ],
  [
    'products[0].name: expected text by locale, none of it empty, got "Pizza"',
    (menu) => Object.assign(first(menu), { name: 'Pizza' }),
  ],
  [
    'products[0].name.bg: expected a text without the character NUL and halves of characters, got "a\\u0000"',
    (menu) => Object.assign(first(menu).name, { bg: 'a\0' }),
  ],
  [
    'measures: expected a text without the character NUL and halves of characters, got "g\\ud800"',
    (menu) => Object.assign(menu.measures, { 'g\uD800': { en: 'g' } }),
  ],
  [
    'products[0].description: expected text by locale, got nothing',
    (menu) => Object.assign(first(menu), { description: undefined }),
  ],
])('names the place: %s', (line, change) => {
  const lines = problems(changed(change));
  expect(lines).toContain(`menu.json:1: ${line}`);
});

it('asks for prices in the currency of the country', () => {
  const menu = changed((wrong) => (first(wrong).prices = { EUR: 12 }));
  expect(problems(menu)).toEqual([]);
  expect(problems(menu, 'ae')).toEqual([
    'menu.json:1: products[0].prices: there is no price in AED',
  ]);
});

it('shows the first ten complaints and counts the others', () => {
  const menu = changed((wrong) => {
    first(wrong).filters = Array.from({ length: 13 }, (_, index) => `f${String(index)}`);
  });
  const lines = problems(menu);
  expect(lines).toHaveLength(11);
  expect(lines[10]).toBe('menu.json: and 3 more');
});

it.each<[string, (cities: FixtureCities) => void]>([
  [
    'cities[0].zones[0].branch_id: this city has no branch 77',
    ({ cities }) => Object.assign(cities[0]?.zones[0] ?? {}, { branch_id: 77 }),
  ],
  [
    'cities[0].timezone: unknown time zone "Europe/Nowhere"',
    ({ cities }) => Object.assign(cities[0] ?? {}, { timezone: 'Europe/Nowhere' }),
  ],
  [
    'cities[0].currency: expected EUR',
    ({ cities }) => Object.assign(cities[0] ?? {}, { currency: 'USD' }),
  ],
  [
    'cities[1].id: "1" is used twice, first at cities[0].id',
    ({ cities }) => Object.assign(cities[1] ?? {}, { id: 1 }),
  ],
  [
    'cities: there is no city of country "bg"',
    (file) => (file.cities = file.cities.filter(({ country }) => country !== 'bg')),
  ],
  [
    'cities[0].branches[0].working_hours[0].from: expected a time such as "11:00", got "11"',
    ({ cities }) => Object.assign(cities[0]?.branches[0]?.working_hours[0] ?? {}, { from: '11' }),
  ],
  [
    'cities[0].branches[0].special_days[0].date: expected a date such as "2026-12-25", got "25.12."',
    ({ cities }) =>
      Object.assign(cities[0]?.branches[0]?.special_days[0] ?? {}, { date: '25.12.' }),
  ],
  [
    'cities[0].branches[0].special_days[0].date: expected a date such as "2026-12-25", got "2026-02-30"',
    ({ cities }) =>
      Object.assign(cities[0]?.branches[0]?.special_days[0] ?? {}, { date: '2026-02-30' }),
  ],
  [
    'cities[0].branches[0].house: expected a text without the character NUL and halves of characters, got "4\\u0000"',
    ({ cities }) => Object.assign(cities[0]?.branches[0] ?? {}, { house: '4\0' }),
  ],
])('names the place in a file of cities: %s', (line, change) => {
  const cities = smallCities();
  change(cities);
  expect(problems(cities)).toContain(`menu.json:1: ${line}`);
});
