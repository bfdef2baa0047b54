import { attemptKeyCodec } from '../../../src/infrastructure/storage/attempt-key-codec';

const UUID = '0b8f2c1e-3d4a-4b5c-8d6e-7f8091a2b3c4';

it('brings back the key of an attempt, and takes nothing else for one', () => {
  expect(attemptKeyCodec.decode(attemptKeyCodec.encode(UUID))).toBe(UUID);
  expect(attemptKeyCodec.decode('../../login')).toBeNull();
  expect(attemptKeyCodec.encode(null)).toBe('');
});
