import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { countryRules } from '../../../backend/city/country-rules';
import type { Storage } from '../../../backend/storage/storage';
import { importFile } from '../support/import-file';
import { smallCities } from '../support/small-cities';
import { smallContent } from '../support/small-content';
import { COLA, MARGHERITA, PEPPERONI, PORK, menuOfPizzas, smallMenu } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openEmptyShop, openTestShop } from '../support/test-shop';

let shop: TestShop;
afterEach(() => shop.close());

const NO_FRONT = { banners: [], hits: [], new: [] };

it('takes a menu and cities in whatever order', async () => {
  shop = await openEmptyShop();
  expect(await shop.importDocument(smallMenu())).toEqual({
    ok: true,
    value: { kind: 'imported', format: 'menu', counts: { products: 3 }, newPictures: 6 },
  });
  expect(await shop.importDocument(smallCities())).toEqual({
    ok: true,
    value: { kind: 'imported', format: 'cities', counts: { cities: 2 }, newPictures: 0 },
  });
  await shop.get('/api/v1/domain/1/goods/pizza-margherita').expect(200);
});

it('leaves an unchanged file alone, and takes it again for another country', async () => {
  shop = await openTestShop();
  const unchanged = { ok: true, value: { kind: 'unchanged', newPictures: 0 } };
  expect(await shop.importDocument(smallMenu())).toEqual(unchanged);
  expect(await shop.importDocument(smallCities())).toEqual(unchanged);
  expect(await shop.importDocument(smallMenu(), 'ae')).toMatchObject({ value: { format: 'menu' } });
});

it('never replaces a menu of the shop by a demo, yet renews a demo', async () => {
  shop = await openEmptyShop();
  const demo = smallMenu();
  const newerDemo = { ...demo, mainscreen: NO_FRONT };
  const own = menuOfPizzas(1);
  const imported = { ok: true, value: expect.objectContaining({ format: 'menu' }) };
  const kept = { ok: true, value: { kind: 'own-menu-exists' } };
  expect(await shop.importDocument(demo, 'bg', 'demo')).toEqual(imported);
  // Cities of the shop's own say nothing about its menu.
  expect(await shop.importDocument(smallCities(), 'bg', 'own')).toMatchObject({ ok: true });
  expect(await shop.importDocument(newerDemo, 'bg', 'demo')).toEqual(imported);
  expect(await shop.importDocument(own, 'bg', 'own')).toEqual(imported);
  expect(await shop.importDocument(demo, 'bg', 'demo')).toEqual(kept);
});

it('keeps a menu of the shop that came in while a demo was on its way', async () => {
  shop = await openEmptyShop();
  const path = join(shop.dir, 'demo.json');
  writeFileSync(path, JSON.stringify(smallMenu()));
  const storage: Storage = {
    ...shop.storage,
    change: async (name, work) => {
      await shop.importDocument(menuOfPizzas(1));
      return shop.storage.change(name, work);
    },
  };
  const { mediaDir } = shop;
  const setting = { storage, rules: countryRules('bg'), mediaDir, now: () => new Date() };
  expect(await importFile(path, { ...setting, origin: 'demo' })).toEqual({
    ok: true,
    value: { kind: 'own-menu-exists' },
  });
  const menu = await shop.storage.shop.selectFrom('imports').select('origin').execute();
  expect(menu).toEqual([{ origin: 'own' }]);
});

it('brings no news and promotions of the demo into a shop with a menu of its own', async () => {
  shop = await openEmptyShop();
  await shop.importDocument(smallMenu(), 'bg', 'own');
  const kept = { ok: true, value: { kind: 'own-menu-exists' } };
  expect(await shop.importDocument(smallContent(), 'bg', 'demo')).toEqual(kept);
  expect(await shop.importDocument(smallContent(), 'bg', 'own')).toMatchObject({
    value: { format: 'content' },
  });
});

it('renews the news of the demo beside its menu', async () => {
  shop = await openEmptyShop();
  const imported = { value: { format: 'content' } };
  await shop.importDocument(smallMenu(), 'bg', 'demo');
  expect(await shop.importDocument(smallContent(), 'bg', 'demo')).toMatchObject(imported);
  const newer = { ...smallContent(), pages: [] };
  expect(await shop.importDocument(newer, 'bg', 'demo')).toMatchObject(imported);
});

it('shows a changed menu at once, in every process', async () => {
  shop = await openTestShop();
  await shop.get('/api/v1/domain/1/goods/pizza-margherita').expect(200);
  const menu = smallMenu();
  const [margherita] = menu.products;
  if (margherita) margherita.prices = { EUR: 13.5, AED: 28 };
  await shop.importDocument(menu);
  const { body } = await shop.get('/api/v1/domain/1/goods/pizza-margherita').expect(200);
  expect(body.price).toBe(13.5);
});

