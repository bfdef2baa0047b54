import { sanitiseHtml } from '../../../src/infrastructure/html/sanitise-html';
import { passTime } from '../../support/pass-time';
import type { StubBackend, StubConduct } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront, stateOf, visibleTextOf } from '../../support/test-storefront';

const HOSTILE =
  '<a href="java&#9;script:alert(1)">x</a><img src=x onerror=alert(1)><b>ok</b><a href="/menu">m</a>';

const ARTICLE = { id: 1, chpu: 'about', name: 'About us', text: HOSTILE, seo: null };
const NEWS = {
  ...ARTICLE,
  chpu: 'oven',
  name: 'A new oven',
  image_path: null,
  image_path_jpeg: null,
  date: '2024-03-01T00:30:00Z',
};
const PROMOTION = {
  ...NEWS,
  chpu: 'summer',
  name: 'Summer',
  date_from: '2026-06-01',
  date_to: '2026-08-31',
  promocode: 'SUMMER10',
  ended: false,
};
const META = { current_page: 2, last_page: 3, per_page: 1, total: 3 };
const ZONE = { id: 1, name: 'A', color_hex: '#2e7d32', min_order: 20, delivery_price: 4 };

const ANSWERS: Readonly<Record<string, unknown>> = {
  'page/about': ARTICLE,
  'page/terms': { ...ARTICLE, chpu: 'terms', name: 'Terms' },
  'page/info': { ...ARTICLE, chpu: 'info', name: 'Info' },
  news: { data: [NEWS], meta: META },
  'news/oven': NEWS,
  'news/1': NEWS,
  'promo/1': PROMOTION,
  promo: [PROMOTION],
  'promo/summer': PROMOTION,
  'promo/spring': { ...PROMOTION, chpu: 'spring', name: 'Spring', ended: true },
  delivery: { branches: [], zones: [ZONE], payments: [{ type: 'bitcoin', order_types: [] }] },
};

const NAVIGATION = [
  { id: 1, name: 'Terms', webmodule: { type: 'page', chpu: 'info' }, page: { chpu: 'terms' } },
  { id: 2, name: 'Info', webmodule: { type: 'other', chpu: 'info' } },
];

const HOURS = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '11:00', to: '22:00' }];
const BRANCH = {
  id: 1,
  address: { street: 'Vitosha', house: '40', lat: 42.69, lng: 23.32 },
  working_hours: HOURS,
};

const conductOf = (path: string, branch: object = BRANCH): StubConduct | undefined => {
  if (path === '/api/v1/domain')
    return {
      change: (usual) =>
        // The stub's own cities.
        (usual as object[]).map((city) => ({
          ...city,
          timezone: 'Europe/Sofia',
          branches: [branch],
        })),
    };
  const [, inCity = ''] = /^\/api\/v1\/domain\/\d+\/(.*)$/.exec(path) ?? [];
  if (inCity === 'navigation') return { body: NAVIGATION };
  return inCity in ANSWERS ? { status: 200, body: ANSWERS[inCity] } : undefined;
};

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  backend.behave(({ path }) => conductOf(path));
  shop = await openStorefront(backend.url);
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});

it.each([
  ['/about', 'About us'],
  ['/info/terms', 'Terms'],
  ['/info', 'Info'],
  ['/news?page=2', 'A new oven'],
  ['/news/oven', 'A new oven'],
  ['/promo', 'Summer'],
  ['/promo/summer', 'SUMMER10'],
  ['/promo/spring', 'This promotion ended on 31 August 2026'],
  ['/delivery', 'Cryptocurrency'],
  ['/contacts', 'Every day 11:00 – 22:00'],
])('%s reads without scripts', async (path, shownText) => {
  const page = await shop.ask(path);
  expect(page.status).toBe(200);
  expect(visibleTextOf(page)).toContain(shownText);
});

it.each([
  '/page',
  '/page/none',
  '/news/none',
  '/promo/none',
  '/info/none',
  '/none',
  '/none/terms',
  '/other/terms',
])('%s is no page', async (path) => {
  expect((await shop.ask(path)).status).toBe(404);
});

it('keeps an ended promotion from search engines, and no other', async () => {
  expect((await shop.ask('/promo/spring')).text).toContain(
    '<meta name="robots" content="noindex">',
  );
  expect((await shop.ask('/promo/summer')).text).not.toContain('noindex');
});

it('asks for the page of the list that the address names, and for the first where it names none', async () => {
  const pagesAsked = async (address: string) => {
    const before = backend.calls.length;
    await shop.ask(address);
    return backend.calls
      .slice(before)
      .filter(({ path }) => path.endsWith('/news'))
      .map(({ query }) => query.get('page'));
  };
  expect(await pagesAsked('/news?page=2')).toEqual(['2']);
  for (const page of ['', '?page=0', '?page=-2', '?page=abc', '?page=1.5'])
    expect(await pagesAsked(`/news${page}`)).toEqual(['1']);
});

it('writes the same clean text into the page and into what the browser takes over', async () => {
  const page = await shop.ask('/ru/about');
  const { html } = stateOf(page).content.article ?? { html: '' };
  expect(html).toBe(sanitiseHtml(HOSTILE));
  expect(page.text).toContain(html.replace('href="/menu"', 'href="/ru/menu"'));
  const [markup = ''] = page.text.split('<script type="application/json"');
  expect(markup).not.toMatch(/onerror|java(?:&#9;|\t)script/);
});

it('names the same day wherever the server stands', async () => {
  expect(visibleTextOf(await shop.ask('/news/oven'))).toContain('1 March 2024');
});

it('tells the next special day without scripts, whatever years the backend still names', async () => {
  const dayIn = (days: number, text: string) => {
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    return { date, closed: true, text };
  };
  const branch = { ...BRANCH, special_days: [dayIn(-340, 'Long past'), dayIn(25, 'To come')] };
  backend.behave(({ path }) => conductOf(path, branch));
  passTime(10_000);
  const shownText = visibleTextOf(await shop.ask('/contacts'));
  backend.behave(({ path }) => conductOf(path));
  passTime(10_000);
  expect(shownText).toContain('To come');
  expect(shownText).not.toContain('Long past');
});

it('freezes nothing of the hour into the page about the branches', async () => {
  expect(visibleTextOf(await shop.ask('/contacts'))).not.toMatch(/Open until|Closed/);
});

it.each([
  ['/news/1?utm_source=x', '/news/oven?utm_source=x'],
  ['/ru/promo/1', '/ru/promo/summer'],
  ['/page/about', '/about'],
  ['/page/terms', '/info/terms'],
])('%s is known by one address: %s', async (path, chief) => {
  const { status, headers } = await shop.ask(path);
  expect([status, headers.location]).toEqual([301, chief]);
  expect((await shop.ask(chief)).status).toBe(200);
});
