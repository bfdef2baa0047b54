import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront } from '../../support/test-storefront';

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
  passTime(60_000);
});

const TOKEN = 'token-of-the-visitor';

describe('a call that is passed on', () => {
  it('reaches the backend at the same path, with its query, body and language', async () => {
    const body = JSON.stringify({ domainId: 1, goods: [{ id: dishId(SOFIA, 0), qtt: 2 }] });
    const answer = await shop.ask('/api/v1/cart/calculate?a=1&b[]=2', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Client: 'web',
        'Client-version': '1.0',
        'Accept-Language': 'ru',
      },
      body,
    });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ total: 20.2 });
    expect(backend.calls).toHaveLength(1);
    expect(backend.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/cart/calculate',
      body,
      headers: { 'accept-language': 'ru', client: 'web', 'client-version': '1.0' },
    });
    expect(backend.calls[0]?.query.toString()).toBe(new URLSearchParams('a=1&b[]=2').toString());
  });

  it('carries the visitor’s token, and nothing else of the visitor’s', async () => {
    await shop.ask('/api/v1/settings', {
      headers: {
        Cookie: `${cartCookie([dishId(SOFIA, 0), 1])}; token=${TOKEN}; x=1`,
        Authorization: 'Bearer forged',
      },
    });
    const [call] = backend.calls;
    expect(call?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(call?.headers.cookie).toBeUndefined();
  });

  it.each([
    ['without one', 'x=1'],
    ['with one that could not be', 'token=a b'],
    ['with one that would add a header', 'token=abcdefgh\u00e9'],
  ])('has no Authorization %s, whatever the browser sent', async (_, cookie) => {
    await shop.ask('/api/v1/settings', {
      headers: { Cookie: cookie, Authorization: 'Bearer forged' },
    });
    expect(backend.calls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('is known by the same id on both sides, and by the customer’s address', async () => {
    const { headers } = await shop.ask('/api/v1/settings', {
      headers: { 'X-Request-Id': 'chosen-by-a-stranger', 'X-Forwarded-For': '6.6.6.6' },
    });
    const [call] = backend.calls;
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(call?.headers['x-request-id']).toBe(headers['x-request-id']);
    expect(call?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(call?.headers.host).toBe(new URL(backend.url).host);
  });

  it('brings back status and words of a refusal, but no cookie', async () => {
    backend.behave(() => ({
      status: 422,
      headers: { 'Retry-After': '7' },
      body: { message: 'No', errors: { promocode: ['No such code'] } },
    }));
    const answer = await shop.ask('/api/v1/settings');
    expect(answer.status).toBe(422);
    expect(answer.headers['retry-after']).toBe('7');
    expect(JSON.parse(answer.text)).toMatchObject({ errors: { promocode: ['No such code'] } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('fetches pictures at their own address', async () => {
    const answer = await shop.ask('/media/dish.webp?w=320');
    expect([answer.status, answer.text]).toEqual([200, 'a picture']);
    expect(backend.calls[0]?.path).toBe('/media/dish.webp');
    expect(backend.calls[0]?.query.get('w')).toBe('320');
  });

  it.each(['/api/v2/settings', '/api', '/apis/v1/settings', '/mediathek', '/ru/api/v1/settings'])(
    '%s is a page that is not there, and no call',
    async (path) => {
      const answer = await shop.ask(path);
      expect(answer.status).toBe(404);
      expect(backend.callsTo(path)).toEqual([]);
    },
  );
});

describe('a backend that is not there', () => {
  const expectUnreachable = ({
    status,
    headers,
    text,
  }: Awaited<ReturnType<TestStorefront['ask']>>) => {
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(text)).toEqual({
      message: expect.any(String) as string,
      code: 'unreachable',
      request_id: headers['x-request-id'],
    });
  };

  it('is said in the words of the contract, with when to try again', async () => {
    await backend.stop();
    const answer = await shop.ask('/api/v1/settings');
    await backend.start();
    expectUnreachable(answer);
    expect((await shop.ask('/api/v1/settings')).status).toBe(200);
  });

  it('or hangs up in the middle, too', async () => {
    backend.behave(() => ({ fate: 'cut' }));
    expectUnreachable(
      await shop.ask('/api/v1/cart/calculate', {
        method: 'POST',
        headers: { Client: 'web', 'Content-Type': 'application/json' },
        body: '{"domainId":1,"goods":[]}',
      }),
    );
  });
});
