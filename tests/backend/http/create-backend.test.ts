import request from 'supertest';
import { provoked } from '../support/check-contract';
import { ownDatabase } from '../support/migrated-database';
import { smallMenu } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const post = (headers: Record<string, string>, body: string) =>
  request(shop.app).post('/api/v1/cart/calculate').set(headers).send(body);

const JSON_FROM_SHOP = { Client: 'web', 'Content-Type': 'application/json' };

describe('languages', () => {
  it.each([
    ['ru', 'ru'],
    ['kk', 'kk'],
    ['de', 'en'],
    ['', 'en'],
    ['en-US,en;q=0.9,ru;q=0.8', 'en'],
    ['de, uk;q=0.7, en;q=0.3', 'uk'],
    ['*', 'en'],
  ])('answers who asks for "%s" in %s', async (asked, given) => {
    const { headers } = await shop.get('/api/v1/domain', asked).expect(200);
    expect(headers['content-language']).toBe(given);
    expect(headers['vary']).toContain('Accept-Language');
  });

  it.each([
    ['en', 'We could not find this'],
    ['ru', 'Мы не нашли то, что вы ищете'],
    ['bg', 'Не намерихме това, което търсите'],
    ['uk', 'Ми не знайшли те, що ви шукаєте'],
    ['kk', 'Іздегеніңіз табылмады'],
  ])('says what went wrong in %s', async (locale, message) => {
    const { body } = await shop.get('/api/v1/nothing', locale).expect(404);
    expect(body.message).toBe(message);
  });
});

describe('errors', () => {
  it('names the request in every error, by the id it came with', async () => {
    const { body, headers } = await shop
      .get('/nothing')
      .set('X-Request-Id', 'abc-1234')
      .expect(404);
    expect(body).toEqual({
      message: 'We could not find this',
      code: 'not_found',
      request_id: 'abc-1234',
    });
    expect(headers['x-request-id']).toBe('abc-1234');
  });

  it('gives a request an id of its own where the given one is no id', async () => {
    const { body } = await shop.get('/nothing').set('X-Request-Id', 'a b<c>').expect(404);
    expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses a change that does not come from a client of ours', async () => {
    const { body } = await post({ 'Content-Type': 'application/json' }, '{}').expect(403);
    expect(body.code).toBe('client_required');
  });

  it('refuses broken JSON without repeating it', async () => {
    const { body } = await post(JSON_FROM_SHOP, '{"secret":').expect(400);
    expect(body.code).toBe('json.broken');
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('refuses a body that is no JSON, and none at all', async () => {
    const form = { Client: 'web', 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await post(form, 'a=1').expect(415)).body.code).toBe('body.not_json');
    await request(shop.app).post('/api/v1/cart/calculate').set('Client', 'web').expect(415);
  });

  it('refuses a body over 100 kB', async () => {
    const body = (size: number) => JSON.stringify({ domainId: 1, goods: [], x: 'x'.repeat(size) });
    await post(JSON_FROM_SHOP, body(100_000)).expect(200);
    const { body: answer } = await post(JSON_FROM_SHOP, body(103_000)).expect(413);
    expect(answer.code).toBe('body.too_large');
  });

  it('knows no other way to ask for a list', async () => {
    await request(shop.app).delete('/api/v1/domain').set('Client', 'web').expect(404);
  });

  it('says nothing of its insides when it fails, and logs why', async () => {
    const failing = await openTestShop({}, smallMenu(), ownDatabase);
    await failing.storage.shop.schema.dropTable('stop_list').execute();
    const { body } = await provoked(failing.get('/api/v1/domain/1/category')).expect(500);
    expect(body).toEqual({
      message: 'Something went wrong on our side. Please try again',
      code: 'internal',
      request_id: expect.any(String),
    });
    expect(JSON.stringify(failing.logLines)).toContain('stop_list');
    await failing.close();
  });
});

it('writes one line a request, without what the customer typed', async () => {
  shop.logLines.length = 0;
  await shop
    .get('/api/v1/domain/1/search?query=privatewords')
    .set({ Cookie: 'token=cookiesecret', Authorization: 'Bearer headersecret' })
    .expect(200);
  expect(shop.logLines).toHaveLength(1);
  expect(shop.logLines[0]).toMatchObject({
    req: { id: expect.any(String), method: 'GET', path: '/api/v1/domain/1/search' },
    res: { status: 200 },
    ms: expect.any(Number),
  });
  expect(JSON.stringify(shop.logLines)).not.toMatch(/privatewords|cookiesecret|headersecret/);
});

it('does not say what it is built with', async () => {
  const { headers } = await shop.get('/api/v1/domain').expect(200);
  expect(headers).not.toHaveProperty('x-powered-by');
});
