import type { ColumnType } from 'kysely';
import type { Flag } from './flag';

/** The menu. */
export interface MenuTables {
  measures: MeasureTable;
  categories: CategoryTable;
  subcategories: SubcategoryTable;
  filters: FilterTable;
  category_filters: CategoryFilterTable;
  allergens: AllergenTable;
  ingredients: IngredientTable;
  ingredient_allergens: IngredientAllergenTable;
  choices: ChoiceTable;
  choice_options: ChoiceOptionTable;
  option_allergens: OptionAllergenTable;
  products: ProductTable;
  product_ingredients: ProductIngredientTable;
  product_choices: ProductChoiceTable;
  product_pictures: ProductPictureTable;
  product_filters: ProductFilterTable;
  product_allergens: ProductAllergenTable;
  additionals: AdditionalTable;
  banners: BannerTable;
  featured: FeaturedTable;
  main_screen: MainScreenTable;
  stop_list: StopListTable;
}

export interface MeasureTable {
  key: string;
  name_json: string;
}

export interface CategoryTable {
  id: number;
  slug: string;
  position: number;
  name_json: string;
  icon: string | null;
  is_in_footer: Flag;
  seo_json: string | null;
  is_hidden: Flag;
  /** What goes with its dishes, see `GoesWith`; null: every additional. */
  goes_with_json: string | null;
}

export interface SubcategoryTable {
  id: number;
  category_id: number;
  slug: string;
  position: number;
  name_json: string;
  is_hidden: Flag;
}

/** A filter with a `label_position` is also shown as a label on a dish, in that order. */
export interface FilterTable {
  id: number;
  key: string;
  name_json: string;
  label_position: number | null;
}

export interface CategoryFilterTable {
  category_id: number;
  filter_id: number;
  position: number;
}

export interface AllergenTable {
  id: number;
  key: string;
  name_json: string;
}

export interface IngredientTable {
  id: number;
  key: string;
  name_json: string;
  paid_goods_id: number | null;
  extra_price: number | null;
  is_hidden: Flag;
}

export interface IngredientAllergenTable {
  ingredient_id: number;
  allergen_id: number;
}

export interface ChoiceTable {
  id: number;
  key: string;
  title_json: string;
  is_required: Flag;
}

export interface ChoiceOptionTable {
  id: number;
  choice_id: number;
  position: number;
  name_json: string;
  is_default: Flag;
  is_hidden: Flag;
}

export interface OptionAllergenTable {
  option_id: number;
  allergen_id: number;
}

export interface ProductTable {
  id: number;
  slug: string;
  category_id: number;
  subcategory_id: number | null;
  position: number;
  name_json: string;
  description_json: string;
  amount: number;
  measure: string;
  weight_g: number | null;
  price: number;
  old_price: number | null;
  persons: number;
  picture: string | null;
  is_discountable: Flag;
  nutrition_json: string | null;
  is_hidden: Flag;
}

/** What a dish is made of; a row stays when the dish loses it, so that old carts can be explained. */
export interface ProductIngredientTable {
  product_id: number;
  ingredient_id: number;
  position: number;
  default_quantity: number;
  min_quantity: number;
  max_quantity: number;
  is_gone: Flag;
}

/** The choice of a dish, and those that it had before. */
export interface ProductChoiceTable {
  product_id: number;
  choice_id: number;
  is_gone: Flag;
}

/** Pictures of a dish beside its first one. */
export interface ProductPictureTable {
  product_id: number;
  position: number;
  picture: string;
}

export interface ProductFilterTable {
  product_id: number;
  filter_id: number;
}

export interface ProductAllergenTable {
  product_id: number;
  allergen_id: number;
}

/** Small goods offered in the cart: sauces, drinks. Their ids and the dishes' ids never meet. */
export interface AdditionalTable {
  id: number;
  slug: string;
  position: number;
  name_json: string;
  price: number;
  amount: number;
  measure: string;
  persons: number;
  picture: string | null;
  is_hidden: Flag;
}

export interface BannerTable {
  id: number;
  position: number;
  name_json: string;
  text_json: string | null;
  picture: string | null;
  link_type: string;
  /** The address part of what is in the shop; of the type `url` the whole address. */
  link_slug: string;
}

/** One row for what the home page says about itself as a whole. */
export interface MainScreenTable {
  id: number;
  seo_json: string | null;
}

export interface FeaturedTable {
  block: 'hits' | 'new';
  position: number;
  product_id: number;
}

/** What a city has run out of for now. Imports leave it alone. */
export interface StopListTable {
  city_id: number;
  kind: 'product' | 'ingredient' | 'option';
  item_id: number;
  /** When it can be had again; null until somebody says so. */
  ends_at: ColumnType<number | null, number | null | undefined>;
}
