import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { importCommand } from '../../../backend/cli/commands/import-command';
import { ownDatabase } from '../support/migrated-database';
import { operate } from '../support/operator';
import { smallCities } from '../support/small-cities';
import { smallContent } from '../support/small-content';
import { menuOfPizzas, smallMenu } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const promoFile = () => ({
  format: 'promo-codes',
  version: 1,
  codes: [
    { code: 'TEN', type: 'percent', value: 10 },
    { code: 'FIVE', type: 'fixed', value: { EUR: 5 } },
    { code: 'GIFT', type: 'gift', gift: { chpu: 'cola' } },
  ] as Record<string, unknown>[],
});

const FILES = {
  menu: smallMenu,
  cities: smallCities,
  content: smallContent,
  promo: promoFile,
} as const;

/** A file that is right but for one place, such as `products.0.prices`; undefined takes it away. */
const faulty = (file: keyof typeof FILES, place: string, value: unknown): string => {
  const document: unknown = FILES[file]();
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  // The paths of the table below lead through objects and lists only.
  const parent = keys.reduce((node, key) => (node as Record<string, unknown>)[key], document);
  Object.assign(parent as object, { [last]: value });
  return JSON.stringify(document, null, 1);
};

const check = async (text: string, ...args: string[]) => {
  writeFileSync(join(shop.dir, 'file.json'), text);
  return operate(shop, importCommand, ['--check', ...args, join(shop.dir, 'file.json')]);
};

const SQUARE = [
  [23.2, 42.6],
  [23.4, 42.6],
  [23.4, 42.8],
  [23.2, 42.8],
  [23.2, 42.6],
];
const RING = 'cities.0.zones.0.polygons.0.coords';
const CLOSED_DAY = { date: '2026-12-25', text: null };
const link = (type: string, address: string | null) => ({
  webmodule: { type, chpu: null },
  link: address,
});

/** What is wrong, and the place and words with which it is told. */
type Fault = readonly [file: keyof typeof FILES, place: string, value: unknown, told: string];

const REFUSED: readonly Fault[] = [
  ['menu', 'products.0.old_price', { EUR: 9 }, 'products[0].old_price: there is no such field'],
  ['promo', 'codes.0.min_totall', { EUR: 9 }, 'codes[0].min_totall: there is no such field'],
  ['menu', 'products.0.name', { en: '' }, 'products[0].name: expected text by locale, none of it'],
  ['menu', 'products.0.name', {}, 'products[0].name: expected text by locale, none of it empty'],
  ['menu', 'products.0.name.bg', undefined, 'products[0].name: there is no text in "bg"'],
  ['menu', 'products.0.id', 2147483648, 'products[0].id: expected a whole number from 1 to 21474'],
  ['menu', 'filters.0.id', 2147483648, 'filters[0].id: expected a whole number from 1 to 2147483'],
  ['menu', 'choices.0.options.0.id', 2147483648, 'choices[0].options[0].id: expected a whole'],
  ['cities', 'cities.0.id', 2147483648, 'cities[0].id: expected a whole number from 1 to 2147483'],
  ['cities', 'cities.0.zones.0.id', 2147483648, 'cities[0].zones[0].id: expected a whole number'],
  ['cities', RING, [...SQUARE].map(([a, b]) => [b, a]), 'these look swapped'],
  [
    'cities',
    RING,
    [SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3], SQUARE[0]],
    'expected a line that does not cross itself',
  ],
  ['cities', 'cities.0.phones.0.phone', 'call us', 'phones[0].phone: expected a phone number'],
  ['cities', 'navigation.0.webmodule', { type: 'page', chpu: 'page' }, 'navigation[0]: leads now'],
  [
    'cities',
    'navigation.1',
    { ...smallCities().navigation[0], id: 2, ...link('link', 'javascript:alert(1)') },
    'navigation[1]: leads nowhere',
  ],
  ['cities', 'cities.0.branches.0.special_days.0', CLOSED_DAY, 'expected "closed": true, or from'],
  [
    'menu',
    'categories.0.goes_with',
    { categories: ['pizzas'] },
    'goes_with.categories[0]: there is no category "pizzas"',
  ],
  [
    'menu',
    'categories.0.goes_with',
    { additionals: ['soy'] },
    'goes_with.additionals[0]: there is no additional "soy"',
  ],
  ['menu', 'products', undefined, 'products: expected a list, got nothing'],
  ['menu', 'products.0.name.en', '\u00a0\u200b', 'products[0].name: expected text by locale, none'],
  ['cities', 'cities.0.branches.0.house', '\u2060', 'branches[0].house: expected a text, got'],
  ['promo', 'codes.0.cities', [], 'codes[0].cities: an empty list limits nothing'],
];

const WEEKEND = { days: [6, 7], from: '11:00', to: '02:00' };
const SHORT_DAY = { ...CLOSED_DAY, from: '11:00', to: '17:00' };

