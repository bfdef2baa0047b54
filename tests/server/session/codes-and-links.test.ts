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
  backend.behave(() => ({
    status: 200,
    headers: { 'Cache-Control': 'public, max-age=600' },
    body: { expires_in: 300 },
  }));
});

const PHONE = '359880001122';
const OWN = { Host: 'sofia.example', Client: 'web' };

describe.each([
  `/api/v1/sms-code?phone=${PHONE}`,
  `/api/v1/otp/whatsapp?phone=${PHONE}`,
  '/api/v1/link/telegram',
])('GET %s, which changes something', (path) => {
  it.each<[string, Record<string, string>]>([
    ['as the page sends it', {}],
    ['from the same origin', { Origin: 'http://sofia.example', 'Sec-Fetch-Site': 'same-origin' }],
  ])('is passed on %s, and its answer kept by nobody', async (_, headers) => {
    const answer = await shop.ask(path, { headers: { ...OWN, ...headers } });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { expires_in: 300 }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(backend.calls).toHaveLength(1);
    expect(backend.calls[0]?.query.toString()).toBe(path.split('?')[1] ?? '');
  });

  it.each<[string, string, Record<string, string>]>([
    ['by a link', 'GET', { Client: '' }],
    ['by a picture of a foreign page', 'GET', { Client: '', 'Sec-Fetch-Site': 'cross-site' }],
    ['by another client', 'GET', { Client: 'android' }],
    ['from another site', 'GET', { Origin: 'http://evil.example' }],
    ['from a neighbour', 'GET', { 'Sec-Fetch-Site': 'same-site' }],
    ['typed into the address line', 'GET', { 'Sec-Fetch-Site': 'none' }],
    ['by a look at its head', 'HEAD', { Client: '' }],
    ['by a question what is allowed', 'OPTIONS', { Client: '' }],
  ])('is refused %s', async (_, method, headers) => {
    const answer = await shop.ask(path, { method, headers: { ...OWN, ...headers } });
    expect(answer.status).toBe(403);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(backend.calls).toEqual([]);
  });

  it('leaves no phone in the log, whatever becomes of it', async () => {
    await shop.ask(path, { headers: OWN });
    await shop.ask(path, { headers: { ...OWN, Client: '' } });
    backend.behave(() => ({ fate: 'cut' }));
    expect((await shop.ask(path, { headers: OWN })).status).toBe(503);
    expect(shop.logText()).not.toContain(PHONE);
    expect(shop.logText()).not.toContain('phone=');
  });
});

it.each([
  '/api/v1/SMS-CODE',
  '/api/v1/sms-code/',
  '/api/v1//sms-code',
  '/api/v1/sms%2dcode',
  '/api/v1/otp/whatsapp/',
  '/api/v1/Otp/whatsapp',
  '/api/v1/otp%2520/whatsapp',
  '/api/v1/link/Telegram/',
  '/api/v1/link',
])('does not get round the guard as %s', async (path) => {
  const foreign = await shop.ask(`${path}?phone=${PHONE}`, { headers: { Host: OWN.Host } });
  expect([403, 404]).toContain(foreign.status);
  expect(backend.calls).toEqual([]);
});

it('a question of a code for Telegram is read by its method', async () => {
  const answer = await shop.ask('/api/v1/check/telegram', {
    method: 'POST',
    headers: { ...OWN, 'Content-Type': 'application/json' },
    body: '{"uuid":"u-1"}',
  });
  expect(answer.status).toBe(200);
  expect(backend.calls[0]?.body).toBe('{"uuid":"u-1"}');
});
