import { drawCode } from '../../../backend/sign-in/code-hash';
import { guessCode, storeCode, spendCode } from '../../../backend/sign-in/code-store';
import { IVAN } from '../support/sign-in';
import type { TestShop } from '../support/test-shop';
import { openEmptyShop } from '../support/test-shop';

const FROM = { phone: IVAN, network: { address: '203.0.113.1', site: null } };

let shop: TestShop;
beforeEach(async () => {
  shop = await openEmptyShop();
});
afterEach(() => shop.close());

it('does not spend a code that was asked for after the guess', async () => {
  const { shop: db } = shop.storage;
  await storeCode(db, FROM, '0427', 1_000);
  const guessed = await guessCode(db, FROM, '0427', 2_000);
  if (!guessed.ok) throw new Error('The code was not taken');
  await storeCode(db, FROM, '1234', 3_000);
  expect(await spendCode(db, guessed.value)).toBe(false);
  const newer = await guessCode(db, FROM, '1234', 4_000);
  if (!newer.ok) throw new Error('The newer code was not taken');
  expect(await spendCode(db, newer.value)).toBe(true);
  expect(await spendCode(db, newer.value)).toBe(false);
});

it('draws codes of four digits, also below a thousand', () => {
  const codes = Array.from({ length: 2_000 }, drawCode);
  expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_000);
});
