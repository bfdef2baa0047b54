import type { Picture } from '../catalogue/product';
import type { IngredientId, ProductId } from '../id/ids';
import type { Money } from '../money/money';
import type { Percent } from '../money/percent';
import type { Deposit } from './deposit-for';
import type {
  CalculatedBirthday,
  CalculatedBonuses,
  CalculatedEquipment,
  CalculatedPromo,
  CalculatedTraceEntry,
  ExpectedTime,
} from './calculated-terms';

export interface CalculatedIngredient {
  readonly ingredientId: IngredientId;
  readonly name: string;
  readonly quantity: number;
  /** What one portion above the default costs; null when it costs nothing. */
  readonly extraPrice: Money | null;
}

/** A line as the backend priced it; `key` is the line's identity. Rules 3.3. */
export interface CalculatedLine {
  readonly key: string;
  readonly quantity: number;
  /** One piece, before and after reductions of the dish itself, without ingredients. */
  readonly listPrice: Money;
  readonly unitPrice: Money;
  readonly total: Money;
  readonly ingredients: readonly CalculatedIngredient[];
}

export interface UnavailableLine {
  /** The place of the line in the cart that was sent. */
  readonly lineIndex: number;
  readonly productId: ProductId;
  readonly name: string;
  readonly picture: Picture | null;
  /** Weight, volume or pieces, in `measure`; null where the backend does not say. */
  readonly amount: number | null;
  readonly measure: string;
  /** The word for why, such as `sold_out`; null where the backend names none. */
  readonly code: string | null;
  /** Why, in the customer's language. */
  readonly reason: string;
}

export interface Discount {
  readonly type: string;
  readonly name: string;
  readonly amount: Money;
}

/** A discount with its measure. */
export interface CalculatedDiscount extends Discount {
  /** Null for a fixed sum. */
  readonly percent: Percent | null;
}

export interface Gift {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
}

/** A gift with the reason for it. */
export interface CalculatedGift extends Gift {
  /** In the customer's language; empty where the backend does not say. */
  readonly reason: string;
}

/** The zone that an order is brought to, and what it asks. Rules 8.7, 8.8. */
export interface CalculatedZone {
  readonly name: string;
  /** The least price of goods. */
  readonly minOrder: Money;
  /** The price of goods from which delivery costs nothing; null where it never does. */
  readonly freeDeliveryFrom: Money | null;
}

/** The backend's answer to "what does this cart cost": the only source of totals. Rules 3.5. */
export interface CartCalculation {
  readonly lines: readonly CalculatedLine[];
  readonly unavailable: readonly UnavailableLine[];
  readonly gifts: readonly CalculatedGift[];
  readonly discounts: readonly CalculatedDiscount[];
  readonly goodsPrice: Money;
  /** Null until the address is known. */
  readonly deliveryPrice: Money | null;
  /** Null until the address is known, and for pickup. */
  readonly zone: CalculatedZone | null;
  readonly equipment: readonly CalculatedEquipment[];
  /** Null where no code was sent. */
  readonly promo: CalculatedPromo | null;
  /** Null for guests. */
  readonly bonuses: CalculatedBonuses | null;
  /** Null outside of the birthday's days, and for guests. */
  readonly birthday: CalculatedBirthday | null;
  /** Null where nobody can say yet. */
  readonly expected: ExpectedTime | null;
  /** Of an order that is not paid online; null where none is needed. */
  readonly deposit: Deposit | null;
  /** How the total came about; its amounts come to the total. */
  readonly trace: readonly CalculatedTraceEntry[];
  readonly total: Money;
}
