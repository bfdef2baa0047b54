import { scryptSync } from 'node:crypto';
import { hashCode, isCode } from '../../../backend/sign-in/code-hash';

// The other tests make hashing quick.
jest.unmock('node:crypto');

it('hashes a code at the full cost of scrypt, so that a copy of the database gives no code away in time', async () => {
  const kept = await hashCode('0427');
  expect(kept.hash).toBe(scryptSync('0427', kept.salt, 32).toString('base64url'));
  expect(await isCode('0427', kept)).toBe(true);
  expect(await isCode('0428', kept)).toBe(false);
});