it('hides what a newer menu leaves out and never deletes it', async () => {
  shop = await openTestShop();
  const menu = smallMenu();
  menu.products = menu.products.filter(({ id }) => id !== PEPPERONI);
  await shop.importDocument({ ...menu, mainscreen: NO_FRONT });
  await shop.get(`/api/v1/domain/1/goods/${String(PEPPERONI)}`).expect(404);
  const { body } = await shop.get(`/api/v1/domain/1/goodsById?goods=${String(PEPPERONI)}`);
  expect(body).toEqual([]);
  const row = await shop.storage.shop
    .selectFrom('products')
    .select('is_hidden')
    .where('id', '=', PEPPERONI)
    .executeTakeFirst();
  expect(row).toEqual({ is_hidden: 1 });
  await shop.importDocument(smallMenu());
  await shop.get(`/api/v1/domain/1/goods/${String(PEPPERONI)}`).expect(200);
});

it('knows a dish by its address part, whatever its number in the file', async () => {
  shop = await openTestShop();
  const menu = smallMenu();
  const [first, second] = menu.products;
  if (first && second) [first.id, second.id] = [PEPPERONI, 7];
  await shop.importDocument(menu);
  const margherita = await shop.get('/api/v1/domain/1/goods/pizza-margherita').expect(200);
  expect(margherita.body).toMatchObject({ id: MARGHERITA, name: 'Margherita' });
  const pepperoni = await shop.get('/api/v1/domain/1/goods/pizza-pepperoni').expect(200);
  expect(pepperoni.body.id).toBe(PEPPERONI);
});

it('gives a new dish another number than one that is known already', async () => {
  shop = await openTestShop();
  const menu = smallMenu();
  const [first, , roll] = menu.products;
  if (first && roll) menu.products = [first, { ...roll, id: PEPPERONI + 5 }, { ...roll }];
  Object.assign(menu.products[2] ?? {}, { id: COLA + 1, chpu: 'roll-new' });
  const [cola] = menu.additionals;
  if (cola) menu.additionals.push({ ...cola, id: PEPPERONI, chpu: 'fanta' });
  await shop.importDocument({ ...menu, mainscreen: NO_FRONT });
  const { body } = await shop.get('/api/v1/domain/1/goods/roll-new').expect(200);
  expect(body.id).toBe(COLA + 1);
  await shop.get(`/api/v1/domain/1/goods/${String(PEPPERONI)}`).expect(404);
  const fanta = await shop.get('/api/v1/domain/1/goods/fanta').expect(200);
  expect(fanta.body.id).toBe(COLA + 2);
});

it('keeps the number of a dish whose address part was changed', async () => {
  shop = await openTestShop();
  const menu = smallMenu();
  Object.assign(menu.products[1] ?? {}, { chpu: 'pizza-diavola' });
  await shop.importDocument({ ...menu, mainscreen: NO_FRONT });
  const { body } = await shop.get('/api/v1/domain/1/goods/pizza-diavola').expect(200);
  expect(body.id).toBe(PEPPERONI);
  await shop.get('/api/v1/domain/1/goods/pizza-pepperoni').expect(404);
});

it('hides a city, a branch and a category that are gone', async () => {
  shop = await openTestShop();
  const cities = smallCities();
  cities.cities = cities.cities.filter(({ id }) => id !== 2);
  await shop.importDocument(cities);
  const menu = smallMenu();
  await shop.importDocument({
    ...menu,
    categories: menu.categories.slice(0, 1),
    products: menu.products.slice(0, 2),
    mainscreen: NO_FRONT,
  });
  expect((await shop.get('/api/v1/domain')).body).toHaveLength(1);
  expect((await shop.get('/api/v1/domain/1/category')).body).toHaveLength(1);
  await shop.get('/api/v1/domain/1/goods/category/rolls').expect(404);
});

it('shows the Emirates their own city, prices and menu without pork', async () => {
  shop = await openTestShop({ country: 'ae' });
  const domains = await shop.get('/api/v1/domain').expect(200);
  expect(domains.body.map(({ id }: { id: number }) => id)).toEqual([9]);
  const { body } = await shop.get('/api/v1/domain/9/goods/category/pizza').expect(200);
  expect(body.goods).toMatchObject([{ id: MARGHERITA, price: 27, old_price: 30 }]);
  const front = await shop.get('/api/v1/domain/9/mainscreen').expect(200);
  expect(front.body.hits.map(({ id }: { id: number }) => id)).toEqual([MARGHERITA]);
});

it('offers no ingredient that the country does not have, and says so to an old cart', async () => {
  shop = await openTestShop({ country: 'ae' });
  const menu = smallMenu();
  menu.products[0]?.ingredients.push({ id: PORK, qtt: 0, min: 0, max: 2 });
  await shop.importDocument(menu);
  const { body } = await shop.get('/api/v1/domain/9/goods/pizza-margherita').expect(200);
  expect(body.ingredients.map(({ id }: { id: number }) => id)).not.toContain(PORK);
  const line = { id: MARGHERITA, qtt: 1, ingredients: [{ id: PORK, qtt: 1 }] };
  const answer = await shop.calculate({ domainId: 9, goods: [line] }).expect(200);
  expect(answer.body.unavailable[0].unavailable_code).toBe('ingredient_gone');
});

