import type { Money } from '../money/money';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import { readBonusAmount } from '../promotion/bonus-amount';
import { withoutUnseen } from '../text/unseen';

export interface ChangeNotANumber {
  readonly kind: 'payment.change_not_a_number';
}

/**
 * The note that a customer wants change from, as it was typed: a plain amount in whole units with at
 * most `digits` decimals; null where nothing was typed. Refuses anything else. Rules 13.6.
 */
export const readChangeFrom = (
  text: string,
  digits: number,
): Result<ChangeNotANumber, Money | null> => {
  if (withoutUnseen(text).trim() === '') return ok(null);
  const amount = readBonusAmount(text, digits);
  return amount.ok ? amount : refuse({ kind: 'payment.change_not_a_number' });
};
