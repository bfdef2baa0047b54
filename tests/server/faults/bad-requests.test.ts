import { connect } from 'node:net';
import fc from 'fast-check';
import { runCount, seedOf } from '../../support/run-count';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

/** How many requests are made up. */
const REQUESTS = runCount('BAD_REQUESTS');

/** How many are under way at once. */
const AT_ONCE = 20;

const SEED = seedOf(20_261_128);

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend = await openStubBackend();
  shop = await openStorefront(backend.url, { LOG_LEVEL: 'silent', PAGE_CACHE: 'true' });
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});

const KNOWN = [
  '/',
  '/ru',
  '/products',
  '/products/pizza',
  '/product/margherita',
  '/cart',
  '/checkout',
  '/account/orders',
  '/search',
  '/api/v1/settings',
  '/api/v1/login',
  '/api/v1/cart/calculate',
  '/media/dish.webp',
  '/assets/main.js',
  '/sandbox/payment/x',
  '/session/end',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/metrics',
  '/healthz',
];

/** What has broken servers before. */
const STRANGE = [
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '%E0%A4%A',
  '//evil.test',
  '\\evil.test',
  '__proto__',
  'constructor',
  "'><script>alert(1)</script>",
  '1e309',
  '-1',
  'a'.repeat(3000),
  '%F0%9F%8D%95',
  '{{7*7}}',
  '${7*7}',
  'https://evil.test/',
];

/** Text that can stand in a line of a request. */
const text = fc.oneof(
  fc.constantFrom(...STRANGE),
  fc.string({ unit: fc.constantFrom(...'abz019%/.;=&?[]{}"<>@:_~-+*!,$('), maxLength: 60 }),
);
const path = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.tuple(fc.constantFrom(...KNOWN), text).map(([known, more]) => `${known}/${more}`),
  text.map((more) => `/${more}`),
);
const query = fc.option(
  fc
    .array(
      fc.tuple(fc.oneof(fc.constantFrom('page', 'filter', 'query', 'login', 'ref'), text), text),
      {
        maxLength: 5,
      },
    )
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
  { nil: '' },
);
const cookie = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('cart', 'cart_1', 'favourites', 'viewed', 'addresses', 'delivery', 'order'),
        fc.constantFrom('token', 'locale', '__proto__'),
        text,
      ),
      text,
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('; '));
const header = fc.tuple(
  fc.constantFrom(
    'Accept-Language',
    'Accept-Encoding',
    'Range',
    'If-None-Match',
    'Origin',
    'Sec-Fetch-Site',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Request-Id',
    'Content-Type',
    'Authorization',
    'Client',
    'Expect',
  ),
  text,
);
const badRequest = fc.record({
  method: fc.constantFrom(
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'TRACE',
  ),
  path,
  query,
  host: fc.oneof(fc.constantFrom('sofia.example', 'a..b', '[::1', ''), text),
  cookie,
  headers: fc.array(header, { maxLength: 4 }),
  body: fc.oneof(fc.constant(''), text, fc.json()),
});

type BadRequest = typeof badRequest extends fc.Arbitrary<infer A> ? A : never;

const bytesOf = ({
  method,
  path: at,
  query: asked,
  host,
  cookie: kept,
  headers,
  body,
}: BadRequest) =>
  `${method} ${at}${asked} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${kept}\r\n` +
  headers.map(([name, value]) => `${name}: ${value}\r\n`).join('') +
  `Content-Length: ${String(Buffer.byteLength(body))}\r\nConnection: close\r\n\r\n${body}`;

/** The status line and headers that come back; empty when the line is cut without a word. */
const answerTo = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(shop.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      if (answer.length < 20_000) answer += chunk.toString('latin1');
    });
    // Whoever is refused while still talking may find the line cut.
    socket
      .on('error', () => undefined)
      .on('close', () => {
        resolve(answer.split('\r\n\r\n')[0] ?? '');
      });
  });

const isOwn = (location: string): boolean => /^\/(?![/\\])/.test(location);

it('whatever is asked, nothing breaks and nobody is sent elsewhere', async () => {
  const requests = fc.sample(badRequest, { numRuns: REQUESTS, seed: SEED });
  const bad: { readonly request: BadRequest; readonly answer: string }[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const answer = await answerTo(bytesOf(request));
      const [, location] = /^location: (.*)$/im.exec(answer) ?? [];
      if (answer.startsWith('HTTP/1.1 5') || (location !== undefined && !isOwn(location))) {
        bad.push({ request, answer });
      }
      if (next % 500 === 0) backend.reset();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(bad.slice(0, 3)).toEqual([]);
  // It still works as ever.
  expect((await shop.ask('/products/pizza', { headers: { Host: 'sofia.example' } })).status).toBe(
    200,
  );
}, 7_200_000);
