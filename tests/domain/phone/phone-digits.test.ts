import fc from 'fast-check';
import { phoneDigits } from '../../../src/domain/phone/phone-digits';

const countries = fc.constantFrom('ua', 'bg', 'ae', 'kz', 'ru', 'de');
const digit = fc.integer({ min: 0, max: 9 }).map(String);
const digits = fc.array(digit, { maxLength: 16 }).map((each) => each.join(''));

describe('a number of the shop’s own country, however it is written', () => {
  it.each([
    ['ua', '+380 67 000-11-22', '380670001122'],
    ['ua', '0670001122', '380670001122'],
    ['ua', '38 (067) 000 11 22', '380670001122'],
    ['ua', '067 000 11 22', '380670001122'],
    ['ua', '+380670001122', '380670001122'],
    ['ua', '+38 (067) 000-11-22', '380670001122'],
    ['ua', '80670001122', '380670001122'],
    ['ua', '8 (067) 000-11-22', '380670001122'],
    ['ua', '00380 67 000 11 22', '380670001122'],
    ['ua', '+380 (0) 67 000 11 22', '380670001122'],
    ['ua', '+380 00 67 000 11 22', '380670001122'],
    ['ua', '٠٦٧٠٠٠١١٢٢', '380670001122'],
    ['ua', '＋３８（０６７）０００ー１１ー２２', '380670001122'],
    ['ua', '\u202a+38\u00a0067\u00a0000\u00a011\u00a022\u202c', '380670001122'],
    ['ua', 'tel:+380670001122', '380670001122'],
    ['bg', '+359 88 000 1122', '359880001122'],
    ['bg', '0880001122', '359880001122'],
    ['bg', '00359880001122', '359880001122'],
    ['bg', '359880001122', '359880001122'],
    ['bg', '+359 (0)88 000 1122', '359880001122'],
    ['ae', '+971 50 123 4567', '971501234567'],
    ['ae', '050 123 4567', '971501234567'],
    ['ae', '00971501234567', '971501234567'],
    ['ae', '٠٥٠١٢٣٤٥٦٧', '971501234567'],
    ['ae', '+971 (0)50 123 4567', '971501234567'],
    ['kz', '+7 701 234 56 78', '77012345678'],
    ['kz', '8 (701) 234-56-78', '77012345678'],
    ['kz', '+8 701 234 56 78', '77012345678'],
    ['kz', '+7 701 287 87 87', '77012878787'],
    ['kz', '007 701 234 56 78', '77012345678'],
    ['ru', '8 (916) 123-45-67', '79161234567'],
    ['ru', '+7 916 123 45 67', '79161234567'],
    ['ru', '8 495 123 45 67', '74951234567'],
    ['ru', '8 343 123 45 67', '73431234567'],
    ['ru', '8 812 123 45 67', '78121234567'],
    ['ru', '8 701 234 56 78', '77012345678'],
  ])('%s: %s', (country, text, normal) => {
    expect(phoneDigits(text, country)).toBe(normal);
  });

  it('does not depend on how the country is written', () => {
    expect(phoneDigits('0670001122', 'UA')).toBe('380670001122');
  });
});

describe('a number of another country', () => {
  it.each([
    ['a German one in Ukraine', 'ua', '+49 151 2345678', '491512345678'],
    ['a German one in Bulgaria, with 00', 'bg', '0049 151 2345678', '491512345678'],
    ['a Serbian one in Ukraine, which also begins with 38', 'ua', '+381 60 123456', '38160123456'],
    ['a Bulgarian one in the Emirates', 'ae', '+359 88 000 1122', '359880001122'],
    ['a Chinese one in Kazakhstan', 'kz', '+86 138 1234 5678', '8613812345678'],
    ['a Japanese one in Russia', 'ru', '+81 90 1234 5678', '819012345678'],
    ['a Chinese one in Russia', 'ru', '+86 138 1234 5678', '8613812345678'],
    ['a Korean one in Bulgaria', 'bg', '+82 10 1234 5678', '821012345678'],
    ['a Russian one in Ukraine', 'ua', '+7 916 123 45 67', '79161234567'],
  ])('%s', (_whose, country, text, normal) => {
    expect(phoneDigits(text, country)).toBe(normal);
  });
});

describe('a country whose ways the shop does not know', () => {
  it.each([
    ['with +', '+49 151 2345678', '491512345678'],
    ['with 00', '0049 151 2345678', '491512345678'],
    ['with 00 twice', '00 00 49 151 2345678', '491512345678'],
    ['with neither', '49 151 2345678', '491512345678'],
    ['with a zero, which stays', '0151 2345678', '01512345678'],
    ['with an 8, which stays', '8 701 234 56 78', '87012345678'],
  ])('takes the digits as they are: %s', (_how, text, normal) => {
    expect(phoneDigits(text, 'de')).toBe(normal);
  });
});

describe('while it is being typed', () => {
  it.each([
    ['ua', '', ''],
    ['ua', '+', ''],
    ['ua', '0', '0'],
    ['ua', '00', '00'],
    ['ua', '003', '3'],
    ['ua', '06', '3806'],
    ['ua', '8', '8'],
    ['ua', '80', '380'],
    ['ua', '3', '3'],
    ['ua', '38', '38'],
    ['ua', '380', '380'],
    ['ua', '3800', '380'],
    ['ua', '000', '0'],
    ['ua', '0000', '00'],
    ['bg', '0', '0'],
    ['bg', '08', '3598'],
    ['bg', '00', '00'],
    ['ae', '05', '9715'],
    ['kz', '8', '8'],
    ['kz', '87', '77'],
    ['kz', '89', '89'],
    ['ru', '8', '8'],
    ['ru', '89', '79'],
    ['ru', '85', '85'],
    ['ru', '0', '0'],
  ])('%s: “%s” is “%s”', (country, text, normal) => {
    expect(phoneDigits(text, country)).toBe(normal);
  });

  it('becomes the same whether it is typed or pasted', () => {
    fc.assert(
      fc.property(digits, countries, (text, country) => {
        const typed = [...text].reduce((field, key) => phoneDigits(field + key, country), '');
        expect(typed).toBe(phoneDigits(text, country));
      }),
    );
  });
});

describe('laws of the normal form', () => {
  it('is its own normal form', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), digits);
    fc.assert(
      fc.property(anyText, countries, (text, country) => {
        const normal = phoneDigits(text, country);
        expect(phoneDigits(normal, country)).toBe(normal);
        expect(normal).toMatch(/^\d*$/);
      }),
      { numRuns: 300 },
    );
  });

  it('does not change by what stands between the digits', () => {
    const junk = fc.string({
      unit: fc.constantFrom('+', ' ', '(', ')', '-', '\u00a0', 'a', '٫', 'Ⅳ'),
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(junk, digit), { maxLength: 16 }),
        countries,
        (parts, country) => {
          const clean = parts.map(([, each]) => each).join('');
          expect(phoneDigits(parts.flat().join(''), country)).toBe(phoneDigits(clean, country));
        },
      ),
    );
  });
});
