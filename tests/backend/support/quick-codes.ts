import type * as Crypto from 'node:crypto';

// The hash of a code takes 40 ms on purpose (code-hash.test.ts), and the tests make thousands.
jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof Crypto>('node:crypto');
  const scrypt = (
    password: string,
    salt: string,
    length: number,
    done: (error: Error | null, key: Buffer) => void,
  ): void => {
    real.scrypt(password, salt, length, { N: 2 }, done);
  };
  return Object.create(real, { scrypt: { value: scrypt, enumerable: true } });
});
