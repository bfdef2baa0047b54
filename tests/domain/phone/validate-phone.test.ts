import fc from 'fast-check';
import { validatePhone } from '../../../src/domain/phone/validate-phone';
import { ok, refuse } from '../../../src/domain/result/result';

const incomplete = (missing: number) => refuse({ kind: 'phone.incomplete', missing });
const tooLong = (extra: number) => refuse({ kind: 'phone.too_long', extra });

const countries = fc.constantFrom('ua', 'bg', 'ae', 'kz', 'ru', 'de');
const digits = (length: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), ...length });

it.each([
  ['ua', '+380 67 000-11-22', '380670001122'],
  ['ua', '0670001122', '380670001122'],
  ['ua', '67 000 11 22', '380670001122'],
  ['ua', '38 (067) 000 11 22', '380670001122'],
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
  ['UA', '0670001122', '380670001122'],
  ['bg', '+359 88 000 1122', '359880001122'],
  ['bg', '0880001122', '359880001122'],
  ['bg', '888123456', '359888123456'],
  ['bg', '00359880001122', '359880001122'],
  ['bg', '359880001122', '359880001122'],
  ['bg', '+359 (0)88 000 1122', '359880001122'],
  ['ae', '+971 50 123 4567', '971501234567'],
  ['ae', '050 123 4567', '971501234567'],
  ['ae', '501234567', '971501234567'],
  ['ae', '٠٥٠١٢٣٤٥٦٧', '971501234567'],
  ['ae', '+971 (0)50 123 4567', '971501234567'],
  ['kz', '+7 701 234 56 78', '77012345678'],
  ['kz', '8 (701) 234-56-78', '77012345678'],
  ['kz', '701 234 56 78', '77012345678'],
  ['kz', '007 701 234 56 78', '77012345678'],
  ['kz', '8 916 123 45 67', '79161234567'],
  ['kz', '+7 916 123 45 67', '79161234567'],
  ['ru', '8 (916) 123-45-67', '79161234567'],
  ['ru', '916 123 45 67', '79161234567'],
  ['ru', '8 495 123 45 67', '74951234567'],
  ['ru', '8 701 234 56 78', '77012345678'],
  ['ua', '+8 (067) 111-22-33', '380671112233'],
  ['bg', '8 999 123-45-67', '79991234567'],
  ['bg', '+8 999 123-45-67', '79991234567'],
  ['bg', '+0888 123 456', '359888123456'],
  ['ru', '+8 916 123 45 67', '79161234567'],
  ['kz', '+8 701 234 56 78', '77012345678'],
])('knows a number of the own country in %s, written as %s', (country, written, phone) => {
  expect(validatePhone(written, country)).toEqual(ok(phone));
});

it.each([
  ['a German one', 'ua', '+49 151 2345678', '491512345678'],
  ['a German one, with 00', 'bg', '0049 151 2345678', '491512345678'],
  ['a German one, with 00 twice', 'de', '00 00 49 151 2345678', '491512345678'],
  ['a Serbian one, which also begins with 38', 'ua', '+381 60 1234567', '381601234567'],
  ['a Russian one', 'bg', '+7 999 123 45 67', '79991234567'],
  ['a Russian one without its plus', 'bg', '79991234567', '79991234567'],
  ['a Kazakh one', 'ua', '+7 701 234 56 78', '77012345678'],
  ['a Japanese one', 'ru', '+81 90 1234 5678', '819012345678'],
  ['a Danish one, of ten digits', 'bg', '+45 12 34 56 78', '4512345678'],
  ['one in a country without a plan', 'de', '49 151 2345678', '491512345678'],
  ['one with a zero there, which stays', 'de', '0151 2345678', '01512345678'],
])('takes a number of another country as it is: %s', (_whose, country, written, phone) => {
  const valid = validatePhone(written, country);
  expect(valid.ok && valid.value.replace('+', '')).toBe(phone);
});

it.each([
  ['+84 912 345 678', '+84912345678'],
  ['0084 912 345 678', '+84912345678'],
  ['+880 1712 345678', '+8801712345678'],
  ['+886 912 345 678', '+886912345678'],
])(
  'sends no code to a stranger in Russia for %s, whose digits would be theirs',
  (written, phone) => {
    for (const country of ['ru', 'kz']) {
      const valid = validatePhone(written, country);
      expect(valid.ok && `+${valid.value.replace('+', '')}`).toBe(phone);
      // What is sent on is read once more at the backend.
      expect(valid.ok && validatePhone(valid.value, country)).toEqual(valid);
    }
  },
);

it.each([
  ['ua', '067 000 11 2', incomplete(1)],
  ['ua', '06700011223', tooLong(1)],
  ['ua', '0', incomplete(8)],
  ['ua', '67000112', incomplete(1)],
  ['bg', '088000112', incomplete(1)],
  ['bg', '08800011223', tooLong(1)],
  ['bg', '8881234567', tooLong(1)],
  ['bg', '+7 999', incomplete(4)],
  ['ae', '050123456', incomplete(1)],
  ['ae', '05012345678', tooLong(1)],
  ['kz', '8701234567', incomplete(1)],
  ['kz', '+77012345678901234', tooLong(6)],
  ['ru', '8916123456', incomplete(1)],
  ['de', '+1234567', incomplete(1)],
  ['de', '+1234567890123456', tooLong(1)],
])('counts the digits of a phone in %s: %s', (country, written, answer) => {
  expect(validatePhone(written, country)).toEqual(answer);
});

it.each(['', '   ', '+', '(---) --', 'phone'])('asks for a phone: “%s”', (written) => {
  expect(validatePhone(written, 'ua')).toEqual(refuse({ kind: 'phone.empty' }));
});

it('keeps the digits behind a plus or 00 in every country, but for a zero after its own code', () => {
  fc.assert(
    fc.property(
      countries,
      fc.constantFrom('+', '00'),
      // No country's code begins with 87 or 89: that is a Russian or Kazakh number with a stray plus.
      digits({ minLength: 8, maxLength: 15 }).filter((each) =>
        /^(?!8[79])[1-9](?!\d{0,2}0)/.test(each),
      ),
      (country, before, written) => {
        const phone = validatePhone(before + written, country);
        if (phone.ok) expect(phone.value.replace('+', '')).toBe(written);
      },
    ),
  );
});

it('is its own normal form, which every other reading has to agree on', () => {
  fc.assert(
    fc.property(
      countries,
      fc.constantFrom('', '+', '00', '8', '0'),
      digits({ minLength: 7, maxLength: 15 }),
      (country, before, written) => {
        const phone = validatePhone(before + written, country);
        if (phone.ok) expect(validatePhone(phone.value, country)).toEqual(phone);
      },
    ),
    { numRuns: 300 },
  );
});
