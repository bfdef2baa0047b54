import type { ProductId } from '../id/ids';
import type { Money } from '../money/money';
import type { Seo, Subcategory } from './category';
import type {
  ConfigurableProduct,
  FreeChoice,
  FreeOption,
  OptionIngredient,
} from '../cart/product-options';

/** One picture in two formats; both are addresses. */
export interface Picture {
  readonly webp: string;
  readonly jpeg: string;
}

export interface Label {
  readonly code: string;
  readonly name: string;
}

/** What a list of dishes shows of each. */
export interface ProductCard {
  readonly id: ProductId;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Null for goods without one, such as a sauce. */
  readonly picture: Picture | null;
  /** Weight, volume or pieces, in `measure`. */
  readonly amount: number;
  readonly measure: string;
  readonly price: Money;
  /** The price before a reduction, struck through; null when there is none. */
  readonly oldPrice: Money | null;
  readonly labels: readonly Label[];
  /** True when nobody can buy the dish as it is offered: something is to be chosen or left out. Rules 3.4, 3.6. */
  readonly needsChoice: boolean;
  /** Why the dish cannot be bought now, in the customer's language; null when it can. */
  readonly unavailableReason: string | null;
  /** Codes of the allergens in the dish as the menu offers it: nothing taken away, nothing chosen. Rules 22.2. */
  readonly offeredAllergens: readonly string[];
}

export interface ProductIngredient extends OptionIngredient {
  readonly name: string;
  /** False while it is sold out; `max` is then `min`. Rules 3.6. */
  readonly isAvailable: boolean;
  /** Codes of the allergens it brings. */
  readonly allergens: readonly string[];
}

export interface ProductOption extends FreeOption {
  readonly name: string;
  /** Codes of the allergens it brings; absent where the dish names those of all its options. */
  readonly allergens?: readonly string[];
}

export interface ProductChoice extends FreeChoice<ProductOption> {
  readonly name: string;
}

/** Per 100 g, energy also per portion; grams and kilocalories. */
export interface Nutrition {
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  readonly carbohydrates: number;
  readonly kcalPortion: number;
}

/** A dish in full, as its own page shows it. */
export interface Product extends ProductCard, ConfigurableProduct {
  /** The one of its card first. */
  readonly pictures: readonly Picture[];
  /** Null for goods outside the menu's categories, such as a sauce. */
  readonly category: Subcategory | null;
  /** How many people one piece is meant for; 0 for a drink or a sauce. Rules 8.5. */
  readonly persons: number;
  readonly ingredients: readonly ProductIngredient[];
  readonly choice: ProductChoice | null;
  /** Codes of those that the kitchen names for the dish itself. Rules 22.2. */
  readonly allergens: readonly string[];
  readonly nutrition: Nutrition | null;
  readonly seo: Seo;
}
