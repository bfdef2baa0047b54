import type { Question } from '../../support/ask';
import { passTime } from '../../support/pass-time';
import type { StubBackend, StubConduct } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { DISH_SLUGS, SOFIA, VARNA, dishId, dishName } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, stateOf, visibleTextOf } from '../../support/test-storefront';

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
  passTime(60_000);
});

const at = (host: string, more: Readonly<Record<string, string>> = {}): Question => ({
  headers: { Host: host, ...more },
});

describe('the city of a visit', () => {
  it.each([
    ['varna.example', 'its own address'],
    ['varna.example:8080', 'a port'],
    ['VARNA.example', 'capitals'],
    ['varna.example.', 'a final dot'],
    ['VARNA.Example.:8080', 'all three'],
  ])('is Varna at %s (%s)', async (host) => {
    const page = await shop.ask('/', at(host));
    expect(stateOf(page).city.current?.name).toBe('Varna');
    expect(visibleTextOf(page)).toContain(dishName(VARNA, 0, 'en'));
  });

  it.each(['my-varna.example', 'varna.example.evil.test', 'shop.varna.example', '10.0.0.5:3000'])(
    'is the first one at %s, which the page never repeats',
    async (host) => {
      const page = await shop.ask('/products', at(host));
      expect(page.status).toBe(200);
      expect(stateOf(page).city.current?.name).toBe('Sofia');
      expect(page.text).not.toContain(host);
    },
  );

  it('is told apart from one whose address is the end of another', async () => {
    backend.behave(({ path }) =>
      path === '/api/v1/domain'
        ? {
            body: [
              { id: 1, name: 'Sofia', base_url: 'https://myshop.example' },
              { id: 2, name: 'Varna', base_url: 'https://shop.example' },
            ],
          }
        : undefined,
    );
    expect(stateOf(await shop.ask('/products', at('shop.example'))).city.current?.id).toBe(2);
  });

  it('does not come from forwarded headers that no trusted proxy sent', async () => {
    const page = await shop.ask('/products', at(SOFIA.host, { 'X-Forwarded-Host': VARNA.host }));
    expect(stateOf(page).city.current?.name).toBe('Sofia');
  });

  it('comes from the forwarded header when a proxy in front is trusted', async () => {
    const behindProxy = await openStorefront(backend.url, { TRUST_PROXY: '1' });
    const page = await behindProxy.ask(
      '/products',
      at('10.0.0.5', { 'X-Forwarded-Host': VARNA.host }),
    );
    await behindProxy.close();
    expect(stateOf(page).city.current?.name).toBe('Varna');
  });
});

describe('the language of an address', () => {
  it.each(['/ru', '/ru/'])('%s is the Russian home page', async (path) => {
    const page = await shop.ask(path, at(SOFIA.host));
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="ru"');
    expect(visibleTextOf(page)).toContain(dishName(SOFIA, 0, 'ru'));
    expect(new Set(backend.calls.map(({ headers }) => headers['accept-language']))).toEqual(
      new Set(['ru']),
    );
  });

  it.each(['/rune', '/rus/about', '/de/about', '/de', '/RU/cart', '/en/cart'])(
    '%s is no page, which is said in English',
    async (path) => {
      const page = await shop.ask(path, at(SOFIA.host));
      expect(page.status).toBe(404);
      expect(page.text).toContain('<html lang="en"');
      expect(visibleTextOf(page)).toContain('Page not found');
      expect(new Set(backend.calls.map(({ headers }) => headers['accept-language']))).toEqual(
        new Set(['en']),
      );
    },
  );

  it('is not the one the browser prefers', async () => {
    const page = await shop.ask('/products', at(SOFIA.host, { 'Accept-Language': 'ru,de;q=0.5' }));
    expect(page.text).toContain('<html lang="en"');
  });

  it('names the page in every language, on the city’s own address', async () => {
    const page = await shop.ask('/ru/products/pizza', at(VARNA.host));
    const links = [...page.text.matchAll(/<link rel="(?:alternate|canonical)"[^>]*>/g)].map(
      ([link]) => link,
    );
    expect(links).toEqual([
      '<link rel="canonical" href="http://varna.example/ru/products/pizza">',
      '<link rel="alternate" hreflang="en" href="http://varna.example/products/pizza">',
      '<link rel="alternate" hreflang="ru" href="http://varna.example/ru/products/pizza">',
      '<link rel="alternate" hreflang="x-default" href="http://varna.example/products/pizza">',
    ]);
  });
});

