import type { Money } from '../money/money';
import { moneyFromDecimal } from '../money/money';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import { withoutUnseen } from '../text/unseen';

export interface BonusNotANumber {
  readonly kind: 'bonus.not_a_number';
}

/** More than anybody has, and still exact: the cap answers it, in better words than "no number". */
const BEYOND_ANY_BALANCE = 1_000_000_000;

/**
 * The bonuses that a customer typed: a plain amount in whole units with at most `digits` decimals
 * after a comma or a point; nothing typed is 0. Anything else is `bonus.not_a_number`. Rules 10.3.
 */
export const readBonusAmount = (text: string, digits: number): Result<BonusNotANumber, Money> => {
  const [plain, whole, fraction = ''] =
    /^(\d*)(?:[.,](\d+))?$/.exec(withoutUnseen(text).trim()) ?? [];
  if (plain === '') return ok(moneyFromDecimal(0, digits));
  return whole === undefined || whole === '' || fraction.length > digits
    ? refuse({ kind: 'bonus.not_a_number' })
    : ok(moneyFromDecimal(Math.min(Number(`${whole}.${fraction}`), BEYOND_ANY_BALANCE), digits));
};