const WARNED: readonly Fault[] = [
  ['menu', 'products.0.name.en', 'a'.repeat(201), 'products[0].name: the name has 201 characters'],
  ['menu', 'products.0.prices.EUR', 0, 'products[0].prices.EUR: is 0, the dish costs nothing'],
  ['cities', 'cities.0.socials.0.link', 'javascript:alert(1)', 'socials[0].link: is not shown'],
  ['cities', 'cities.0.phones', [], 'cities[0].phones: customers find no phone'],
  [
    'cities',
    'cities.0.branches.0.special_days.0',
    { ...SHORT_DAY, closed: true },
    'special_days[0]: is closed, its hours do not count',
  ],
  [
    'cities',
    'cities.0.branches.0.special_days.0',
    { ...SHORT_DAY, date: '2026-12-31' },
    'special_days[1].date: "2026-12-31" is used twice',
  ],
  [
    'cities',
    'cities.0.branches.0.pickup_hours',
    [WEEKEND, { days: [1], from: '01:00', to: '05:00' }],
    'pickup_hours[1]: overlaps hours before it',
  ],
  ['menu', 'locales', ['en'], 'there is no text in "fr", nor at'],
  ['menu', 'products.0.old_prices', { EUR: 5 }, 'old_prices.EUR: is not above the price'],
  ['menu', 'mainscreen.banners.0.link', { type: 'page', chpu: 'none' }, 'has no page "none"'],
  ['menu', 'products.0.name.en', 'Pizza \u001b]52;x\u0007', 'has the invisible sign U+001B'],
  ['menu', 'products.0.name.en', 'no\u202eolives', 'has the invisible sign U+202E'],
  ['cities', RING, SQUARE.slice(0, -1), 'the last point is not the first'],
  ['cities', RING, SQUARE.map(([lng = 0, lat = 0]) => [lng + 5, lat]), 'lies more than 100 km'],
  ['cities', 'cities.0.branches.0.lat', 23.3, 'branches[0].lat: lies far from its city'],
  ['cities', 'cities.0.branches.0.working_hours', [], 'the branch never opens'],
  ['cities', 'navigation.0.page', { chpu: 'terms' }, 'navigation[0].page: counts for the type'],
  ['promo', 'codes.0.to', '2020-12-31', 'codes[0].to: is past already'],
  ['promo', 'codes.0.cities', ['burgas'], 'codes[0].cities[0]: the shop has no city "burgas"'],
  ['promo', 'codes.0.categories', ['soup'], 'codes[0].categories[0]: the shop has no section "so'],
  ['promo', 'codes.2.gift.chpu', 'pepsi', 'codes[2].gift.chpu: the shop has no product "pepsi"'],
  ['promo', 'codes.1.value', { EUR: 0 }, 'codes[1].value: takes nothing off'],
  ['content', 'promotions.0.promocode', 'NOPE', 'promocode: the shop has no promo code "NOPE"'],
  ['content', 'promotions.2.categories', ['soup'], 'has no section "soup"'],
];

it.each(REFUSED)('refuses %s with %s = %j', async (file, place, value, fromMap) => {
  const { code, out, err } = await check(faulty(file, place, value), '--force');
  expect({ code, out }).toEqual({ code: 1, out: [] });
  expect(err.join('\n')).toMatch(/^\S+file\.json:\d+: (?!warning)/);
  expect(err.join('\n')).toContain(fromMap);
});

it.each(WARNED)('takes %s with %s = %j, with a warning', async (file, place, value, fromMap) => {
  writeFileSync(join(shop.dir, 'file.json'), faulty(file, place, value));
  const args = ['--check', '--force', join(shop.dir, 'file.json')];
  const { code, err } = await operate(shop, importCommand, args, { LOCALES: 'en,fr' });
  expect(code).toBe(0);
  expect(err.join('\n')).toMatch(/file\.json:\d+: warning: /);
  expect(err.join('\n')).toContain(fromMap);
});

it('refuses two cities at one address, however it is written', async () => {
  const cities = smallCities();
  Object.assign(cities.cities[0] ?? {}, { base_url: 'https://shop.example' });
  Object.assign(cities.cities[1] ?? {}, { base_url: 'https://SHOP.example/' });
  const { code, err } = await check(JSON.stringify(cities));
  expect(code).toBe(1);
  expect(err.join()).toContain('cities[1].base_url: "https://shop.example" is used twice');
});

it('tells of a city where nobody can order', async () => {
  const cities = smallCities();
  Object.assign(cities.cities[1] ?? {}, { branches: [], zones: [] });
  expect((await check(JSON.stringify(cities))).err.join()).toContain('nobody can order there');
});

it('tells of a page of the navigation that no file of the import has', async () => {
  const cities = smallCities();
  Object.assign(cities.navigation[0] ?? {}, {
    webmodule: { type: 'page', chpu: 'page' },
    page: { chpu: 'terms' },
  });
  writeFileSync(join(shop.dir, 'content.json'), JSON.stringify(smallContent()));
  const alone = await check(JSON.stringify(cities));
  expect(alone.err.join()).toContain('navigation[0].page.chpu: the shop has no page "terms"');
  const together = await check(JSON.stringify(cities), join(shop.dir, 'content.json'));
  expect(together.err.join()).not.toContain('terms');
});

