import type { IncomingHttpHeaders, OutgoingHttpHeaders, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

const TOKEN = 'a'.repeat(43);
const COOKIE = `staff_session=${TOKEN}; Path=/board; Max-Age=60; HttpOnly; SameSite=Strict`;
const CALL = '/board/api/v1/staff/session';

let headers: OutgoingHttpHeaders;
let received: { method: string; url: string; headers: IncomingHttpHeaders }[];
let backend: Server;
let apiUrl: string;
let shop: TestStorefront;

beforeAll(async () => {
  backend = createServer((request, response) => {
    const { method = '', url = '' } = request;
    received.push({ method, url, headers: request.headers });
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end('{}');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this form.
  apiUrl = `http://127.0.0.1:${String((backend.address() as AddressInfo).port)}`;
  shop = await openStorefront(apiUrl, { BOARD: 'true' });
});
afterAll(async () => {
  await shop.close();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});
beforeEach(() => {
  headers = {};
  received = [];
});

it('sends the cookie of the board on as a token, and no other cookie', async () => {
  await shop.ask(CALL, { headers: { Cookie: `token=customer; staff_session=${TOKEN}` } });
  expect(received).toMatchObject([{ url: CALL, headers: { authorization: `Bearer ${TOKEN}` } }]);
  expect(received[0]?.headers.cookie).toBeUndefined();
});

it.each([
  ['two of them', `staff_session=${TOKEN}; staff_session=${'b'.repeat(43)}`],
  ["a customer's", `token=${TOKEN}`],
])('sends no token of %s', async (_which, Cookie) => {
  await shop.ask(CALL, { headers: { Cookie, Authorization: `Bearer ${TOKEN}` } });
  expect(received[0]?.headers.authorization).toBeUndefined();
});

it('lets the cookie of the board back and no other, over TLS for TLS alone', async () => {
  headers = { 'Set-Cookie': [COOKIE, 'token=x; Path=/', 'staff_session=x; Path=/'] };
  const init = { method: 'POST', headers: { Client: 'board' } };
  expect((await shop.ask(CALL, init)).headers['set-cookie']).toEqual([COOKIE]);
});

it('lets no change of another origin through', async () => {
  const foreign = { Client: 'board', Origin: 'https://evil.example' };
  const { status } = await shop.ask(CALL, { method: 'POST', headers: foreign });
  expect([status, received]).toEqual([403, []]);
});

it('lets no climbing path through', async () => {
  expect((await shop.ask('/board/%2e%2e/metrics')).status).toBe(404);
  expect(received).toEqual([]);
});

it('passes no call of staff on outside of the board: its token would reach scripts', async () => {
  const init = { method: 'POST', headers: { Client: 'web' } };
  for (const path of ['/api/v1/staff/session', '/api/v1/STAFF/session/'])
    expect((await shop.ask(path, init)).status).toBe(404);
  expect(received).toEqual([]);
});

it('passes nothing on to a board where it is not switched on', async () => {
  const without = await openStorefront(apiUrl);
  await without.ask('/board');
  await without.ask(CALL, { headers: { Cookie: `staff_session=${TOKEN}` } });
  expect(received.filter(({ url }) => url.startsWith('/board'))).toEqual([]);
  await without.close();
});
