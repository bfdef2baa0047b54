import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ExportFormat } from '../../../backend/export/export-document';
import { EXPORT_FORMATS, exportDocument } from '../../../backend/export/export-document';
import { picturePathsFrom } from '../../../backend/export/export-pictures';
import { fullMenu } from '../support/full-menu';
import { addPromo } from '../support/promotions';
import { smallCities } from '../support/small-cities';
import { smallContent } from '../support/small-content';
import { PEPPERONI, smallMenu } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openEmptyShop } from '../support/test-shop';

const PATHS = [
  '/domain',
  '/domain/1',
  '/domain/1/navigation',
  '/domain/1/category',
  '/domain/1/goods',
  '/domain/1/goods/category/pizza',
  '/domain/1/goods/category/rolls',
  '/domain/1/goods/pizza-margherita',
  '/domain/1/goods/roll-spruce',
  '/domain/1/goods/cola',
  '/domain/1/mainscreen',
  '/domain/1/search?query=mozz',
  '/domain/1/news',
  '/domain/1/promo',
  '/domain/1/page/about',
];

const PROMOTIONS = {
  format: 'promo-codes',
  version: 1,
  codes: [
    {
      code: 'LUNCH',
      type: 'percent',
      value: 12.5,
      min_total: { EUR: 30.5 },
      from: '2026-12-01T00:00:00+02:00',
      to: '2027-01-01T00:00:00+02:00',
      weekdays: [1, 5],
      hours: { from: '11:00', to: '24:00' },
      max_uses: 100,
      max_per_phone: 1,
      categories: ['pizza'],
      stackable: true,
    },
    { code: 'FIVE', type: 'fixed', value: { EUR: 5 } },
    { code: 'SHIP', type: 'free_delivery', cities: ['sofia'], order_types: ['delivery'] },
    { code: 'COLA', type: 'gift', gift: { chpu: 'cola', qtt: 2 }, needs_login: true },
  ],
  gifts: [
    { kind: 'from_goods_price', from: { EUR: 60 }, gift: { chpu: 'cola' }, reason: { en: '60' } },
    {
      kind: 'per_pieces',
      pieces: 2,
      with_goods: ['pizza-margherita'],
      with_categories: ['rolls'],
      gift: { chpu: 'cola' },
      reason: { en: 'Two' },
    },
  ],
};

/** Rows with their JSON read: the order of its fields says nothing. */
const parsedRows = (rows: unknown): unknown =>
  JSON.parse(JSON.stringify(rows), (key, value: unknown) =>
    key.endsWith('_json') ? JSON.parse(String(value)) : value,
  );

let shop: TestShop;
let fresh: TestShop;
beforeEach(async () => {
  shop = await openEmptyShop();
  fresh = await openEmptyShop();
});
afterEach(async () => {
  await shop.close();
  await fresh.close();
});

const answers = async (of: TestShop) => {
  const calls = PATHS.flatMap((path) => ['en', 'kk'].map((locale) => ({ path, locale })));
  return Promise.all(
    calls.map(async ({ path, locale }) => {
      const { status, body } = await of.get(`/api/v1${path}`, locale);
      return { path, locale, status, body };
    }),
  );
};

const exported = async (format: ExportFormat, picturesTo?: string): Promise<unknown> => {
  const pictures = await picturePathsFrom(shop.mediaDir);
  const document = await exportDocument(shop.storage.shop, format, pictures);
  if (!document.ok) return null;
  if (picturesTo !== undefined) expect(await pictures.copyTo(picturesTo)).toEqual([]);
  // As it travels: through a file.
  return JSON.parse(JSON.stringify(document.value));
};

const take = async (of: TestShop, documents: unknown[], country = 'bg') => {
  for (const document of documents)
    expect(await of.importDocument(document, country)).toMatchObject({ ok: true });
};

it('takes back what it wrote, and answers as before', async () => {
  await take(shop, [smallCities(), fullMenu(), smallContent(), PROMOTIONS]);
  rmSync(join(fresh.dir, 'pictures'), { recursive: true });
  for (const format of EXPORT_FORMATS) await take(fresh, [await exported(format, fresh.dir)]);
  const before = await answers(shop);
  expect(before.every(({ status }) => status === 200)).toBe(true);
  expect(await answers(fresh)).toEqual(before);
});

it('writes the same again after a shop took it back', async () => {
  await take(shop, [smallCities(), fullMenu(), smallContent(), PROMOTIONS]);
  for (const format of EXPORT_FORMATS) {
    const first = await exported(format);
    await take(shop, [first]);
    expect(await exported(format)).toEqual(first);
  }
});

