import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import cities from '../../backend/demo/cities.json';
import content from '../../backend/demo/content.json';
import promo from '../../backend/demo/promo-codes.json';
import { importFile } from './support/import-file';
import { countryRules } from '../../backend/city/country-rules';
import { readMaster } from '../../backend/media/master-picture';
import { JPEG_WIDTHS, WEBP_WIDTHS, pictureFile } from '../../backend/media/picture-names';
import type { TestShop } from './support/test-shop';
import { openEmptyShop } from './support/test-shop';

const DEMO = resolve(__dirname, '../../backend/demo');
const MENU = join(DEMO, 'menu.json');

interface DemoMenu {
  readonly categories: readonly { readonly chpu: string }[];
  readonly products: readonly {
    readonly chpu: string;
    readonly category: string;
    readonly picture: string;
    readonly pictures?: readonly string[];
    readonly hidden_in: readonly string[];
    readonly persons: number;
  }[];
  readonly additionals: readonly { readonly chpu: string; readonly picture: string }[];
}

const demo: DemoMenu = JSON.parse(readFileSync(MENU, 'utf8'));

interface NavigationItem {
  readonly show_top: boolean;
  readonly show_bottom: boolean;
  readonly webmodule: { readonly type: string; readonly chpu: string | null } | null;
  readonly page: { readonly chpu: string } | null;
  readonly link_open_in_new_tab: boolean;
  readonly link_noindex: boolean;
}

/** Parts of the shop that are there without a text of the restaurant. */
const OWN_PARTS = ['promo', 'news', 'delivery', 'contacts'];

/** The path of the calls about the country's first city. */
const firstCity = async (shop: TestShop): Promise<string> => {
  const { body } = await shop.get('/api/v1/domain');
  return `/api/v1/domain/${String(body[0].id)}`;
};

/** All files a picture is kept as. */
const pictureFiles = (picture: string): string[] => [
  ...WEBP_WIDTHS.map((width) => pictureFile(picture, width, 'webp')),
  ...JPEG_WIDTHS.map((width) => pictureFile(picture, width, 'jpg')),
];

