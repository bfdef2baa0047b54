import type { CalculatedLine, Calculation } from '../wire/cart';
import { kindOf } from './misfits';
import { total, units, written } from './sums';

/** Something that always holds: the section of docs/rules.md, what is expected, and what came. */
export type Law = readonly [rule: string, holds: boolean, expected: string, came: string];

/** What an answer was asked for, as far as its sums depend on it. */
export interface AskedCart {
  readonly lineCount: number;
  readonly isPickup: boolean;
  readonly hasPlace: boolean;
}

const same = (rule: string, what: string, right: number, came: number): Law => [
  rule,
  came === right,
  `${what} ${written(right)}`,
  written(came),
];

const lawsOfSums = (cart: Calculation): readonly Law[] => {
  const goods = total(cart.goods.map((line) => line.total));
  const discounts = total(cart.discounts?.map(({ amount }) => amount));
  const equipment = total(cart.equipment?.map((line) => line.total));
  const rest = equipment + units(cart.delivery_price) - discounts - units(cart.bonuses?.applied);
  const trace = total(cart.trace?.map(({ amount }) => amount));
  const came = units(cart.total);
  return [
    same('8.1', 'a price that is the sum of the lines:', goods, units(cart.price)),
    same('8.1', 'a total that is what it is made of:', Math.max(0, goods + rest), came),
    ['8.2', came === trace, `a trace that comes to the total, ${written(came)}`, written(trace)],
  ];
};

const BEFORE_ADDRESS = [
  'delivery_price',
  'zone',
  'min_order',
  'free_delivery_from',
  'eta',
] as const;

const lawsOfPlace = (cart: Calculation, { isPickup, hasPlace }: AskedCart): readonly Law[] => {
  const price = cart.delivery_price;
  if (isPickup) return [['8.8', price === 0, 'delivery_price 0 for pickup', kindOf(price)]];
  if (hasPlace) return [['8.8', price !== null, 'a delivery price with an address', 'none']];
  return BEFORE_ADDRESS.map((name) => [
    '8.8',
    cart[name] === null,
    `${name} null before the address`,
    kindOf(cart[name]),
  ]);
};

/** A dish as it comes: what is added or chosen may cost something, too. */
const isPlain = ({ ingredients, free_of_choice }: CalculatedLine): boolean =>
  ingredients.length === 0 && free_of_choice === null;

const lawsOfLines = ({ goods, unavailable }: Calculation, { lineCount }: AskedCart): Law[] => {
  const count = goods.length + (unavailable?.length ?? 0);
  const isDearer = goods.some(({ price, actual_price }) => units(actual_price) > units(price));
  const lines = `each of ${String(lineCount)} lines in goods or unavailable`;
  return [
    ['8.9', count === lineCount, lines, String(count)],
    ['8.3', !isDearer, 'no line dearer than its price', 'one'],
    ...goods.filter(isPlain).map((line) => {
      const each = units(line.actual_price);
      const what = `a line of ${String(line.qtt)} at ${written(each)}:`;
      return same('3.3', what, line.qtt * each, units(line.total));
    }),
  ];
};

const lawsOfExtras = ({ total: sum, deposit, bonuses }: Calculation): readonly Law[] => {
  const { applied = 0, max = 0 } = bonuses ?? {};
  const parts = total([deposit?.amount, deposit?.rest]);
  return [
    ...(deposit ? [same('8.10', 'deposit and rest that come to', units(sum), parts)] : []),
    ['10.2', applied <= max, `at most ${String(max)} of bonuses`, String(applied)],
  ];
};

/** The laws of docs/rules.md 3, 8 and 10 for an answer to a calculation. */
export const lawsOf = (cart: Calculation, asked: AskedCart): readonly Law[] => [
  ...lawsOfLines(cart, asked),
  ...lawsOfSums(cart),
  ...lawsOfPlace(cart, asked),
  ...lawsOfExtras(cart),
];