it('takes back the promo codes and rules of gifts that it wrote', async () => {
  await take(shop, [smallCities(), smallMenu(), PROMOTIONS]);
  await addPromo(shop, 'BYHAND', { min_total: 3000 });
  await shop.storage.shop
    .updateTable('promo_codes')
    .set({ is_active: 0 })
    .where('code', '=', 'FIVE')
    .execute();
  await take(fresh, [smallCities(), smallMenu(), await exported('promo-codes')]);
  const promotions = async ({ storage: { shop: db } }: TestShop) => ({
    codes: await db
      .selectFrom('promo_codes')
      .select(['code', 'terms_json'])
      .where('is_active', '=', 1)
      .orderBy('code')
      .execute(),
    rules: await db.selectFrom('gift_rules').selectAll().orderBy('position').execute(),
  });
  const before = await promotions(shop);
  expect(before.codes.map(({ code }) => code)).toEqual(['BYHAND', 'COLA', 'LUNCH', 'SHIP']);
  expect(before.rules).toHaveLength(2);
  expect(parsedRows(await promotions(fresh))).toEqual(parsedRows(before));
});

it('leaves out the promo codes of a demo whose menu is gone', async () => {
  expect(await shop.importDocument(PROMOTIONS, 'bg', 'demo')).toMatchObject({ ok: true });
  await take(shop, [smallCities(), smallMenu()]);
  expect(await exported('promo-codes')).toBeNull();
  await addPromo(shop, 'BYHAND');
  expect(await exported('promo-codes')).toMatchObject({ codes: [{ code: 'BYHAND' }], gifts: [] });
});

it('takes the prices and the menu of its own country with it', async () => {
  await take(shop, [smallCities(), smallMenu()], 'ae');
  const document = await exported('menu');
  expect(document).toMatchObject({
    products: expect.arrayContaining([
      expect.objectContaining({
        chpu: 'pizza-margherita',
        prices: { AED: 27 },
        old_prices: { AED: 30 },
      }),
      expect.objectContaining({ chpu: 'pizza-pepperoni', hidden_in: ['ae'] }),
    ]),
  });
  await take(fresh, [document], 'ae');
});

it('keeps what a newer file left out, hidden, so that it can be brought back', async () => {
  const menu = smallMenu();
  await take(shop, [smallCities(), menu]);
  const shorter = menu.products.filter(({ id }) => id !== PEPPERONI);
  const front = { banners: [], hits: [], new: [] };
  await take(shop, [{ ...menu, products: shorter, mainscreen: front }]);
  const document = await exported('menu');
  expect(document).toMatchObject({
    products: expect.arrayContaining([
      expect.objectContaining({ chpu: 'pizza-pepperoni', hidden_in: ['bg'] }),
    ]),
  });
  await take(fresh, [smallCities(), document]);
  await fresh.get('/api/v1/domain/1/goods/pizza-pepperoni').expect(404);
});

it('names goods once that went from the dishes to the additionals', async () => {
  const menu = smallMenu();
  await take(shop, [smallCities(), menu]);
  const [cola] = menu.additionals;
  const front = { banners: [], hits: [], new: [] };
  const moved = {
    ...menu,
    products: menu.products.filter(({ id }) => id !== PEPPERONI),
    additionals: [cola, { ...cola, id: 902, chpu: 'pizza-pepperoni' }],
    mainscreen: front,
  };
  await take(shop, [moved]);
  await take(fresh, [smallCities(), await exported('menu')]);
  await fresh.get('/api/v1/domain/1/goods/pizza-pepperoni').expect(200);
});

it('has nothing to write before the first import', async () => {
  expect(await exported('menu')).toBeNull();
});

it('keeps apart two pictures of one name, in several files of one folder', async () => {
  mkdirSync(join(shop.dir, 'other'));
  await sharp({ create: { width: 9, height: 9, channels: 3, background: '#3c3' } })
    .webp()
    .toFile(join(shop.dir, 'other', 'dish.webp'));
  const content = smallContent();
  Object.assign(content.promotions[0] ?? {}, { picture: 'other/dish.webp' });
  await take(shop, [smallCities(), smallMenu(), content]);
  rmSync(join(fresh.dir, 'pictures'), { recursive: true });
  const documents = [];
  for (const format of ['menu', 'cities', 'content'] as const)
    documents.push(await exported(format, fresh.dir));
  await take(fresh, documents);
  expect(await answers(fresh)).toEqual(await answers(shop));
});

it('names a picture whose master is not kept', async () => {
  await take(shop, [smallCities(), smallMenu()]);
  const [master = ''] = readdirSync(shop.mediaDir).filter((file) => file.includes('.master.'));
  rmSync(join(shop.mediaDir, master));
  const pictures = await picturePathsFrom(shop.mediaDir);
  await exportDocument(shop.storage.shop, 'menu', pictures);
  expect(await pictures.copyTo(fresh.dir)).toEqual([expect.stringMatching(/^dish-[0-9a-f]{8}$/)]);
  // Importing the same file again brings it back.
  await take(shop, [smallMenu()]);
  expect(readdirSync(shop.mediaDir)).toContain(master);
});
