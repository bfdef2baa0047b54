import { ok } from '../../../src/domain/index';
import { tooOften } from '../../../backend/rate/too-often';
import { evaluateGuess } from '../../../backend/rate/evaluate-guess';
import { ownDatabase } from '../support/migrated-database';
import { smallMenu } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const AT = Date.parse('2026-11-27T10:00:00Z');

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({}, smallMenu(), ownDatabase);
});
afterEach(() => shop.close());

const guess = (evaluate: () => Promise<ReturnType<typeof ok<string>>>) =>
  evaluateGuess({
    db: shop.storage.shop,
    rules: [{ key: 'guesses of one', limit: 1, windowMs: 60_000 }],
    at: AT,
    tooMany: tooOften,
    evaluate,
    isWrong: () => true,
  });

it('a guess that could not be judged does not count as a wrong one', async () => {
  await expect(guess(() => Promise.reject(new Error('The database is away')))).rejects.toThrow(
    'The database is away',
  );
  expect(await guess(() => Promise.resolve(ok('judged')))).toEqual(ok('judged'));
});

it('a saved order is answered as one, also where its count cannot be taken back', async () => {
  const placed = await guess(async () => {
    await shop.storage.shop.schema.dropTable('rate_counters').execute();
    return ok('order 1');
  });
  expect(placed).toEqual(ok('order 1'));
});
