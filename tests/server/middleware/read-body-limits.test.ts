import { connect } from 'node:net';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
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

it.each([
  [4096, 200],
  [4097, 414],
])('an address of %i letters is answered with %i', async (length, status) => {
  const path = '/products?utm=';
  expect((await shop.ask(path.padEnd(length, 'a'))).status).toBe(status);
});

const post = (body: string) =>
  shop.ask('/api/v1/cart/calculate', {
    method: 'POST',
    headers: { Client: 'web', 'Content-Type': 'application/json' },
    body,
  });

it('a body over 100 kB is refused before it reaches the backend', async () => {
  const { status, text } = await post(`{"domainId":1,"goods":[],"x":"${'a'.repeat(100_000)}"}`);
  expect([status, JSON.parse(text)]).toMatchObject([413, { code: 'body.too_large' }]);
  expect(backend.callsTo('/api/v1/cart/calculate')).toEqual([]);
  expect((await post('{"domainId":1,"goods":[]}')).status).toBe(200);
});

/** What a server says to bytes of our own choosing. */
const answerTo = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(shop.port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', reject).on('close', () => {
      resolve(text);
    });
  });

it('a body that does not say how long it is is not waited for', async () => {
  const answer = await answerTo(
    'POST /api/v1/cart/calculate HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 411 /);
});

it('headers over 16 kB are refused', async () => {
  const answer = await answerTo(
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(17_000)}\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});
