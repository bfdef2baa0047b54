import { at, smallUnits, listAt, numberAt, written } from './json';

/** A law of sums that an answer breaks. */
export interface BrokenLaw {
  readonly expected: string;
  readonly came: string;
  readonly rule: string;
}

/** What an answer was asked for, as far as its sums depend on it. */
export interface AskedCart {
  readonly lineCount: number;
  readonly isPickup: boolean;
  readonly hasPlace: boolean;
}

const total = (parts: readonly unknown[], ...path: readonly string[]): number =>
  parts.reduce<number>((sum, part) => sum + (smallUnits(part, ...path) ?? 0), 0);

const broken = (
  holds: boolean,
  expected: string,
  came: string,
  rule: string,
): readonly BrokenLaw[] => (holds ? [] : [{ expected, came, rule }]);

const sameSum = (name: string, expected: number, came: number | null, rule: string) =>
  broken(came === expected, `${name} ${written(expected)}`, written(came), rule);

/** How many lines can be had, and what they and all that is added come to. */
const lawsOfSums = (body: unknown): readonly BrokenLaw[] => {
  const goods = total(listAt(body, 'goods'), 'total');
  const rest =
    -total(listAt(body, 'discounts'), 'amount') -
    (smallUnits(body, 'bonuses', 'applied') ?? 0) +
    total(listAt(body, 'equipment'), 'total') +
    (smallUnits(body, 'delivery_price') ?? 0);
  const came = smallUnits(body, 'total');
  return [
    ...sameSum('a price that is the sum of the lines:', goods, smallUnits(body, 'price'), '8.1'),
    ...sameSum('a total that is what it is made of:', Math.max(0, goods + rest), came, '8.1'),
    ...broken(
      came === total(listAt(body, 'trace'), 'amount'),
      `a trace that comes to the total, ${written(came)}`,
      written(total(listAt(body, 'trace'), 'amount')),
      '8.2',
    ),
  ];
};

const lawsOfPlace = (body: unknown, { isPickup, hasPlace }: AskedCart): readonly BrokenLaw[] => {
  const price = at(body, 'delivery_price');
  if (isPickup)
    return broken(price === 0, 'delivery_price 0 for pickup', JSON.stringify(price ?? null), '8.8');
  if (hasPlace)
    return broken(typeof price === 'number', 'a delivery price with an address', 'none', '8.8');
  const unknown = ['delivery_price', 'zone', 'min_order', 'free_delivery_from', 'eta'];
  return unknown.flatMap((field) =>
    broken(
      at(body, field) === null,
      `${field} null before the address`,
      field === 'delivery_price' ? String(numberAt(body, field) ?? 'another value') : 'a value',
      '8.8',
    ),
  );
};

/** A dish as it comes: what is added or chosen may cost something, too. */
const isPlain = (line: unknown): boolean =>
  listAt(line, 'ingredients').length === 0 && (at(line, 'free_of_choice') ?? null) === null;

const lawsOfLine = (line: unknown): readonly BrokenLaw[] => {
  const quantity = numberAt(line, 'qtt') ?? 0;
  const each = smallUnits(line, 'actual_price') ?? 0;
  return isPlain(line)
    ? sameSum(
        `a line of ${String(quantity)} at ${written(each)}:`,
        quantity * each,
        smallUnits(line, 'total'),
        '3.3',
      )
    : [];
};

const lawsOfLines = (body: unknown, { lineCount }: AskedCart): readonly BrokenLaw[] => {
  const had = listAt(body, 'goods').length + listAt(body, 'unavailable').length;
  const dearer = listAt(body, 'goods').filter(
    (line) => (smallUnits(line, 'actual_price') ?? 0) > (smallUnits(line, 'price') ?? 0),
  );
  return [
    ...broken(
      had === lineCount,
      `each of ${String(lineCount)} lines in goods or unavailable`,
      String(had),
      '8.9',
    ),
    ...broken(dearer.length === 0, 'no line dearer than its price', 'one', '8.3'),
    ...listAt(body, 'goods').flatMap(lawsOfLine),
  ];
};

const lawsOfExtras = (body: unknown): readonly BrokenLaw[] => {
  const amount = smallUnits(body, 'deposit', 'amount');
  const rest = smallUnits(body, 'deposit', 'rest');
  const applied = smallUnits(body, 'bonuses', 'applied') ?? 0;
  const max = smallUnits(body, 'bonuses', 'max') ?? 0;
  return [
    ...(amount === null || rest === null
      ? []
      : sameSum(
          'deposit and rest that come to the total',
          smallUnits(body, 'total') ?? 0,
          amount + rest,
          '8.10',
        )),
    ...broken(applied <= max, `at most ${written(max)} of bonuses`, written(applied), '10.2'),
  ];
};

/** The laws of docs/rules.md 8 and 10 that an answer to a calculation breaks. */
export const brokenLaws = (body: unknown, asked: AskedCart): readonly BrokenLaw[] => [
  ...lawsOfLines(body, asked),
  ...lawsOfSums(body),
  ...lawsOfPlace(body, asked),
  ...lawsOfExtras(body),
];
