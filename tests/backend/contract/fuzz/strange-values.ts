import fc from 'fast-check';

/** So deep that whoever goes down step by step notices. */
const DEPTH = 1_000;

const nested = (open: string, close: string): unknown =>
  JSON.parse(open.repeat(DEPTH) + '1' + close.repeat(DEPTH)) as unknown;

/** Texts that programs trip over. */
const STRANGE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u202Egnirts\u202C',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'e\u0301'.repeat(50),
  'ﷺ'.repeat(100),
  'x'.repeat(5_001),
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
  "'; drop table orders; --",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  '2026-02-30T25:61:00+99:99',
  '2026-11-28T12:00:00',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00Z',
  '0000-00-00',
];

/** Numbers at and beyond the edges of ids, sums, times and columns. */
const STRANGE_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.005,
  1.5,
  99,
  100,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  -1e308,
  5e-324,
  8_640_000_000_000_001,
];

export const strangeText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...STRANGE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme-composite', maxLength: 40 }),
);

const strangeNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...STRANGE_NUMBERS),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Right somewhere else: what is taken by its form alone goes deeper. */
const RIGHT_ELSEWHERE = [
  1,
  2,
  10,
  101,
  1004,
  3001,
  42.7,
  true,
  'delivery',
  'pickup',
  'cash',
  'online',
  'on_time',
  'soon_as_possible',
  '2026-11-27T19:00:00+02:00',
  '2026-11-28T12:15:00+02:00',
  '359880001122',
  'flat',
  'house',
  'PIZZA10',
];

/** Whatever JSON can say. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...RIGHT_ELSEWHERE) },
  { weight: 4, arbitrary: strangeText },
  { weight: 4, arbitrary: strangeNumber },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], [{}]) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      nested('[', ']'),
      nested('{"a":', '}'),
      JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1,"toString":1}') as unknown,
      Array.from({ length: 2_000 }, () => 1),
      Array.from({ length: 101 }, () => ({ id: 1, qtt: 1 })),
    ),
  },
);
