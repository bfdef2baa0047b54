import type { IngredientId, ProductId } from '../id/ids';
import type { Money } from '../money/money';

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
  readonly reason: string;
}

export interface Discount {
  readonly type: string;
  readonly name: string;
  readonly amount: Money;
}

export interface Gift {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
}

/** The backend's answer to "what does this cart cost": the only source of totals. Rules 3.5. */
export interface CartCalculation {
  readonly lines: readonly CalculatedLine[];
  readonly unavailable: readonly UnavailableLine[];
  readonly gifts: readonly Gift[];
  readonly discounts: readonly Discount[];
  readonly goodsPrice: Money;
  /** Null until the address is known. */
  readonly deliveryPrice: Money | null;
  readonly total: Money;
}