describe('what the first HTML holds', () => {
  it('shows every dish of a category by name', async () => {
    const page = await shop.ask('/products/pizza', at(SOFIA.host));
    const shownText = visibleTextOf(page);
    expect(
      DISH_SLUGS.map((_, index) => dishName(SOFIA, index, 'en')).filter(
        (name) => !shownText.includes(name),
      ),
    ).toEqual([]);
    expect(page.text).toContain('<title>Pizza, delivery in Sofia · Tavolino</title>');
  });

  it.each([
    ['0', 1],
    ['-2', 1],
    ['abc', 1],
    ['1.5', 1],
    ['1e9', 1],
    ['2', 2],
  ])('page %s of a list asks the backend for page %i', async (text, expected) => {
    const page = await shop.ask(`/products/pizza?page=${text}`, at(SOFIA.host));
    expect(page.status).toBe(200);
    const [call] = backend.callsTo('/api/v1/domain/1/goods/category/pizza');
    expect(call?.query.get('page')).toBe(String(expected));
    expect(/<a [^>]*rel="prev"/.test(page.text)).toBe(expected > 1);
    expect(page.text).toContain(`href="/products/pizza?page=${String(expected + 1)}"`);
  });

  it('links to no page after the last', async () => {
    const page = await shop.ask('/products/pizza?page=3', at(SOFIA.host));
    expect(page.text).toContain('href="/products/pizza?page=2"');
    expect(page.text).not.toMatch(/rel="next"|page=4/);
  });

  it('counts the dishes of the cart cookie', async () => {
    const cookie = cartCookie([dishId(SOFIA, 0), 2], [dishId(SOFIA, 3), 5]);
    const page = await shop.ask('/products', at(SOFIA.host, { Cookie: cookie }));
    expect(page.text).toContain('>Cart, 7 items<');
  });

  it('shows the cart’s lines and total on the cart page', async () => {
    const cookie = cartCookie([dishId(SOFIA, 0), 2], [dishId(SOFIA, 3), 1]);
    const page = await shop.ask('/cart', at(SOFIA.host, { Cookie: cookie }));
    const shownText = visibleTextOf(page);
    expect(shownText).toContain(dishName(SOFIA, 0, 'en'));
    expect(shownText).toContain(dishName(SOFIA, 3, 'en'));
    // 2 × 10.10 and 13.10
    expect(shownText).toMatch(/Total 33\.30\sлв\./);
    expect(shownText).toContain('Prices are up to date.');
  });

  it('has no price of a cart that could not be priced, and keeps its lines', async () => {
    backend.behave(({ path }) => (path.endsWith('/calculate') ? { status: 503 } : undefined));
    const cookie = cartCookie([dishId(SOFIA, 0), 2]);
    const page = await shop.ask('/cart', at(SOFIA.host, { Cookie: cookie }));
    expect(page.status).toBe(200);
    expect(visibleTextOf(page)).toContain(
      'The price could not be found out. Your dishes are kept.',
    );
    expect(visibleTextOf(page)).toContain(dishName(SOFIA, 0, 'en'));
    expect(stateOf(page).cart.lines).toHaveLength(1);
  });

  it('offers back a cart that the backend refused', async () => {
    const page = await shop.ask('/cart', at(SOFIA.host, { Cookie: cartCookie([999, 1]) }));
    expect(page.status).toBe(200);
    expect(visibleTextOf(page)).toContain('Cart emptied');
    expect(visibleTextOf(page)).toContain('Undo');
  });

  it('answers HEAD like GET, without a body', async () => {
    const page = await shop.ask('/products/pizza', { method: 'HEAD', ...at(SOFIA.host) });
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toBe('');
  });
});

