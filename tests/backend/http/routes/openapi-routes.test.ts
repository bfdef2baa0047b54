import request from 'supertest';
import { openApiDocument } from '../../../../contract/openapi/document';
import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('the document of the interface', () => {
  it('is told to whoever asks', async () => {
    const { body, headers } = await shop.get('/api/v1/openapi.json').expect(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    expect(headers['content-type']).toMatch('application/json');
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await shop.get('/api/v1/openapi.json').expect(200);
    await request(shop.app)
      .get('/api/v1/openapi.json')
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
  });

  it('is the same in every language', async () => {
    const { headers } = await shop.get('/api/v1/openapi.json', 'ru').expect(200);
    expect(headers['content-language']).toBe('en');
  });
});
