import type { Answer } from '../../support/ask';
import { linksOf, metaOf, textsUnder, thingsOf, urlsOf } from '../../support/page-source';
import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { ENDED_PROMOTION, NEWS_SLUGS, PROMOTION_SLUGS } from '../../support/stub-content';
import { DISH_SLUGS, SOFIA, VARNA } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url);
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});
beforeEach(() => {
  backend.reset();
  passTime(600_000);
});

const askSitemap = (host: string): Promise<Answer> =>
  shop.ask('/sitemap.xml', { headers: { Host: host } });

const askPage = (address: string): Promise<Answer> => {
  const { host, pathname, search } = new URL(address);
  return shop.ask(`${pathname}${search}`, { headers: { Host: host } });
};

const PATHS = [
  '/',
  '/products',
  '/contacts',
  '/delivery',
  '/products/pizza',
  '/products/pizza/hot',
  ...DISH_SLUGS.map((slug) => `/product/${slug}`),
  '/news',
  '/news?page=2',
  ...NEWS_SLUGS.map((slug) => `/news/${slug}`),
  '/promo',
  ...PROMOTION_SLUGS.map((slug) => `/promo/${slug}`),
  '/about',
  '/info/privacy',
];

it('lists every page of the city in every language, and nothing else', async () => {
  const list = await askSitemap(VARNA.host);
  expect([list.status, list.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  expect(urlsOf(list).map(({ address }) => address)).toEqual(
    PATHS.flatMap((path) => [
      `http://varna.example${path}`,
      `http://varna.example/ru${path === '/' ? '' : path}`,
    ]),
  );
});

it('lists pages that are there, that name themselves and each other alike, and tell only full addresses', async () => {
  const urls = urlsOf(await askSitemap(SOFIA.host));
  for (const { address, alternates } of urls) {
    const page = await askPage(address);
    const links = linksOf(page);
    expect([page.status, links.canonical, metaOf(page, 'robots')]).toEqual([
      200,
      address,
      undefined,
    ]);
    expect(links.alternates).toEqual(alternates);
    expect([links.alternates.en, links.alternates.ru]).toContain(address);
    expect(links.alternates['x-default']).toBe(links.alternates.en);
    expect([metaOf(page, 'og:url'), metaOf(page, 'og:locale')]).toEqual([
      address,
      address === alternates.ru ? 'ru_BG' : 'en_BG',
    ]);
    const fromMap = [
      ...textsUnder(thingsOf(page), ['url', 'item', '@id', 'image', 'logo', 'hasMenu']),
      metaOf(page, 'og:image') ?? '',
    ];
    expect(fromMap.filter((text) => !text.startsWith('http://sofia.example/'))).toEqual([]);
  }
});

it('says when a news item came out, and of nothing else when it changed', async () => {
  const dated = urlsOf(await askSitemap(SOFIA.host)).filter(({ changedAt }) => changedAt !== null);
  expect(dated).toHaveLength(NEWS_SLUGS.length * 2);
  expect(dated[0]).toMatchObject({
    address: 'http://sofia.example/news/new-oven',
    changedAt: '2026-06-01T21:30:00.000Z',
  });
});

it('names the first city’s address to a host that nobody knows, and never that host', async () => {
  const list = await askSitemap('evil.example');
  expect(list.text).not.toContain('evil');
  expect(urlsOf(list)[0]?.address).toBe('http://sofia.example/');
});

it('has no category that an import has removed ten seconds ago', async () => {
  expect((await askSitemap(SOFIA.host)).text).toContain('/products/pizza<');
  backend.behave(({ path }) => (path.endsWith('/category') ? { body: [] } : undefined));
  passTime(10_000);
  const { text, headers } = await askSitemap(SOFIA.host);
  expect(text).not.toContain('/products/pizza<');
  expect(headers['cache-control']).toBe('no-cache');
});

it('asks for a list once and then for seconds not again, whatever host is made up', async () => {
  await askSitemap(SOFIA.host);
  const asked = backend.callsTo(/\/goods$/).length;
  passTime(2000);
  await Promise.all(['a.example', 'b.example', SOFIA.host].map(askSitemap));
  expect(backend.callsTo(/\/goods$/).length).toBe(asked);
  passTime(2000);
  await askSitemap(SOFIA.host);
  expect(backend.callsTo(/\/goods$/).length).toBe(asked * 2);
  expect(new Set(backend.calls.map(({ headers }) => headers['accept-language']))).toEqual(
    new Set(['en']),
  );
});

it.each([
  ['cities', /\/domain$/],
  ['dishes', /\/goods$/],
  ['news', /\/news$/],
  ['promotions', /\/promo$/],
  ['categories', /\/category$/],
  ['navigation', /\/navigation$/],
  ['a page', /\/page\/about$/],
])(
  'is no list with holes when the backend is away over %s, but one to ask for later',
  async (_, path) => {
    backend.behave((call) => (path.test(call.path) ? { fate: 'cut' } : undefined));
    const list = await askSitemap(SOFIA.host);
    expect([list.status, Number(list.headers['retry-after']) > 0]).toEqual([503, true]);
    backend.reset();
    passTime(6000);
    expect((await askSitemap(SOFIA.host)).status).toBe(200);
  },
);

it('leaves out what the restaurant has not got', async () => {
  backend.behave(({ path }) =>
    /\/(news|promo|page\/about)$/.test(path) ? { status: 404, body: {} } : undefined,
  );
  const paths = urlsOf(await askSitemap(SOFIA.host)).map(
    ({ address }) => new URL(address).pathname,
  );
  expect(paths.filter((path) => /news|promo|about/.test(path))).toEqual([]);
  expect(paths).toContain('/info/privacy');
});

it('writes hostile words as addresses, and leaves out what no address can hold', async () => {
  const slug = `a&b'"<script>/..`;
  backend.behave(({ path }) =>
    path.endsWith('/goods')
      ? {
          body: {
            data: { goods: [slug, '..', '.', '', '\ud800'].map((chpu) => ({ chpu })), promo: [] },
            meta: { current_page: 1, last_page: 1, per_page: 24, total: 5 },
          },
        }
      : path === '/api/v1/domain'
        ? { body: [{ id: 1, name: 'Sofia', base_url: 'http://sofia.example/<b>&"' }] }
        : undefined,
  );
  const list = await askSitemap(SOFIA.host);
  const dishes = urlsOf(list).filter(({ address }) => address.includes('/product/'));
  expect(dishes.map(({ address }) => address)).toEqual(
    ['', '/ru'].map(
      (language) => `http://sofia.example/<b>&"${language}/product/a%26b'%22%3Cscript%3E%2F..`,
    ),
  );
  expect(list.text).not.toMatch(/<b>|<script|&(?!amp;|lt;|gt;|quot;|#39;)/);
});

it.each(['/ru/sitemap.xml', '/ru/robots.txt', '/ru/manifest.webmanifest', '/sitemap.xml/x'])(
  '%s is no page: such files belong to the host',
  async (path) => {
    expect((await shop.ask(path)).status).toBe(404);
  },
);

it('leaves out a promotion that has ended, whose page names no other language', async () => {
  expect(
    urlsOf(await askSitemap(SOFIA.host))
      .map(({ address }) => address)
      .join(),
  ).not.toContain(ENDED_PROMOTION);
  const page = await askPage(`http://sofia.example/promo/${ENDED_PROMOTION}`);
  expect([page.status, metaOf(page, 'robots')]).toEqual([200, 'noindex']);
  expect(linksOf(page)).toEqual({ alternates: {} });
  expect(thingsOf(page)).toEqual([]);
});
