import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront } from '../../support/test-storefront';

let backend: StubBackend;
let shop: TestStorefront;

beforeEach(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url);
  passTime(60_000);
});
afterEach(async () => {
  await shop.close();
  await backend.stop();
});

const requestLines = (): readonly Record<string, unknown>[] =>
  shop.logLines.filter(({ res }) => res !== undefined);

it('writes one line a request: id, method, path, status, milliseconds', async () => {
  const trusting = await openStorefront(backend.url, { TRUST_PROXY: '1' });
  await trusting.ask('/products', { headers: { 'X-Request-Id': 'from-the-balancer' } });
  await trusting.close();
  expect(trusting.logLines[0]).toMatchObject({ req: { id: 'from-the-balancer' } });
  await shop.ask('/products?page=2', { headers: { 'X-Request-Id': 'from-the-balancer' } });
  await shop.ask('/nope');
  expect(requestLines()).toMatchObject([
    {
      // Nobody may choose what the logs know a request by, but a proxy that is trusted.
      req: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, path: '/products' },
      res: { status: 200 },
      ms: expect.any(Number) as number,
    },
    { req: { method: 'GET', path: '/nope' }, res: { status: 404 } },
  ]);
});

it('names the request in the line about an answer of the backend that does not fit', async () => {
  backend.behave(({ path }) => (path.endsWith('/navigation') ? { body: { rows: 1 } } : undefined));
  const { headers } = await shop.ask('/products', { headers: { Host: SOFIA.host } });
  const lines = shop.logLines.filter(({ failure }) => failure === 'undecodable');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.map(({ requestId }) => requestId)).toEqual(lines.map(() => headers['x-request-id']));
});

it('writes nothing about probes', async () => {
  await shop.ask('/healthz');
  await shop.ask('/readyz');
  expect(requestLines()).toEqual([]);
});

it.each([['short'], ['a b c d e f g h'], ['a'.repeat(65)], ['"},{"level":60,']])(
  'gives a request an id of its own where %j is none',
  async (given) => {
    const trusting = await openStorefront(backend.url, { TRUST_PROXY: '1' });
    const { headers } = await trusting.ask('/products', { headers: { 'X-Request-Id': given } });
    await trusting.close();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(trusting.logText()).not.toContain(JSON.stringify(given).slice(1, -1));
  },
);

const TOKEN = 'secret-token-0123456789';
const SECRETS = [TOKEN, '359888123456', 'code=4711', 'street-of-somebody', 'stranger-cookie'];

const everySecret = {
  Host: SOFIA.host,
  Authorization: `Bearer ${TOKEN}`,
  Referer: 'http://sofia.example/?phone=359888123456',
  Cookie: `token=${TOKEN}; note=stranger-cookie; addresses=street-of-somebody; ${cartCookie([dishId(SOFIA, 0), 1])}`,
};

const secretsIn = (text: string): readonly string[] =>
  SECRETS.filter((secret) => text.includes(secret));

it.each([
  ['answers', () => undefined],
  ['is broken', () => backend.behave(() => ({ status: 500, body: { message: 'broken' } }))],
  ['does not make sense', () => backend.behave(() => ({ body: '<html>' }))],
  ['cuts the connection', () => backend.behave(() => ({ fate: 'cut' as const }))],
  ['is gone', () => backend.stop()],
])(
  'no token, code, phone or cookie gets into pages or logs when the backend %s',
  async (_, arrange) => {
    await arrange();
    const query = '?phone=359888123456&code=4711';
    const texts: string[] = [];
    for (const path of ['/', '/cart', '/ru/product/margherita', '/nope']) {
      texts.push(
        (await shop.ask(path, { headers: everySecret })).text.replaceAll(
          TOKEN,
          (found) => `LEAK ${found}`,
        ),
      );
    }
    for (const path of [
      '/cart',
      '/api/v1/settings',
      '/api/v1/domain/1/goodsById',
      '/media/a.webp',
    ]) {
      await shop.ask(`${path}${query}`, { headers: everySecret });
    }
    await shop.ask(`/api/v1/cart/calculate${query}`, {
      method: 'POST',
      headers: { ...everySecret, Client: 'web' },
      body: '{"domainId":1,"goods":[],"phone":"359888123456"}',
    });
    await backend.start().catch(() => undefined);
    expect(secretsIn(texts.join('\n'))).toEqual([]);
    expect(secretsIn(shop.logText())).toEqual([]);
    expect(requestLines().length).toBe(9);
  },
);

it('says what the backend could not do, once for each call, and calls a missing page no problem', async () => {
  await shop.ask('/product/none', { headers: { Host: SOFIA.host } });
  expect(shop.logLines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  backend.behave(({ path }) => (path.endsWith('/margherita') ? { body: { id: 'x' } } : undefined));
  await shop.ask('/product/margherita', { headers: { Host: SOFIA.host } });
  const [problem, ...more] = shop.logLines.filter(({ failure }) => failure !== undefined);
  expect(problem).toMatchObject({
    failure: 'undecodable',
    call: 'get /domain/1/goods/margherita',
    paths: expect.arrayContaining([expect.stringContaining('id')]) as string[],
  });
  expect(more).toEqual([]);
});
