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
beforeEach(() => {
  backend.reset();
});

const change = (
  headers: Readonly<Record<string, string>>,
  method = 'POST',
  path = '/api/v1/cart/calculate',
) =>
  shop.ask(path, {
    method,
    headers: { Host: 'sofia.example', 'Content-Type': 'application/json', ...headers },
    body: '{"domainId":1,"goods":[]}',
  });

describe('a change from the shop’s own pages', () => {
  it.each([
    ['as the page sends it', { Client: 'web' }],
    [
      'from the same origin',
      { Client: 'web', Origin: 'http://sofia.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
    [
      'through a proxy that names the usual port',
      { Client: 'web', Host: 'sofia.example:443', Origin: 'https://sofia.example' },
    ],
    [
      'with a host in capitals',
      { Client: 'web', Host: 'SOFIA.example', Origin: 'http://sofia.example' },
    ],
    ['through a proxy that ends TLS', { Client: 'web', Origin: 'https://sofia.example' }],
    [
      'at a port',
      { Client: 'web', Host: 'sofia.example:3000', Origin: 'http://sofia.example:3000' },
    ],
  ])('is passed on %s', async (_, headers) => {
    expect((await change(headers)).status).toBe(200);
    expect(backend.calls).toHaveLength(1);
  });
});

describe('a change from elsewhere', () => {
  it.each<[string, Record<string, string>]>([
    ['without the Client header', {}],
    ['with another client', { Client: 'android' }],
    ['from another site', { Client: 'web', Origin: 'http://evil.example' }],
    [
      'from a site whose name begins like ours',
      { Client: 'web', Origin: 'http://sofia.example.evil.example' },
    ],
    ['from another port', { Client: 'web', Origin: 'http://sofia.example:8080' }],
    ['from a page without an origin', { Client: 'web', Origin: 'null' }],
    ['from a neighbour under the same roof', { Client: 'web', 'Sec-Fetch-Site': 'same-site' }],
    ['that the browser calls foreign', { Client: 'web', 'Sec-Fetch-Site': 'cross-site' }],
    ['typed into the address line', { Client: 'web', 'Sec-Fetch-Site': 'none' }],
  ])('is refused %s', async (_, headers) => {
    const answer = await change(headers);
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text)).toEqual({
      message: expect.any(String) as string,
      code: 'forbidden',
      request_id: answer.headers['x-request-id'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(backend.calls).toEqual([]);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'POST'])('is refused with %s as well', async (method) => {
    expect((await change({}, method)).status).toBe(403);
    expect(backend.calls).toEqual([]);
  });

  it('is refused at the pictures’ address as well: the token would go along', async () => {
    const answer = await change({ Cookie: 'token=token-of-the-visitor' }, 'POST', '/media/a.webp');
    expect(answer.status).toBe(403);
    expect(backend.calls).toEqual([]);
  });

  it.each([
    '/API/v1/cart/calculate',
    '/api\\v1/cart/calculate',
    '//api/v1/cart/calculate',
    '/api/v1//cart/calculate',
    '/x/../api/v1/cart/calculate',
    '/%61pi/v1/cart/calculate',
    'http://sofia.example/api/v1/cart/calculate',
  ])('does not get round the guard as %s', async (path) => {
    expect([403, 405]).toContain((await change({}, 'POST', path)).status);
    expect(backend.calls).toEqual([]);
  });
});

it('reading is open to anybody', async () => {
  const answer = await shop.ask('/api/v1/settings', {
    headers: { Origin: 'http://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
