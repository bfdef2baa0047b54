import type { Money } from '../../domain/money/money';
import { moneyFromDecimal } from '../../domain/money/money';

/** A sum of an answer that may be missing; null then. */
export const moneyOrNull = (decimal: number | null | undefined): Money | null =>
  typeof decimal === 'number' ? moneyFromDecimal(decimal) : null;
