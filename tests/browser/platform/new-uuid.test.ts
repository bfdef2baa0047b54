import { webcrypto } from 'node:crypto';
import { newUuid } from '../../../src/browser/platform/new-uuid';

it('makes keys of the form that the contract wants, each another one', () => {
  const keys = Array.from({ length: 200 }, () => newUuid(webcrypto as Crypto));
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(keys.length);
});
