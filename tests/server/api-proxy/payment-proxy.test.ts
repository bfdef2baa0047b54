import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

const KEY = 'A'.repeat(22);

let location: string;
let received: { method: string; url: string; headers: Record<string, unknown>; body: string }[];
let backend: Server;
let shop: TestStorefront;

beforeAll(async () => {
  backend = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body });
      response.writeHead(303, { Location: location }).end();
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this form.
  const { port } = backend.address() as AddressInfo;
  shop = await openStorefront(`http://127.0.0.1:${String(port)}`);
});
afterAll(async () => {
  await shop.close();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});
beforeEach(() => {
  location = 'https://checkout.stripe.com/c/pay/cs_1';
  received = [];
});

it('leads to the page of whoever takes the money, without the visitor’s cookies, and logs no key', async () => {
  const page = await shop.ask(`/payment/${KEY}`, { headers: { Cookie: 'token=of-the-visitor' } });
  expect(page.status).toBe(303);
  expect(page.headers['location']).toBe(location);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(received[0]?.headers).not.toHaveProperty('cookie');
  expect(received[0]?.headers).not.toHaveProperty('authorization');
  expect(shop.logText()).not.toContain(KEY);
});

it.each([
  'http://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
  'https://checkout.stripe.com@evil.example/',
])('leads nobody to %s', async (address) => {
  location = address;
  const page = await shop.ask(`/payment/${KEY}`);
  expect(page.status).toBe(503);
  expect(page.headers['location']).toBeUndefined();
});

it.each([
  ['GET', `/payment/${KEY}/return`],
  ['POST', `/payment/${KEY}/return`],
  ['POST', '/payment/notices/stripe'],
  ['POST', `/payment/${KEY}`],
])('leads nobody to another site from %s %s', async (method, path) => {
  const page = await shop.ask(path, { method, ...(method === 'POST' ? { body: 'a=1' } : {}) });
  expect(page.status).toBe(503);
  expect(page.headers['location']).toBeUndefined();
});

it('takes the way back by a form of another site', async () => {
  location = '/checkout/success?key=k';
  const back = await shop.ask(`/payment/${KEY}/return`, {
    method: 'POST',
    headers: { Origin: 'https://bank.example', 'Sec-Fetch-Site': 'cross-site' },
    body: 'paid=yes',
  });
  expect(back.status).toBe(303);
  expect(back.headers['location']).toBe(location);
});

it('passes a notice on as it came, with its signature', async () => {
  location = '/';
  const body = '{"id": "evt_1",  "odd": "spaces"}';
  await shop.ask('/payment/notices/stripe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': 't=1,v1=ab' },
    body,
  });
  expect(received).toMatchObject([
    {
      method: 'POST',
      url: '/payment/notices/stripe',
      body,
      headers: { 'stripe-signature': 't=1,v1=ab' },
    },
  ]);
});