/** Stands in for the finished pictures, which take long to make and are tested elsewhere. */
const pretendPictures = async (mediaDir: string): Promise<void> => {
  const paths = [
    ...demo.products.flatMap(({ picture, pictures = [] }) => [picture, ...pictures]),
    ...demo.additionals.map(({ picture }) => picture),
  ];
  for (const path of new Set(paths)) {
    const master = await readMaster(join(DEMO, path));
    for (const file of pictureFiles(master.ok ? master.value.name : ''))
      writeFileSync(join(mediaDir, file), '');
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

  it('offers dips, a drink and a dessert with pizza, and other small goods with rolls', async () => {
    const path = await firstCity(shop);
    const beside = async (dish: string): Promise<string[]> => {
      const { body: product } = await shop.get(`${path}/goods/${dish}`).expect(200);
      const { body } = await shop.get(`${path}/cart/additionals?goods[]=${String(product.id)}`);
      return body.map(({ chpu }: { chpu: string }) => chpu);
    };
    const pizza = await beside('pizza-margherita');
    expect(pizza.slice(0, 4)).toEqual(['garlic-dip', 'mineral-water', 'tiramisu', 'bbq-dip']);
    expect(pizza).not.toContain('soy-sauce-extra');
    expect((await beside('roll-salmon-maki'))[0]).toBe('soy-sauce-extra');
  });

  it('shows ten dishes in more than one picture', async () => {
    const many = demo.products.filter(({ pictures = [] }) => pictures.length > 0);
    expect(many).toHaveLength(10);
    for (const { chpu, pictures = [], hidden_in } of many) {
      if (hidden_in.includes(country)) continue;
      const { body } = await shop.get(`${await firstCity(shop)}/goods/${chpu}`).expect(200);
      expect(body.images).toHaveLength(1 + pictures.length);
    }
  });

  it('names with an option what only that option brings', async () => {
    const { body } = await shop.get(`${await firstCity(shop)}/goods/roll-salmon-maki`).expect(200);
    expect(body.allergens).toEqual(['fish']);
    expect(body.free_of_choice.options).toMatchObject([
      { name: 'Classic soy', allergens: ['gluten', 'soy'] },
      { name: 'Reduced salt', allergens: ['gluten', 'soy'] },
      { name: 'Gluten-free tamari', allergens: ['soy'] },
    ]);
  });

  it('names in lists what is in a dish as it is offered', async () => {
    const { body } = await shop.get(`${await firstCity(shop)}/goods/category/rolls`).expect(200);
    const rolls: { chpu: string; allergens: string[] }[] = body.goods;
    const maki = rolls.find(({ chpu }) => chpu === 'roll-salmon-maki');
    expect(maki?.allergens).toEqual(['gluten', 'fish', 'soy']);
  });

  it('leads from its navigation to pages that there are, in one way of each kind', async () => {
    const { body } = await shop.get(`${await firstCity(shop)}/navigation`);
    const items: NavigationItem[] = body;
    const slugs = items.flatMap(({ webmodule, page }) => {
      if (page) return [page.chpu];
      const isOwnText = webmodule?.type === 'other' && !OWN_PARTS.includes(webmodule.chpu ?? '');
      return isOwnText && webmodule.chpu !== null ? [webmodule.chpu] : [];
    });
    expect(slugs).toEqual(expect.arrayContaining(['about', 'loyalty', 'privacy']));
    for (const slug of slugs) await shop.get(`${await firstCity(shop)}/page/${slug}`).expect(200);
    const kinds = new Set(items.map(({ webmodule }) => webmodule?.type));
    expect([...kinds].toSorted()).toEqual(['home', 'link', 'menu', 'other', 'page']);
  });

  it('links out of the shop both ways, and has a header that is short', async () => {
    const { body } = await shop.get(`${await firstCity(shop)}/navigation`);
    const items: NavigationItem[] = body;
    const links = items.filter(({ webmodule }) => webmodule?.type === 'link');
    const address = expect.stringMatching(/^https:/);
    expect(links).toMatchObject([
      { link: address, link_open_in_new_tab: true, link_noindex: true },
      { link: address, link_open_in_new_tab: false, link_noindex: false },
    ]);
    expect(items.filter(({ show_top }) => show_top).length).toBeLessThanOrEqual(6);
    expect(items.every(({ show_bottom }) => show_bottom)).toBe(true);
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

it('lays chopsticks beside rolls and what else is eaten with them, not beside pasta or borscht', () => {
  const isJapanese = ({ category }: { readonly category: string }) =>
    ['rolls', 'sushi', 'sets'].includes(category);
  const withSets = demo.products.filter(({ persons }) => persons > 0);
  expect(withSets.filter(isJapanese)).toEqual(demo.products.filter(isJapanese));
  expect(withSets.filter((dish) => !isJapanese(dish)).map(({ chpu }) => chpu)).toEqual([
    'soup-pho',
    'soup-ramen',
    'rice-chaufa',
    'rice-mapo-tofu',
    'noodles-teriyaki-beef',
    'rice-mongolian-beef',
  ]);
});

describe('the texts of the demo', () => {
  const articles = [...content.news, ...content.promotions, ...content.pages];
  const texts = articles.flatMap(({ chpu, text }) =>
    Object.entries(text).map(([locale, html]) => ({ chpu, locale, html })),
  );

  it('name in every language whom streets and zones come from', () => {
    const credits = content.pages.find(({ chpu }) => chpu === 'credits');
    for (const text of Object.values(credits?.text ?? {})) {
      expect(text).toContain(
        "(c) OpenStreetMap contributors (ODbL), Who's On First (CC BY 4.0), All The Places (CC0)",
      );
    }
    expect(Object.keys(credits?.text ?? {})).toEqual(content.locales);
  });

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

  it.each(texts)('$chpu in $locale links to what the demo has', ({ html, locale }) => {
    const slugs = (kind: string, articles: readonly { readonly chpu: string }[]) =>
      articles.map(({ chpu }) => `/${kind}/${chpu}`);
    const ofNavigation = cities.navigation.map(({ webmodule, page }) =>
      [webmodule.chpu ?? '', ...(page ? [page.chpu] : [])].map((part) => `/${part}`).join(''),
    );
    const known = [
      ...ofNavigation,
      ...slugs('news', content.news),
      ...slugs('promo', content.promotions),
      ...slugs('products', demo.categories),
      '/account',
      '/account/profile',
    ];
    for (const [, path = ''] of html.matchAll(/href="([^"]+)"/g))
      expect(known).toContain(locale === 'en' ? path : path.slice(`/${locale}`.length));
  });

  it.each(articles)('$chpu has words for search engines in every language', ({ seo }) => {
    for (const texts of [seo.tt, seo.ds, seo.kw]) {
      expect(Object.keys(texts).toSorted()).toEqual(['bg', 'en', 'kk', 'ru', 'uk']);
      for (const text of Object.values(texts)) expect(text.length).toBeLessThanOrEqual(180);
    }
    for (const title of Object.values(seo.tt)) expect(title.length).toBeLessThanOrEqual(60);
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
