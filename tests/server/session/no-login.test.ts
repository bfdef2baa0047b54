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

const TOKEN = 'a-token-of-the-backend_0123456789';
const LOGIN = { phone: '359880001122', code: '0427' };

beforeEach(() => {
  backend.reset();
  // A tolerant backend: whatever it is asked, it takes it for a login.
  backend.behave(() => ({ status: 200, body: { token: TOKEN, user: {} } }));
});

const logIn = (path: string, headers: Record<string, string> = {}, body = JSON.stringify(LOGIN)) =>
  shop.ask(path, {
    method: 'POST',
    headers: {
      Host: 'sofia.example',
      Client: 'web',
      'Content-Type': 'application/json',
      ...headers,
    },
    body,
  });

describe('what is no login', () => {
  it.each<[string, Record<string, string>]>([
    ['without the Client header', { Client: '' }],
    ['from another site', { Origin: 'http://evil.example' }],
    ['that the browser calls foreign', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a neighbour under the same roof', { 'Sec-Fetch-Site': 'same-site' }],
    ['from a form', { Client: '', 'Content-Type': 'text/plain' }],
  ])('is refused %s: nobody is logged in by a foreign page', async (_, headers) => {
    const answer = await logIn('/api/v1/login', headers);
    expect(answer.status).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(backend.calls).toEqual([]);
  });

  it.each([
    '/api/v1/login/',
    '/api/v1/LOGIN',
    '/api/v1//login',
    '/api/v1/%6cogin',
    '/api/v1/%256cogin',
    '/api/v1/login%20',
    '/api/v1/login.json',
    '/api/v1/login;v=1',
    '/api/v1/login/telegram/',
    '/api/v1/login/%74elegram',
    '/api/v1/Login/whatsapp',
    '/api/v1/login\\telegram',
    '/api/v1/login/a/b',
    '/api/v1/x/../login',
    '/API/v1/login',
    '//api/v1/login',
    'http://sofia.example/api/v1/login',
  ])('does not pass by in another spelling: %s', async (path) => {
    const answer = await logIn(path);
    expect([404, 405]).toContain(answer.status);
    expect(JSON.stringify(answer.headers) + answer.text).not.toContain(TOKEN);
    expect(backend.calls).toEqual([]);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('is refused with %s', async (method) => {
    const answer = await shop.ask('/api/v1/login', { method, headers: { Client: 'web' } });
    expect(answer.status).toBe(404);
    expect(backend.calls).toEqual([]);
  });

  it('is refused where it is far too long', async () => {
    const answer = await logIn('/api/v1/login', {}, JSON.stringify({ phone: '3'.repeat(20_000) }));
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'body.too_large' });
    expect(backend.calls).toEqual([]);
  });

  it.each([
    ['broken JSON', '{"phone":'],
    ['nothing', ''],
  ])('is judged by the backend, in its own words: %s', async (_, body) => {
    const refusal = { message: 'Не то', code: 'json.broken' };
    backend.behave(() => ({ status: 400, body: refusal }));
    const answer = await logIn('/api/v1/login', {}, body);
    expect(backend.calls[0]?.body).toBe(body);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([400, refusal]);
  });
});