it('shows no banner that leads to a dish which the country does not have', async () => {
  shop = await openTestShop({ country: 'ae' });
  const menu = smallMenu();
  const [banner] = menu.mainscreen.banners;
  if (banner) banner.link = { type: 'product', chpu: 'pizza-pepperoni' };
  await shop.importDocument(menu);
  expect((await shop.get('/api/v1/domain/9/mainscreen')).body.banners).toEqual([]);
});

it('changes nothing when a file is wrong', async () => {
  shop = await openTestShop();
  const menu = smallMenu();
  const [margherita] = menu.products;
  if (margherita) margherita.category = 'nowhere';
  const result = await shop.importDocument(menu);
  expect(result).toEqual({
    ok: false,
    error: [{ path: 'products[0].category', reason: 'there is no category "nowhere"' }],
  });
  await shop.get('/api/v1/domain/1/goods/pizza-margherita').expect(200);
});

it('names the place of a picture that cannot be read', async () => {
  shop = await openTestShop();
  const menu = smallMenu();
  const [, , roll] = menu.products;
  if (roll) roll.picture = 'pictures/none.webp';
  expect(await shop.importDocument(menu)).toEqual({
    ok: false,
    error: [
      {
        path: 'products[2].picture',
        reason: 'the picture "pictures/none.webp" is not in the folder of this file',
      },
    ],
  });
});

/** The import of a menu whose first dish has this picture. */
const importWithPicture = (picture: string) => {
  const menu = smallMenu();
  const [first] = menu.products;
  if (first) first.picture = picture;
  return shop.importDocument(menu);
};

const refusedPicture = (reason: string) => ({
  ok: false,
  error: [{ path: 'products[0].picture', reason }],
});

it.each([
  ['is no picture', 'text.webp', 'cannot be read: it is no SVG, PNG, WebP or JPEG, or is damaged'],
  ['lies outside the folder of the menu', '../picture.webp', 'is not in the folder of this file'],
])('names the place of a picture that %s', async (_, picture, reason) => {
  shop = await openTestShop();
  writeFileSync(join(shop.dir, 'text.webp'), 'no picture');
  expect(await importWithPicture(picture)).toEqual(
    refusedPicture(`the picture "${picture}" ${reason}`),
  );
});

it('does not follow a link that leads out of the folder of the menu', async () => {
  shop = await openTestShop();
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  copyFileSync(join(shop.dir, 'pictures', 'dish.webp'), join(elsewhere, 'secret.webp'));
  symlinkSync(join(elsewhere, 'secret.webp'), join(shop.dir, 'pictures', 'link.webp'));
  symlinkSync(elsewhere, join(shop.dir, 'away'));
  for (const picture of ['pictures/link.webp', 'away/secret.webp'])
    expect(await importWithPicture(picture)).toEqual(
      refusedPicture(`the picture "${picture}" is not in the folder of this file`),
    );
  rmSync(elsewhere, { recursive: true });
});

it('takes a link that stays inside the folder of the menu, under its own name', async () => {
  shop = await openTestShop();
  symlinkSync(join(shop.dir, 'pictures', 'dish.webp'), join(shop.dir, 'pictures', 'starter.webp'));
  expect(await importWithPicture('pictures/starter.webp')).toMatchObject({ ok: true });
  expect(readdirSync(shop.mediaDir)).toContainEqual(
    expect.stringMatching(/^starter-.*-320\.webp$/),
  );
});

it('refuses a picture that is small in its file and huge in memory', async () => {
  shop = await openTestShop();
  const bomb = Buffer.alloc(9_000 * 6_000);
  await sharp(bomb, { raw: { width: 9_000, height: 6_000, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toFile(join(shop.dir, 'pictures', 'bomb.png'));
  expect(await importWithPicture('pictures/bomb.png')).toEqual(
    refusedPicture(
      'the picture "pictures/bomb.png" has more than 50 megapixels: make it smaller, 2000 pixels wide are enough',
    ),
  );
});

it('makes each picture once, and again only when its file is gone', async () => {
  shop = await openTestShop();
  const files = readdirSync(shop.mediaDir).toSorted();
  expect(files.map((file) => file.replace(/[0-9a-f]{8}/, 'HASH'))).toEqual([
    'dish-HASH-1600.webp',
    'dish-HASH-320.webp',
    'dish-HASH-480.jpg',
    'dish-HASH-480.webp',
    'dish-HASH-800.jpg',
    'dish-HASH-800.webp',
    'dish-HASH.master.webp',
  ]);
  const [first = '', second = ''] = files.map((file) => join(shop.mediaDir, file));
  const { mtimeMs } = statSync(second);
  rmSync(first);
  expect(await shop.importDocument(smallMenu())).toEqual({
    ok: true,
    value: { kind: 'unchanged', newPictures: 1 },
  });
  expect(existsSync(first)).toBe(true);
  expect(statSync(second).mtimeMs).toBe(mtimeMs);
});
