import { join } from 'node:path';
import sharp from 'sharp';
import { countryRules } from '../../../backend/city/country-rules';
import { problemLines } from '../../../backend/import/import-failure';
import { readImportFile } from '../support/import-file';
import { fullMenu } from '../support/full-menu';
import { smallCities } from '../support/small-cities';
import { smallMenu } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openEmptyShop } from '../support/test-shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openEmptyShop();
  for (const name of ['close', 'open'])
    await sharp({ create: { width: 8, height: 6, channels: 3, background: '#3c3' } })
      .modulate({ hue: name.length * 40 })
      .webp()
      .toFile(join(shop.dir, 'pictures', `${name}.webp`));
  await shop.importDocument(smallCities());
});
afterEach(() => shop.close());

const withPictures = (...pictures: string[]) => {
  const menu = smallMenu();
  Object.assign(menu.products[0] ?? {}, { pictures });
  return menu;
};

const shown = async (slug = 'pizza-margherita'): Promise<unknown[]> => {
  const { body } = await shop.get(`/api/v1/domain/1/goods/${slug}`).expect(200);
  return body.images.map(({ image_path: path }: { image_path: string }) =>
    path.replace(/^\/media\/(.*)-[0-9a-f]{8}\.webp$/, '$1'),
  );
};

it('shows further pictures of a dish after the one of the lists, in their order, each once', async () => {
  const paths = ['pictures/open.webp', 'pictures/dish.webp', 'pictures/close.webp'];
  expect(await shop.importDocument(withPictures(...paths))).toMatchObject({ ok: true });
  expect(await shown()).toEqual(['dish', 'open', 'close']);
  const { body } = await shop.get('/api/v1/domain/1/goods').expect(200);
  expect(body.data.goods[0].image_path).toMatch(/^\/media\/dish-/);
});

it('shows only the one where a menu names no further ones, and forgets those of before', async () => {
  await shop.importDocument(withPictures('pictures/close.webp'));
  expect(await shown()).toEqual(['dish', 'close']);
  await shop.importDocument(smallMenu());
  expect(await shown()).toEqual(['dish']);
});

it('shows them also of a dish that has none in the lists', async () => {
  expect(await shop.importDocument(fullMenu())).toMatchObject({ ok: true });
  expect(await shown('roll-spruce')).toEqual(['dish']);
});

it('names the place of one that cannot be read', async () => {
  const menu = withPictures('pictures/close.webp', 'pictures/none.webp');
  expect(await shop.importDocument(menu)).toMatchObject({
    ok: false,
    error: [{ path: 'products[0].pictures[1]' }],
  });
});

it('names the place of one that is no path', () => {
  const text = JSON.stringify(withPictures(' '));
  const read = readImportFile(text, {
    rules: countryRules('bg'),
    locales: [],
    now: () => new Date(),
  });
  if (read.ok) throw new Error('The file was taken');
  expect(problemLines('menu.json', text, read.error)).toEqual([
    'menu.json:1: products[0].pictures[0]: expected a text, got " "',
  ]);
});