it('refuses a name that stands twice in one object, with the line of the second', async () => {
  const lines = JSON.stringify(smallMenu(), null, 1).split('\n');
  const line = lines.findIndex((each) => each.includes('"EUR": 12.9'));
  lines.splice(line + 1, 0, '"EUR": 1,');
  const { code, err } = await check(lines.join('\n'));
  expect(code).toBe(1);
  const place = `${join(shop.dir, 'file.json')}:${String(line + 2)}: products[0].prices.EUR`;
  expect(err).toEqual([`${place}: is there twice`]);
});

it('complains once of one wrong place, whatever else could stand there', async () => {
  const { err } = await check(faulty('promo', 'codes.0.to', '2026-02-31'));
  expect(err).toEqual([expect.stringContaining('codes[0].to: expected a day such as')]);
  const gift = { kind: 'per_pieces', pieces: 0, gift: { chpu: 'cola' }, reason: { en: 'Hello' } };
  const { err: gifts } = await check(faulty('promo', 'gifts', [gift]));
  expect(gifts).toEqual([expect.stringContaining('gifts[0].pieces: expected a whole number')]);
});

it('says on which line JSON is broken', async () => {
  const text = JSON.stringify(smallMenu(), null, 1).replace('"version": 1,', '"version": 1,,');
  const { code, err } = await check(text);
  expect(code).toBe(1);
  expect(err.join()).toMatch(/file\.json:3: is not JSON/);
});

it('refuses bytes that are no UTF-8, with the line', async () => {
  const text = JSON.stringify(smallMenu(), null, 1);
  const line = text.split('\n').findIndex((each) => /[А-я]/.test(each)) + 1;
  const path = join(shop.dir, 'cp1251.json');
  // In Windows-1251 the Cyrillic letters follow one another from 0xC0.
  const bytes = [...text].map((letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code & 0xff;
  });
  writeFileSync(path, Buffer.from(bytes));
  expect(await operate(shop, importCommand, ['--check', path])).toEqual({
    code: 1,
    out: [],
    err: [`${path}:${String(line)}: is not UTF-8; save the file in that encoding`],
  });
});

it('tells of a page that the content hides in the country', async () => {
  const cities = smallCities();
  Object.assign(cities.navigation[0] ?? {}, {
    webmodule: { type: 'page', chpu: 'page' },
    page: { chpu: 'terms' },
  });
  const content = smallContent();
  Object.assign(content.pages.find(({ chpu }) => chpu === 'terms') ?? {}, { hidden_in: ['bg'] });
  writeFileSync(join(shop.dir, 'content.json'), JSON.stringify(content));
  const { err } = await check(JSON.stringify(cities), join(shop.dir, 'content.json'));
  expect(err.join()).toContain('navigation[0].page.chpu: the shop has no page "terms"');
});

it('tells of a menu without dishes', async () => {
  const { err } = await check(JSON.stringify(menuOfPizzas(0)), '--force');
  expect(err.join()).toMatch(/file\.json:\d+: warning: products: the menu has no dishes/);
});

it('brings nothing in with --check, nor any file where one is wrong', async () => {
  const menu = smallMenu();
  Object.assign(menu.products[0] ?? {}, { prices: { EUR: 99 } });
  await check(JSON.stringify(menu));
  writeFileSync(join(shop.dir, 'file.json'), JSON.stringify(menu));
  writeFileSync(join(shop.dir, 'wrong.json'), '{');
  const files = ['file.json', 'wrong.json'].map((name) => join(shop.dir, name));
  expect(await operate(shop, importCommand, files)).toMatchObject({ code: 1, out: [] });
  const { body } = await shop.get('/api/v1/domain/1/goods/pizza-margherita');
  expect(body.price).toBe(12.9);
});

it('checks files for a shop that is still to be made, and makes none', async () => {
  writeFileSync(join(shop.dir, 'file.json'), JSON.stringify(smallCities()));
  const args = ['--check', join(shop.dir, 'file.json')];
  const missing = { DATABASE_URL: `sqlite:${join(shop.dir, 'none', 'shop.sqlite')}` };
  const { code, out } = await operate(shop, importCommand, args, missing);
  expect({ code, out }).toEqual({ code: 0, out: [expect.stringContaining('would be imported')] });
});

it('leaves a database of an older version as it is with --check, and says what to do first', async () => {
  const older = await openTestShop({}, smallMenu(), ownDatabase);
  const { shop: db } = older.storage;
  await sql`alter table categories drop column goes_with_json`.execute(db);
  await sql`delete from kysely_migration where name = '0019-companions'`.execute(db);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  writeFileSync(join(older.dir, 'file.json'), JSON.stringify(smallCities()));
  const args = ['--check', join(older.dir, 'file.json')];
  const { code, out, err } = await operate(older, importCommand, args);
  expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual(tables);
  expect({ code, out }).toEqual({ code: 1, out: [] });
  expect(err.join()).toMatch(/lacks 0019-companions; bring it up .* backend migrate/);
  await older.close();
});
