import type { Money } from '../../src/domain/money/money';
import { moneyFromDecimal } from '../../src/domain/money/money';

/** A sum in whole euro, as it stands on a menu. */
export const euro = (decimal: number): Money => moneyFromDecimal(decimal, 2);
