import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCommand } from '../../../backend/cli/commands/import-command';
import { initCommand } from '../../../backend/cli/commands/init-command';
import { operate } from '../support/operator';
import type { TestShop } from '../support/test-shop';
import { openEmptyShop } from '../support/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openEmptyShop();
});
afterAll(() => shop.close());

const FILES = ['shop', 'cities', 'menu', 'content'].map((name) => `${name}.json`);

it.each([
  ['bg', 'en,ru,bg,kk,uk'],
  ['kz', 'kk,ru'],
  ['de', 'en,de'],
])(
  'writes files for the country %s in %s that an import takes without a word',
  async (COUNTRY, LOCALES) => {
    const folder = join(shop.dir, `shop-${COUNTRY}`);
    const variables = {
      COUNTRY,
      LOCALES,
      DEFAULT_LOCALE: LOCALES.slice(0, 2),
      MEDIA_DIR: shop.mediaDir,
    };
    expect((await operate(shop, initCommand, [folder], variables)).code).toBe(0);
    const files = FILES.map((name) => join(folder, name));
    const { code, out, err } = await operate(shop, importCommand, ['--check', ...files], variables);
    expect([code, err]).toEqual([0, []]);
    expect(out).toHaveLength(4);
  },
);

it('leaves a file as it is that is there already', async () => {
  const folder = join(shop.dir, 'mine');
  await operate(shop, initCommand, [folder]);
  const file = join(folder, 'shop.json');
  writeFileSync(file, 'mine');
  const { err } = await operate(shop, initCommand, [folder]);
  expect(err).toContain(`${file}: is there already, left as it is`);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

it('sells in the currency that the shop chooses, paid as it chooses', async () => {
  const folder = join(shop.dir, 'francs');
  await operate(shop, initCommand, [folder], { COUNTRY: 'ch', LOCALES: 'en' });
  const files = FILES.map((name) => join(folder, name));
  for (const file of files)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\b(EUR|BGN)\b/g, 'CHF'));
  const variables = { COUNTRY: 'ch', LOCALES: 'en', MEDIA_DIR: shop.mediaDir };
  const { code, err } = await operate(shop, importCommand, files, variables);
  expect([code, err]).toEqual([0, []]);
  const { body } = await shop.get('/api/v1/settings').expect(200);
  expect(body).toMatchObject({
    branding: { name: 'My Shop' },
    payments: [{ type: 'cash', order_types: ['delivery', 'pickup'] }],
    login: { sms: true, telegram: false, whatsapp: false },
    deposit_from: null,
  });
});
