import type { Money, OptionIngredient } from '../../src/domain';
import type { CategoryId, IngredientId, OptionId, ProductId } from '../../src/domain/id/ids';
import type { BannerLinkType } from '../../src/domain/navigation/banner-link';
import type { LocalisedSeo, LocalisedText } from '../i18n/localised-text';
import type { GoesWith } from './goes-with';
import type { Nutrition } from './nutrition';

/** A category or subcategory, as an address and a name. */
export interface Section {
  readonly id: CategoryId;
  readonly slug: string;
  readonly name: LocalisedText;
}

/** A mark of dishes by which a customer narrows a list. */
export interface Filter {
  readonly id: number;
  readonly key: string;
  readonly name: LocalisedText;
  /** Place among the labels on a dish, null for a filter that is no label. */
  readonly labelPosition: number | null;
}

export interface Category extends Section {
  readonly icon: string | null;
  readonly isInFooter: boolean;
  readonly filters: readonly Filter[];
  readonly subcategories: readonly Section[];
  readonly seo: LocalisedSeo | null;
  /** What goes with its dishes; null: every additional. */
  readonly goesWith: GoesWith | null;
}

export interface DishIngredient extends OptionIngredient {
  readonly name: LocalisedText;
  /** The goods under which an extra portion is sold, null where portions are free. */
  readonly paidGoodsId: number | null;
  readonly allergens: readonly string[];
}

export interface ChoiceOption {
  readonly id: OptionId;
  readonly name: LocalisedText;
  readonly isDefault: boolean;
  /** What it brings beside those of the dish. */
  readonly allergens: readonly string[];
}

export interface DishChoice {
  readonly title: LocalisedText;
  readonly isRequired: boolean;
  readonly options: readonly ChoiceOption[];
}

/** A dish, or an additional (a sauce, a drink), which is a dish without a category. */
export interface MenuProduct {
  readonly id: ProductId;
  readonly slug: string;
  readonly category: Section | null;
  readonly subcategoryId: CategoryId | null;
  readonly name: LocalisedText;
  readonly description: LocalisedText;
  readonly amount: number;
  readonly measure: LocalisedText;
  readonly price: Money;
  readonly oldPrice: Money | null;
  /** Sets of cutlery that come with it. */
  readonly persons: number;
  readonly picture: string | null;
  /** Beside that one, in order. */
  readonly furtherPictures: readonly string[];
  readonly ingredients: readonly DishIngredient[];
  /** Ingredients that the dish once had: a cart may still name them. */
  readonly goneIngredientIds: ReadonlySet<IngredientId>;
  readonly choice: DishChoice | null;
  readonly goneOptionIds: ReadonlySet<OptionId>;
  readonly labels: readonly Filter[];
  readonly filterIds: readonly number[];
  readonly allergens: readonly string[];
  readonly nutrition: Nutrition | null;
  readonly isDiscountable: boolean;
  /** No longer, or not in this country, on the menu. */
  readonly isHidden: boolean;
}

/** Where a banner leads: to a thing of the shop by its address part, or out of it. */
export type BannerLink =
  | { readonly type: BannerLinkType; readonly slug: string }
  | { readonly type: 'url'; readonly address: string };

export interface Banner {
  readonly id: number;
  readonly name: LocalisedText;
  readonly text: LocalisedText | null;
  readonly picture: string | null;
  readonly link: BannerLink;
}

/** The whole menu as the last import left it, in menu order. */
export interface Menu {
  readonly categories: readonly Category[];
  readonly filters: readonly Filter[];
  /** Dishes and additionals, hidden ones too. */
  readonly products: readonly MenuProduct[];
  readonly banners: readonly Banner[];
  readonly hitIds: readonly ProductId[];
  readonly newIds: readonly ProductId[];
  /** Of the home page. */
  readonly seo: LocalisedSeo | null;
}
