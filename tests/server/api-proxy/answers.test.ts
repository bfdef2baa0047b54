import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';

let answer: (response: ServerResponse) => void;
let paths: string[] = [];
let backend: Server;
let shop: TestStorefront;

beforeAll(async () => {
  backend = createServer(({ url }, response) => {
    paths.push(url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve);
  });
  const { port } = backend.address() as AddressInfo;
  shop = await openStorefront(`http://127.0.0.1:${String(port)}`);
});
afterAll(async () => {
  await shop.close();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});
beforeEach(() => {
  paths = [];
});

describe('an answer of the backend', () => {
  it.each([
    ['in pieces', {}],
    ['of a promised length', { 'Content-Length': '1000' }],
  ])('that breaks off %s ends for the visitor too', async (_, headers) => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
      response.write('{"goods":[');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(shop.ask('/api/v1/settings')).rejects.toThrow();
  });

  it('keeps what it says of itself and loses what it says for the shop', async () => {
    answer = (response) => {
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        ETag: '"1"',
        'Content-Security-Policy': 'default-src *',
        'Access-Control-Allow-Origin': '*',
        'X-Powered-By': 'a kitchen',
        'Set-Cookie': 'a=1',
        Date: 'Thu, 01 Jan 2026 00:00:00 GMT',
      });
      response.end('{}');
    };
    const { headers } = await shop.ask('/api/v1/settings');
    // Pages set their clock by it: there is one.
    expect(headers['date']).not.toContain('01 Jan 2026');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', etag: '"1"' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    for (const name of ['access-control-allow-origin', 'x-powered-by', 'set-cookie']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it.each(['/api/v1/domain', '/media/pizza.webp'])(
    'sends nobody elsewhere from %s',
    async (path) => {
      answer = (response) => {
        response.writeHead(302, { Location: 'http://evil.example/' }).end();
      };
      const { status, headers } = await shop.ask(path);
      expect(status).toBe(503);
      expect(headers).not.toHaveProperty('location');
    },
  );
});

it.each([
  '/api/v1/../../admin',
  '/api/v1/%2e%2e/admin',
  '/media/%2E%2e/admin',
  '/media/..%2fadmin',
  '/api/v1/./settings',
  '/api/v1/a%5c..%5cadmin',
])('a path that climbs out of its place is not passed on: %s', async (path) => {
  answer = (response) => response.end('{}');
  expect((await shop.ask(path)).status).toBe(404);
  expect(paths.filter((asked) => asked.includes('admin'))).toEqual([]);
});

it('a visitor cannot speak to the backend as a proxy would', async () => {
  let seen: Record<string, unknown> = {};
  answer = (response) => {
    seen = response.req.headers;
    response.end('{}');
  };
  await shop.ask('/api/v1/settings', {
    headers: {
      Forwarded: 'for=1.2.3.4',
      'X-Real-IP': '1.2.3.4',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-For': '1.2.3.4',
    },
  });
  expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto']) {
    expect(seen).not.toHaveProperty(name);
  }
});
