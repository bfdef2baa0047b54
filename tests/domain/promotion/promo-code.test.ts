import fc from 'fast-check';
import {
  MAX_PROMO_CODE_CHARACTERS,
  normalPromoCode,
  readPromoCode,
} from '../../../src/domain/promotion/promo-code';
import { ok, refuse } from '../../../src/domain/result/result';

describe('a code is the same', () => {
  it.each([
    ['copied with spaces around it', '  ALUM15 ', 'ALUM15'],
    ['with spaces inside', ' alum 15 ', 'ALUM15'],
    ['with a space that does not break', 'ALUM\u00a015', 'ALUM15'],
    ['with a wide space', 'ALUM\u300015', 'ALUM15'],
    ['with a tab and a line break', 'ALUM\t15\r\n', 'ALUM15'],
    ['with spaces that have no width', '\ufeffALUM\u200b15\u2060', 'ALUM15'],
    ['with a soft hyphen', 'ALUM\u00ad15', 'ALUM15'],
    ['with a sign for the direction of writing', '\u202aALUM15\u202c', 'ALUM15'],
    ['with a control sign', 'ALUM\u000015', 'ALUM15'],
    ['with an invisible letter of another script', 'ALUM\u316415', 'ALUM15'],
    ['in small letters', 'alum15', 'ALUM15'],
    ['in wide letters', 'ＡＬＵＭ１５', 'ALUM15'],
    ['with letters that are joined', 'oﬃce', 'OFFICE'],
    ['with an accent stored apart', 'CAFE\u0301', 'CAFÉ'],
    ['in another script', 'алум15', 'АЛУМ15'],
    ['with a sigma at the end of the word', 'οδος', 'ΟΔΟΣ'],
    ['with a sharp s', 'straße', 'STRASSE'],
    ['with a capital sharp s', 'STRAẞE', 'STRASSE'],
    ['with the dotted i of every keyboard', 'pirin', 'PIRIN'],
    ['with the dotted capital I', 'PİRİN', 'PIRIN'],
    ['with the dot stored apart', 'PI\u0307RI\u0307N', 'PIRIN'],
    ['with two dots stored apart', 'PI\u0307\u0307RIN', 'PIRIN'],
    ['with a space between the I and its dot', 'PI \u0307RIN', 'PIRIN'],
    ['with the small i without a dot', 'pırın', 'PIRIN'],
    ['with the small i without a dot, and a dot', 'pı\u0307rin', 'PIRIN'],
  ])('%s', (_how, text, code) => {
    expect(normalPromoCode(text)).toBe(code);
    expect(readPromoCode(text)).toEqual(ok(code));
  });

  it('but keeps its signs, and the dots of other letters', () => {
    expect(normalPromoCode('-10%_ż.')).toBe('-10%_Ż.');
  });
});

describe('no code', () => {
  it.each(['', ' ', '\t\n', '\u200b\u00a0'])('is what holds only spaces: %j', (text) => {
    expect(readPromoCode(text)).toEqual(ok(null));
  });
});

describe('the length of a code', () => {
  const tooLong = refuse({ kind: 'promo.too_long', max: 32 });
  const [a31, a32, a33] = ['A'.repeat(31), 'A'.repeat(32), 'A'.repeat(33)];

  it('is at most 32', () => {
    expect(MAX_PROMO_CODE_CHARACTERS).toBe(32);
  });

  it.each([
    ['31 characters are a code', a31, ok(a31)],
    ['32 characters are a code', a32, ok(a32)],
    ['33 are refused', a33, tooLong],
    ['spaces do not count', `  ${'A '.repeat(32)}  `, ok(a32)],
    ['32 with accents stored apart are a code', 'E\u0301'.repeat(32), ok('É'.repeat(32))],
    ['32 pictures of several signs are a code', '🇧🇬'.repeat(32), ok('🇧🇬'.repeat(32))],
    ['33 pictures are refused', '🇧🇬'.repeat(33), tooLong],
    ['16 sharp s are 32', 'ß'.repeat(16), ok('S'.repeat(32))],
    ['17 sharp s are 34', 'ß'.repeat(17), tooLong],
  ])('%s', (_rule, text, result) => {
    expect(readPromoCode(text)).toEqual(result);
  });
});

describe('the laws of the normal form', () => {
  const awkward = [
    ...'iIıİßẞſKςσΣäÄ ﬁＡ3-éжЖ\u0307\u0301\u0323\u035c\u200b\u00ad\u3000\u2028',
    '👩‍🍳',
  ];
  const texts = fc.oneof(
    fc.string({ unit: fc.constantFrom(...awkward), maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );

  it('a normal form is its own', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normalPromoCode(normalPromoCode(text))).toBe(normalPromoCode(text));
      }),
      { numRuns: 500 },
    );
  });

  it('capitals make no difference', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normalPromoCode(text.toLowerCase())).toBe(normalPromoCode(text));
        expect(normalPromoCode(text.toUpperCase())).toBe(normalPromoCode(text));
      }),
      { numRuns: 500 },
    );
  });

  it('spaces make no difference, wherever they are', () => {
    const spaces = fc.constantFrom(' ', '\u00a0', '\t', '\u3000', '\u200b');
    const letters = fc.array(fc.constantFrom(...'aBß3ж'), { maxLength: 12 });
    fc.assert(
      fc.property(letters, spaces, (code, space) => {
        const spaced = `${space}${code.join(space)}${space}`;
        expect(normalPromoCode(spaced)).toBe(normalPromoCode(code.join('')));
      }),
    );
  });
});
