import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import content from '../../backend/demo/content.json';
import promo from '../../backend/demo/promo-codes.json';
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

interface NavigationItem {
  readonly webmodule: { readonly type: string } | null;
  readonly page: { readonly chpu: string } | null;
}

/** The path of the calls about the country's first city. */
const firstCity = async (shop: TestShop): Promise<string> => {
  const { body } = await shop.get('/api/v1/domain');
  return `/api/v1/domain/${String(body[0].id)}`;
};

/** Stands in for the finished pictures, which take long to make and are tested elsewhere. */
const pretendPictures = async (mediaDir: string): Promise<void> => {
  for (const { picture } of demo.products) {
    const master = await readMaster(join(DEMO, picture));
    for (const file of pictureFiles(master?.name ?? '')) writeFileSync(join(mediaDir, file), '');
  }
};

describe.each(['bg', 'ae'])('the demo in %s', (country) => {
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
    for (const file of ['cities.json', 'menu.json', 'promo-codes.json', 'content.json'])
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

  it('leads from its navigation to pages that there are, in one way of each kind', async () => {
    const { body } = await shop.get(`${await firstCity(shop)}/navigation`);
    const items: NavigationItem[] = body;
    for (const { page } of items)
      if (page) await shop.get(`${await firstCity(shop)}/page/${page.chpu}`).expect(200);
    const kinds = new Set(items.map(({ webmodule }) => webmodule?.type));
    expect([...kinds].toSorted()).toEqual(['home', 'link', 'menu', 'other', 'page']);
    expect(items.find(({ webmodule }) => webmodule?.type === 'link')).toMatchObject({
      link: expect.stringMatching(/^https:/),
      link_open_in_new_tab: true,
      link_noindex: true,
    });
  });

  it('shows five news and six promotions, and a seventh that has ended', async () => {
    const news = await shop.get(`${await firstCity(shop)}/news`);
    expect(news.body.data).toHaveLength(5);
    const { body } = await shop.get(`${await firstCity(shop)}/promo`);
    expect(body).toHaveLength(6);
    const ended = await shop.get(`${await firstCity(shop)}/promo/october-soups`).expect(200);
    expect(ended.body.ended).toBe(true);
  });
});

describe('the texts of the demo', () => {
  const articles = [...content.news, ...content.promotions, ...content.pages];
  const texts = articles.flatMap(({ chpu, text }) =>
    Object.entries(text).map(([locale, html]) => ({ chpu, locale, html })),
  );

  it.each(texts)('$chpu in $locale is simple HTML that is whole', ({ html }) => {
    const open: string[] = [];
    for (const [, slash, name = '', rest] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
      expect(['p', 'h2', 'ul', 'li', 'a', 'strong']).toContain(name);
      if (slash === '/') expect(open.pop()).toBe(name);
      else open.push(name);
      expect(rest).toMatch(name === 'a' && slash === '' ? /^ href="\/[a-z/-]+"$/ : /^$/);
    }
    expect(open).toEqual([]);
  });

  it.each(texts)('$chpu in $locale stays in its language and finds its categories', (one) => {
    const sections = new Set(demo.categories.map(({ chpu }) => chpu));
    for (const [, path = ''] of one.html.matchAll(/href="([^"]+)"/g)) {
      expect(path.startsWith(`/${one.locale}/`)).toBe(one.locale !== 'en');
      const [, category] = /\/products\/(.+)$/.exec(path) ?? [];
      if (category !== undefined) expect(sections).toContain(category);
    }
  });

  it('names codes and categories that there are', () => {
    const codes = new Set(promo.codes.map(({ code }) => code));
    const sections = new Set(demo.categories.map(({ chpu }) => chpu));
    for (const { promocode, categories } of content.promotions) {
      if (promocode !== null) expect(codes).toContain(promocode);
      for (const category of categories ?? []) expect(sections).toContain(category);
    }
  });
});
