import { marksOf, scoreOf } from '../../support/observatory';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url, { TRUST_PROXY: '1', PAGE_CACHE: 'true' });
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});

const overTls = { Host: SOFIA.host, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1' };

/** From this score on the observatory gives its best grade, A+. */
const BEST = 100;

it.each([
  '/',
  '/products/pizza',
  '/cart',
  '/checkout',
  '/nope',
  '/account',
  '/api/v1/settings',
  '/assets/main.js',
  '/robots.txt',
])('%s gets the best grade of the observatory’s rules', async (path) => {
  // Made once, and again from what was kept.
  for (let visit = 0; visit < 2; visit += 1) {
    const { headers, text } = await shop.ask(path, { headers: overTls });
    const marks = marksOf(headers, text, true);
    expect(marks.filter(({ points }) => points < 0)).toEqual([]);
    expect(scoreOf(marks)).toBeGreaterThan(BEST);
  }
});

it('a login’s cookie does not spoil the grade', async () => {
  backend.behave(({ path }) =>
    path.endsWith('/login')
      ? { status: 200, body: { token: 'a-token-of-the-backend_0123456789', user: { id: 1 } } }
      : undefined,
  );
  const { headers } = await shop.ask('/api/v1/login', {
    method: 'POST',
    headers: { ...overTls, Client: 'web', 'Content-Type': 'application/json' },
    body: '{"phone":"359888123456","code":"1234"}',
  });
  expect(headers['set-cookie']).toHaveLength(1);
  expect(scoreOf(marksOf(headers, '', true))).toBeGreaterThan(BEST);
});

it('only who came over TLS is told to come over TLS', async () => {
  const plain = await shop.ask('/', { headers: { Host: SOFIA.host } });
  expect(plain.headers).not.toHaveProperty('strict-transport-security');
  const secure = await shop.ask('/', { headers: overTls });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
});

it('a window that a messenger opens in stays known to the page', async () => {
  const { headers } = await shop.ask('/', { headers: overTls });
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});