describe('the status of a page', () => {
  // The router says on the console that an address makes no sense.
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const failing = (path: RegExp, conduct: StubConduct): void => {
    backend.behave((call) => (path.test(call.path) ? conduct : undefined));
  };

  it.each([
    '/product/none',
    '/nope',
    '/products/none',
    '/products/pizza/none',
    '/products/pizza/hot/more',
    '/index.php',
    '/product/%E0%A4%A',
    '/%',
    '/product/..%2f..%2fsettings',
  ])('%s is 404', async (path) => {
    const page = await shop.ask(path, at(SOFIA.host));
    expect(page.status).toBe(404);
    expect(visibleTextOf(page)).toContain('Page not found');
    expect(page.text).toContain('<meta name="robots" content="noindex">');
  });

  const CALLS: readonly (readonly [string, RegExp])[] = [
    ['the dish', /\/goods\/margherita$/],
    ['the cities', /\/domain$/],
    ['the settings', /\/settings$/],
    ['the navigation', /\/navigation$/],
    ['the categories', /\/category$/],
  ];

  it.each(CALLS)('is 500 when the backend fails with %s', async (_, path) => {
    failing(path, { status: 500, body: { message: 'Broken' } });
    const page = await shop.ask('/product/margherita', at(SOFIA.host));
    expect(page.status).toBe(500);
    expect(page.headers['retry-after']).toBeUndefined();
    expect(visibleTextOf(page)).toContain('Something went wrong on our side');
  });

  it.each(CALLS.slice(1))(
    'is 500, not 404, when the backend does not know %s: the shop is broken, not the address',
    async (_, path) => {
      failing(path, { status: 404, body: { message: 'Not found', code: 'not_found' } });
      expect((await shop.ask('/product/margherita', at(SOFIA.host))).status).toBe(500);
    },
  );

  it.each(CALLS)('is 503 with Retry-After when the connection is cut over %s', async (_, path) => {
    failing(path, { fate: 'cut' });
    const page = await shop.ask('/product/margherita', at(SOFIA.host));
    expect(page.status).toBe(503);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(visibleTextOf(page)).toContain('The kitchen cannot be reached right now');
  });

  it.each([502, 503, 504])('is 503 when a gateway answers %i', async (status) => {
    failing(/\/goods\/margherita$/, { status, body: '<html>bad gateway</html>' });
    const page = await shop.ask('/product/margherita', at(SOFIA.host));
    expect(page.status).toBe(503);
    expect(page.headers['retry-after']).toBeDefined();
  });

  it.each([
    ['half an answer', { body: '[{"id":' }],
    ['an answer that does not fit', { body: { id: 'five' } }],
    ['nothing', { body: '' }],
  ])('is 500 when the backend sends %s', async (_, conduct) => {
    failing(/\/goods\/margherita$/, conduct);
    expect((await shop.ask('/product/margherita', at(SOFIA.host))).status).toBe(500);
  });

  it('is 503 for a backend that never answers, and the page comes all the same', async () => {
    failing(/./, { fate: 'hang' });
    const impatient = await openStorefront(backend.url, {}, { timeForCalls: 300 });
    const page = await impatient.ask('/ru/products', at(SOFIA.host));
    await impatient.close();
    expect(page.status).toBe(503);
    expect(page.headers['retry-after']).toBeDefined();
    expect(page.text).toContain('<html lang="ru"');
    expect(visibleTextOf(page)).toContain('Сейчас нет связи с кухней');
  });

  it('is right again by itself when the backend is back', async () => {
    await backend.stop();
    const without = await shop.ask('/products/pizza', at(SOFIA.host));
    await backend.start();
    const again = await shop.ask('/products/pizza', at(SOFIA.host));
    expect([without.status, again.status]).toEqual([503, 200]);
    expect(visibleTextOf(again)).toContain(dishName(SOFIA, 7, 'en'));
  });

  it('keeps the counter of the cart on an error page', async () => {
    failing(/\/goods\/margherita$/, { fate: 'cut' });
    const cookie = cartCookie([dishId(SOFIA, 0), 3]);
    const page = await shop.ask('/product/margherita', at(SOFIA.host, { Cookie: cookie }));
    expect(page.text).toContain('>Cart, 3 items<');
  });
});
