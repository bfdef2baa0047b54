import type { CallId } from '../calls/calls';
import type { Kit } from './kit';

/** Fields of answers that hold amounts of money. */
const AMOUNTS = new Set([
  'price',
  'old_price',
  'actual_price',
  'total',
  'delivery_price',
  'min_order',
  'free_delivery_from',
  'applied',
  'balance',
  'earn',
  'missing',
  'discount',
  'rest',
  'deposit_from',
  'amount_due_now',
  'amount_due_later',
]);

/** Amounts are binary fractions: 0.1 + 0.2 is still an amount. */
const TOLERANCE = 1e-6;

const isFiner = (value: unknown, digits: number): boolean => {
  if (typeof value !== 'number') return false;
  const units = value * 10 ** digits;
  return Math.abs(units - Math.round(units)) > TOLERANCE;
};

/** The first amount, wherever it stands, that has more decimals than the currency. */
const finerAmount = (body: unknown, digits: number): string | null => {
  if (typeof body !== 'object' || body === null) return null;
  for (const [field, value] of Object.entries(body)) {
    if (AMOUNTS.has(field) && isFiner(value, digits)) return field;
    const inner = finerAmount(value, digits);
    if (inner !== null) return inner;
  }
  return null;
};

/** Notes an answer with an amount that customers could not pay: rules 1.4. */
export const checkDecimals = (kit: Kit, id: CallId, body: unknown, digits: number): void => {
  const finer = finerAmount(body, digits);
  kit.check(id, finer === null, {
    expected: `amounts of at most ${String(digits)} decimals, as settings.currency.digits says`,
    came: `more at ${finer ?? ''}`,
    rule: '1.4',
  });
};
