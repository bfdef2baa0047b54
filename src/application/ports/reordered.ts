import type { CartLine } from '../../domain/cart/cart-line';
import type { Money } from '../../domain/money/money';

/** A dish of an old order and what of it, by names. */
interface NamedParts {
  readonly name: string;
  readonly parts: readonly string[];
}

/** How a repeated order differs from the first one. Rules 13.9. */
export interface ReorderNote {
  /** Of the old order. */
  readonly number: string;
  /** Prices of one piece with its paid ingredients. */
  readonly changed: readonly {
    readonly name: string;
    readonly before: Money;
    readonly after: Money;
  }[];
  /** What comes without something that had been added. */
  readonly lessened: readonly NamedParts[];
  /** Dishes that cannot be had; with what of them cannot, where it is not the dish itself. */
  readonly missing: readonly (NamedParts & {
    readonly why: 'dish.gone' | 'option.gone' | 'ingredient.back';
  })[];
}

/** What an old order has brought into the cart. */
export interface Reordered {
  readonly lines: readonly CartLine[];
  /** The cart before and after, by which it is taken back. */
  readonly before: readonly CartLine[];
  readonly after: readonly CartLine[];
  readonly note: ReorderNote;
}
