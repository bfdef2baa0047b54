import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { importFile } from '../../backend/import/import-file';
import { countryRules } from '../../backend/shop/country-rules';
import { readMaster } from '../../backend/media/master-picture';
import { pictureFiles } from '../../backend/media/picture-names';
import type { TestShop } from './support/test-shop';
import { openEmptyShop } from './support/test-shop';

const DEMO = resolve(__dirname, '../../backend/demo');
const MENU = join(DEMO, 'menu.json');

interface DemoMenu {
  readonly categories: readonly { readonly chpu: string }[];
  readonly products: readonly {
    readonly category: string;
    readonly picture: string;
    readonly hidden_in: readonly string[];
  }[];
}

const demo: DemoMenu = JSON.parse(readFileSync(MENU, 'utf8'));

/** Stands in for the finished pictures, which take long to make and are tested elsewhere. */
const pretendPictures = async (mediaDir: string): Promise<void> => {
  for (const { picture } of demo.products) {
    const master = await readMaster(join(DEMO, picture));
    for (const file of pictureFiles(master?.name ?? '')) writeFileSync(join(mediaDir, file), '');
  }
};

describe.each(['bg', 'ae'])('the demo menu in %s', (country) => {
  let shop: TestShop;
  const dir = mkdtempSync(join(tmpdir(), 'demo-'));
  const mediaDir = join(dir, 'media');

  beforeAll(async () => {
    mkdirSync(mediaDir);
    await pretendPictures(mediaDir);
    shop = await openEmptyShop({ country });
    const setting = {
      storage: shop.storage,
      rules: countryRules(country),
      mediaDir,
      now: () => new Date(),
      origin: 'demo' as const,
    };
    for (const file of ['cities.json', 'menu.json'])
      expect(await importFile(join(DEMO, file), setting)).toMatchObject({ ok: true });
  });
  afterAll(async () => {
    await shop.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it('shows every category whole on page 1', async () => {
    const { body: cities } = await shop.get('/api/v1/domain');
    for (const { chpu } of demo.categories) {
      const { body } = await shop.get(
        `/api/v1/domain/${String(cities[0].id)}/goods/category/${chpu}`,
      );
      const expected = demo.products.filter(
        ({ category, hidden_in }) => category === chpu && !hidden_in.includes(country),
      );
      expect(body.goods).toHaveLength(expected.length);
      expect(body.meta.last_page).toBe(1);
    }
  });
});
