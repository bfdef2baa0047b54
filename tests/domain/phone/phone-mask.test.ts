import fc from 'fast-check';
import { maskPhone } from '../../../src/domain/phone/phone-mask';
import { validatePhone } from '../../../src/domain/phone/validate-phone';

const countries = fc.constantFrom('ua', 'bg', 'ae', 'kz', 'ru', 'de');
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 18 });
const written = fc.oneof(
  digits,
  digits.map((each) => `+${each}`),
  fc.string({ unit: 'binary' }),
);

describe('a complete phone', () => {
  it.each(['+380 67 000-11-22', '0670001122', '38 (067) 000 11 22', '380670001122'])(
    'in Ukraine is shown in one way, pasted as %s',
    (pasted) => {
      expect(maskPhone(pasted, 'ua')).toBe('+38 (067) 000-11-22');
    },
  );

  it.each([
    ['bg', '0880001122', '+359 880 001 122'],
    ['bg', '+359 (0) 88 000 11 22', '+359 880 001 122'],
    ['ae', '0501234567', '+971 501 234 567'],
    ['kz', '87012345678', '+770 123 456 78'],
    ['bg', '8 999 123-45-67', '+799 912 345 67'],
    ['ru', '89161234567', '+791 612 345 67'],
    ['de', '+49 151 23456789', '+491 512 345 678 9'],
    ['de', '123456789012345', '+123 456 789 012 345'],
  ])('follows the mask of %s', (country, pasted, shown) => {
    expect(maskPhone(pasted, country)).toBe(shown);
  });

  it.each([
    ['bg', '+44 (0)7911 123456', '+447 911 123 456'],
    ['bg', '00 49 (0) 151 23456789', '+491 512 345 678 9'],
    ['bg', '+359 +44 (0)7911 123456', '+447 911 123 456'],
    ['de', '＋４４（０）7911 123456', '+447 911 123 456'],
    // Here the zero is part of the code, there of the number.
    ['bg', '+38 (0)67 000 11 22', '+380 670 001 122'],
    ['ua', '+38 (0) 670 0011', '+38 (067) 000-11'],
    ['bg', '+39 (0)6 6982', '+390 669 82'],
  ])(
    'in %s loses the zero that is dialled at home only, pasted as %s',
    (country, pasted, shown) => {
      expect(maskPhone(pasted, country)).toBe(shown);
    },
  );

  it('of another country is not cut as one of the shop’s own', () => {
    expect(maskPhone('+359 88 000 1122', 'ua')).toBe('+359 880 001 122');
    expect(maskPhone('+381 60 123456', 'ua')).toBe('+381 601 234 56');
  });

  it.each([
    ['ua', '06700011223', '+38 (067) 000-11-223'],
    ['bg', '08800011223', '+359 880 001 1223'],
    ['bg', '+49 151 23456789', '+491 512 345 678 9'],
    ['de', '1234567890123456', '+123 456 789 012 3456'],
  ])('shows a digit that is too many, so that it can be seen: %s', (country, pasted, shown) => {
    expect(maskPhone(pasted, country)).toBe(shown);
  });
});

describe('while it is being typed', () => {
  it.each([
    ['ua', '', ''],
    ['ua', 'abc', ''],
    ['ua', '+', '+'],
    ['ua', '＋', '+'],
    ['ua', '0', '0'],
    ['ua', '00', '00'],
    ['ua', '003', '+3'],
    ['ua', '38', '38'],
    ['ua', '+380', '+38 (0'],
    ['ua', '3806', '+38 (06'],
    ['ua', '80', '80'],
    ['ua', '806', '+38 (06'],
    ['ua', '0670', '+38 (067) 0'],
    ['ua', '067000', '+38 (067) 000'],
    ['ua', '0670001', '+38 (067) 000-1'],
    ['bg', '08', '+359 8'],
    ['bg', '088', '+359 88'],
    ['bg', '888', '888'],
    ['bg', '888123456', '888123456'],
    ['bg', '3598800', '+359 880 0'],
    ['kz', '8', '8'],
    ['kz', '87', '+77'],
    ['kz', '70', '70'],
    ['ru', '85', '85'],
    ['de', '4', '+4'],
    ['de', '0151', '0151'],
  ])('%s: “%s” shows “%s”', (country, text, shown) => {
    expect(maskPhone(text, country)).toBe(shown);
  });
});

describe('laws of the mask', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(written, countries, (text, country) => {
        const shown = maskPhone(text, country);
        expect(maskPhone(shown, country)).toBe(shown);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the number, whether it is complete or not', () => {
    fc.assert(
      fc.property(written, countries, (text, country) => {
        expect(validatePhone(maskPhone(text, country), country)).toEqual(
          validatePhone(text, country),
        );
      }),
    );
  });

  it('becomes the same whether a phone is typed or pasted', () => {
    fc.assert(
      fc.property(digits, countries, (text, country) => {
        const typed = [...text].reduce((field, key) => maskPhone(field + key, country), '');
        expect(validatePhone(typed, country)).toEqual(validatePhone(text, country));
      }),
    );
  });
});
