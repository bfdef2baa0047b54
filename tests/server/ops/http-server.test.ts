import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { sendRaw } from '../../support/raw-request';
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
});

const HOST = 'Host: sofia.example\r\n';

it.each([
  ['that is no HTTP', 400, 'hello\r\n\r\n'],
  ['without a host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['with two hosts', 400, `GET / HTTP/1.1\r\n${HOST}host: evil.example\r\n\r\n`],
  ['with the same host twice', 400, `GET /healthz HTTP/1.1\r\n${HOST}${HOST}\r\n`],
  ['with a host twice for a call', 400, `GET /api/v1/settings HTTP/1.1\r\n${HOST}${HOST}\r\n`],
  [
    'with headers that are too long',
    431,
    `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`,
  ],
  [
    'that expects what nobody knows',
    417,
    `GET / HTTP/1.1\r\n${HOST}Expect: a miracle\r\nConnection: close\r\n\r\n`,
  ],
])('a request %s is refused with %i and asks nothing of the backend', async (_, status, bytes) => {
  const answer = await sendRaw(shop.port, bytes).answer;
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
  expect(backend.calls).toEqual([]);
});

it('nothing is written into an answer that has begun when the next request on its line is no HTTP', async () => {
  backend.behave(() => ({ delay: 30 }));
  const { answer } = sendRaw(
    shop.port,
    `GET /api/v1/settings HTTP/1.1\r\n${HOST}\r\nGET / HTTP/1.1\r\n: no name\r\n\r\n`,
  );
  expect(((await answer).match(/HTTP\/1\.1/g) ?? []).length).toBeLessThanOrEqual(1);
});

it.each(['/api/v1/settings', '/sandbox/payment/key'])(
  'a request for %s that expects a 100 takes none of what it forged to the backend',
  async (path) => {
    await sendRaw(
      shop.port,
      `GET ${path} HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nConnection: close\r\n` +
        'X-Forwarded-For: 6.6.6.6\r\nX-Request-Id: attacker-id-1\r\nAuthorization: Bearer forged-token\r\n' +
        'Cookie: cart=1\r\nX-Original-URL: /admin\r\nX-HTTP-Method-Override: DELETE\r\n\r\n',
    ).answer;
    expect(backend.calls).toHaveLength(1);
    expect(Object.keys(backend.calls[0]?.headers ?? {}).sort()).toEqual([
      'accept-encoding',
      'connection',
      'host',
      'x-forwarded-for',
      'x-request-id',
    ]);
    expect(backend.calls[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(backend.calls[0]?.headers['x-request-id']).not.toBe('attacker-id-1');
  },
);

it('a body that comes with a GET stays here', async () => {
  const answer = await sendRaw(
    shop.port,
    `GET /api/v1/settings HTTP/1.1\r\n${HOST}Content-Length: 8\r\nConnection: close\r\n\r\n{"a": 1}`,
  ).answer;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(backend.calls.map(({ body }) => body)).toEqual(['']);
});

it.each(['TRACE', 'PROPFIND'])('%s is no way to ask the backend', async (method) => {
  const { status } = await shop.ask('/api/v1/settings', { method, headers: { Client: 'web' } });
  expect(status).toBe(405);
  expect(backend.calls).toEqual([]);
});
