import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { CODE_LENGTH } from '../../src/domain/code/code-entry';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** What is stored of a code. */
export interface HashedCode {
  readonly hash: string;
  readonly salt: string;
}

// A plain hash of four digits gives them away at once: there are only ten thousand. This one takes
// tens of milliseconds each, and starts again for every code, so that the holder of a copy of the
// database needs longer for a code than it lives, and gains nothing for the next one.
const slowHash = promisify<string, string, number, Buffer>(scrypt);

/** A new code: each of the ten thousand is as likely as any other. */
export const drawCode = (): string =>
  String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

export const hashCode = async (code: string): Promise<HashedCode> => {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return { hash: (await slowHash(code, salt, HASH_BYTES)).toString('base64url'), salt };
};

/** Returns whether a text is the code; takes as long for one that begins right as for any other. */
export const isCode = async (guess: string, { hash, salt }: HashedCode): Promise<boolean> => {
  const guessed = await slowHash(guess, salt, HASH_BYTES);
  const expected = Buffer.from(hash, 'base64url');
  return guessed.length === expected.length && timingSafeEqual(guessed, expected);
};
