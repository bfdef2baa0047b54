import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { priceOfTwo } from '../../../client/example';
import { createClient } from '../../../client';
import { MARGHERITA } from '../support/small-menu';
import type { OpenBackend } from './open-backend';
import { openBackend } from './open-backend';

const ROOT = join(__dirname, '../../..');

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const client = () => createClient({ baseUrl: backend.server.url, language: 'en' });

it('the lines of docs/contract.md price a cart', async () => {
  expect(await priceOfTwo(backend.server.url)).toBeGreaterThan(0);
});

it('docs/contract.md shows these very lines', () => {
  const example = readFileSync(join(ROOT, 'client/example.ts'), 'utf8');
  expect(readFileSync(join(ROOT, 'docs/contract.md'), 'utf8')).toContain(
    example.replace("'./index'", "'open-dinner-client'"),
  );
});

it('reads a dish by its id, its moments and sums as numbers', async () => {
  expect(
    await client().call('showDish', { path: { id: 1, slug: String(MARGHERITA) } }),
  ).toMatchObject({ ok: true, value: { id: MARGHERITA, price: expect.any(Number) } });
});

it('asks for a list of dishes by their ids', async () => {
  const answer = await client().call('listGoodsById', {
    path: { id: 1 },
    query: { 'goods[]': [MARGHERITA] as never },
  });
  expect(answer.ok && answer.value.map(({ id }) => id)).toEqual([MARGHERITA]);
});

it('tells a refusal as a value, with its code and its fields', async () => {
  const cart = { domainId: 1, goods: [{ id: 999_999, qtt: 1 }] };
  expect(await client().call('calculateCart', { body: cart })).toMatchObject({
    ok: false,
    refusal: {
      kind: 'refused',
      status: 422,
      code: 'goods_unknown',
      errors: { 'goods.0.id': [expect.any(String)] },
    },
  });
});

it('is nobody without a token', async () => {
  expect(await client().call('showUser')).toMatchObject({
    ok: false,
    refusal: { kind: 'refused', status: 401, code: 'unauthorized' },
  });
});
