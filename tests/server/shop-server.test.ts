import type { StubBackend } from '../support/stub-backend';
import { passTime } from '../support/pass-time';
import { openStubBackend } from '../support/stub-backend';
import { SOFIA, dishId } from '../support/stub-menu';
import type { TestStorefront } from '../support/test-storefront';
import { cartCookie, openStorefront, visibleTextOf } from '../support/test-storefront';

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

describe('whether the shop lives and can serve', () => {
  const PROBE = { headers: { Host: '10.0.0.5:3000' } };

  it('lives without a backend, under any host, and makes no page to say so', async () => {
    await backend.stop();
    const alive = await shop.ask('/healthz', PROBE);
    await backend.start();
    expect([alive.status, alive.text]).toEqual([200, '{"alive":true}']);
    expect(backend.calls).toEqual([]);
  });

  it('is ready while the backend is away, broken or hangs, and measures that it is', async () => {
    const seen: unknown[] = [];
    const look = async (): Promise<void> => {
      passTime(1500);
      const { status } = await shop.ask('/readyz', PROBE);
      const { text } = await shop.ask('/metrics');
      seen.push([status, /^shop_backend_up (\d)$/m.exec(text)?.[1]]);
    };
    await look();
    await backend.stop();
    await look();
    await backend.start();
    backend.behave(() => ({ status: 500, body: {} }));
    await look();
    backend.behave(() => ({ fate: 'hang' }));
    await look();
    backend.reset();
    await look();
    expect(seen).toEqual([
      [200, '1'],
      [200, '0'],
      [200, '0'],
      [200, '0'],
      [200, '1'],
    ]);
  });

  it('answers a probe from nobody’s cache and redirects it nowhere', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { headers } = await shop.ask(path, PROBE);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.location).toBeUndefined();
    }
  });
});

describe('what a page lets itself be asked', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is refused with 405',
    async (method) => {
      for (const path of ['/', '/cart', '/nope']) {
        const answer = await shop.ask(path, { method, body: 'a=1' });
        expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      }
      expect(backend.calls).toEqual([]);
    },
  );

  it.each([
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/ru//evil.example/',
    '//evil.example/products/..',
    '//evil.example/%2e%2e',
    '/ru/\\evil.example',
    '//products',
  ])('%s leads to no other host', async (path) => {
    const page = await shop.ask(path, { headers: { Host: SOFIA.host } });
    expect([200, 404]).toContain(page.status);
    expect(page.headers.location).toBeUndefined();
    const addresses = [...page.text.matchAll(/(?:href|src|action)="([^"]*)"/gi)].map(
      ([, address]) => new URL(address ?? '', 'http://sofia.example/ru/').host,
    );
    expect(
      addresses.filter((host) => !['', 'sofia.example', 'varna.example'].includes(host)),
    ).toEqual([]);
  });

  it('an address with a host of its own is read by its path', async () => {
    const page = await shop.ask('http://evil.example/cart', { headers: { Host: SOFIA.host } });
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('evil.example');
  });
});

describe('what a page allows the browser', () => {
  const policyOf = (headers: Record<string, unknown>): string =>
    String(headers['content-security-policy']);
  const nonceOf = (headers: Record<string, unknown>): string | undefined =>
    /script-src [^;]*'nonce-([^']+)'/.exec(policyOf(headers))?.[1];

  it('only scripts of our own files or with this answer’s number, and our tags carry that number', async () => {
    const { headers, text } = await shop.ask('/products/pizza', {
      headers: { Cookie: cartCookie([dishId(SOFIA, 0), 1]) },
    });
    const nonce = nonceOf(headers);
    expect(nonce).toMatch(/^[\w+/=-]{16,}$/);
    const inline = (text.match(/<script\b[^>]*>/g) ?? []).filter(
      (tag) => !/type="application\/(ld\+)?json"|src="\/assets\//.test(tag),
    );
    expect(inline.filter((tag) => !tag.includes(`nonce="${String(nonce)}"`))).toEqual([]);
    expect(policyOf(headers)).not.toMatch(/script-src [^;]*'unsafe/);
    expect(text).not.toMatch(/ on\w+="|href="javascript:/i);
  });

  it('another number each time', async () => {
    const answers = await Promise.all(['/', '/', '/cart', '/nope'].map((path) => shop.ask(path)));
    expect(new Set(answers.map(({ headers }) => nonceOf(headers))).size).toBe(4);
  });

  it('no foreign frames, plugins, bases or forms, and no guessing of types', async () => {
    const { headers } = await shop.ask('/');
    const policy = policyOf(headers);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['GET', '/healthz', 'no-store'],
    ['GET', '/readyz', 'no-store'],
    ['GET', '/metrics', 'no-store'],
    ['GET', '/assets/none.js', 'no-store'],
    ['POST', '/news', 'no-store'],
    ['GET', `/news?${'x'.repeat(5000)}`, 'no-store'],
    ['GET', '/product', 'no-cache'],
    ['GET', '/nope', 'no-cache'],
    ['POST', '/press', 'no-store'],
  ])('%s %s guards itself like a page, and is stored by nobody unasked', async (...row) => {
    const [method, path, caching] = row;
    const { headers } = await shop.ask(path, { method });
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cache-control']).toBe(caching);
  });

  it('does not say what the shop is made with', async () => {
    for (const path of ['/', '/nope', '/api/v1/settings', '/healthz', '/assets/none.js']) {
      const { headers } = await shop.ask(path);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
    }
  });
});

describe('files', () => {
  it('with hashed names are kept for ever', async () => {
    const { status, headers } = await shop.ask('/assets/main.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/assets/none.js', '/assets/', '/assets/../main.js', '/assets/%2e%2e/package.json'])(
    '%s is no page and no file',
    async (path) => {
      const answer = await shop.ask(path);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('"dependencies"');
      expect(String(answer.headers['cache-control'])).not.toContain('immutable');
    },
  );

  it('the picture of the tab is there', async () => {
    const { status, headers } = await shop.ask('/icon-pizza.svg');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });
});

it.each([
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('a page asked for with %s is compressed as %s', async (accepted, used) => {
  const page = await shop.ask('/products/pizza', { headers: { 'Accept-Encoding': accepted } });
  expect(page.headers['content-encoding']).toBe(used);
  expect(page.text.endsWith('</body></html>')).toBe(true);
  expect(visibleTextOf(page)).toContain('Pizza');
});
