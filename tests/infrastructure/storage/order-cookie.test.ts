import fc from 'fast-check';
import type { OrderOptions } from '../../../src/domain/order/order-options';
import { NO_OPTIONS } from '../../../src/domain/order/order-options';
import { ZERO, money } from '../../../src/domain/money/money';
import { readPromoCode } from '../../../src/domain/promotion/promo-code';
import {
  decodeOrderOptions,
  encodeOrderOptions,
} from '../../../src/infrastructure/storage/order-cookie';
import { anyId } from '../../support/carts';
import { equipmentId } from '../../support/ids';

const codeOf = (text: string) => {
  const code = readPromoCode(text);
  if (!code.ok) throw new RangeError(`${text} is too long`);
  return code.value;
};

const anyCode = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => {
  const code = readPromoCode(text);
  return code.ok ? code.value : null;
});

const anyOptions: fc.Arbitrary<OrderOptions> = fc.record({
  promoCode: anyCode,
  bonuses: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }).map(money),
  persons: fc.option(fc.integer({ min: 1, max: 20 })),
  equipment: fc.uniqueArray(
    fc.record({
      equipmentId: anyId.map(equipmentId),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { selector: (choice) => choice.equipmentId, maxLength: 20 },
  ),
  time: fc.constant(NO_OPTIONS.time),
});

it('comes back as it was, whatever is wished for', () => {
  fc.assert(
    fc.property(anyOptions, (options) => {
      const text = encodeOrderOptions(options);
      expect(decodeOrderOptions(text)).toEqual(options);
      expect(text).toMatch(/^[\w.!-]*$/);
    }),
  );
});

it('makes sense of any text, or counts it as no wish', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const options = decodeOrderOptions(text);
      expect(decodeOrderOptions(encodeOrderOptions(options))).toEqual(options);
    }),
  );
});

it('needs no cookie while nothing is wished for', () => {
  expect(encodeOrderOptions(NO_OPTIONS)).toBe('');
  expect(decodeOrderOptions('')).toBe(NO_OPTIONS);
});

it('is read as the first version wrote it', () => {
  const options = {
    ...NO_OPTIONS,
    promoCode: codeOf('ALUM15'),
    bonuses: money(1250),
    persons: 3,
    equipment: [
      { equipmentId: equipmentId(1), quantity: 2 },
      { equipmentId: equipmentId(2), quantity: 1 },
    ],
  };
  expect(encodeOrderOptions(options)).toBe('1!QUxVTTE1!yq!3!1-2.2-1');
  expect(decodeOrderOptions('1!QUxVTTE1!yq!3!1-2.2-1')).toEqual(options);
  expect(decodeOrderOptions('1!!!2')).toEqual({ ...NO_OPTIONS, bonuses: ZERO, persons: 2 });
});

it.each([
  ['broken escapes', '%'],
  ['another version', '2!QUxVTTE1'],
  ['a code that is no text', '1!A'],
  ['a code as nobody keeps it, in small letters', '1!YWx1bTE1'],
  ['a code of nothing but a space', '1!IA'],
  ['a code of 33 letters', '1!QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFB'],
  ['bonuses below nothing', '1!QUxVTTE1!-1'],
  ['more bonuses than can be counted', '1!QUxVTTE1!zzzzzzzzzzz'],
  ['no bonuses, written out', '1!QUxVTTE1!0'],
  ['21 persons', '1!QUxVTTE1!!l'],
  ['equipment 0', '1!QUxVTTE1!!!0-1'],
  ['none of a kind', '1!QUxVTTE1!!!1-0'],
  ['100 of a kind', '1!QUxVTTE1!!!1-2s'],
  ['a kind twice', '1!QUxVTTE1!!!1-1.1-2'],
  ['a kind without a number', '1!QUxVTTE1!!!1'],
  ['a kind with two numbers', '1!QUxVTTE1!!!1-2-3'],
  [
    '21 kinds',
    `1!!!!${Array.from({ length: 21 }, (_, i) => `${(i + 1).toString(36)}-1`).join('.')}`,
  ],
  ['something behind', '1!QUxVTTE1!!!1-1!x'],
])('counts as no wish at all: %s', (_what, text) => {
  expect(decodeOrderOptions(text)).toBe(NO_OPTIONS);
});
