import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

interface SandboxAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const PAGE: SandboxAnswer = {
  status: 200,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Set-Cookie': 'x=1',
    'Content-Security-Policy': 'script-src *',
  },
  body: '<title>Sandbox</title>',
};

let answer: SandboxAnswer;
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
      response.writeHead(answer.status, answer.headers).end(answer.body);
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
  answer = PAGE;
  received = [];
});

const pay = (headers: Record<string, string>) =>
  shop.ask('/sandbox/payment/secret-key/pay', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: 'a=1',
  });

it('shows the page that stands in for a bank, without the visitor’s token, and lets no script run', async () => {
  const page = await shop.ask('/sandbox/payment/secret-key', {
    headers: { Cookie: 'token=of-the-visitor' },
  });
  expect(page.status).toBe(200);
  expect(page.text).toBe(PAGE.body);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';/);
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(page.headers['cache-control']).toBe('no-store');
  expect(received[0]?.headers).not.toHaveProperty('authorization');
  expect(received[0]?.headers).not.toHaveProperty('cookie');
  expect(shop.logText()).not.toContain('secret-key');
});

it('sends its form on, and the customer back to a page of the shop', async () => {
  answer = { status: 303, headers: { Location: '/checkout/success?key=k' }, body: '' };
  const back = await pay({
    Host: 'sofia.example',
    Origin: 'http://sofia.example',
    'Sec-Fetch-Site': 'same-origin',
  });
  expect(back.status).toBe(303);
  expect(back.headers['location']).toBe('/checkout/success?key=k');
  expect(received).toMatchObject([
    { method: 'POST', url: '/sandbox/payment/secret-key/pay', body: 'a=1' },
  ]);
});

it.each(['https://evil.example/', '//evil.example/', '/\\evil.example/'])(
  'sends nobody to %s',
  async (location) => {
    answer = { status: 303, headers: { Location: location }, body: '' };
    const back = await pay({});
    expect(back.status).toBe(503);
    expect(back.headers['location']).toBeUndefined();
  },
);

it.each([
  ['from a page of another site', { Origin: 'https://evil.example' }],
  ['that the browser calls foreign', { 'Sec-Fetch-Site': 'cross-site' }],
])('takes no form %s', async (_whence, headers: Record<string, string>) => {
  expect((await pay(headers)).status).toBe(403);
  expect(received).toEqual([]);
});
