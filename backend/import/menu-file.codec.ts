import * as t from 'io-ts';
import { MAX_INGREDIENT_QUANTITY } from '../../src/domain';
import { BANNER_PATHS } from '../../src/domain/navigation/banner-link';
import { GoesWith } from '../catalogue/goes-with';
import { Nutrition } from '../catalogue/nutrition';
import {
  Amount,
  CurrencyCode,
  Id,
  Key,
  Locales,
  NonEmpty,
  Prices,
  Slug,
  nullable,
  optional,
  wholeNumberFromTo,
} from '../codec/wire-types';
import { FilledLocalisedText, LocalisedSeo, LocalisedText } from '../i18n/localised-text';

const Keys = t.readonlyArray(Key);
const Portions = wholeNumberFromTo(0, MAX_INGREDIENT_QUANTITY);
const Persons = wholeNumberFromTo(0, 20);

const Section = { id: Id, chpu: Slug, name: FilledLocalisedText };
const Named = t.strict({ id: Id, key: Key, name: FilledLocalisedText });

const Category = t.strict({
  ...Section,
  icon: optional(nullable(NonEmpty), null),
  is_in_footer_web: t.boolean,
  filters: Keys,
  subcategories: t.readonlyArray(t.strict(Section)),
  seo: optional(nullable(LocalisedSeo), null),
  /** Null: every additional. */
  goes_with: optional(nullable(GoesWith), null),
});

const Ingredient = t.strict({
  id: Id,
  key: Key,
  name: FilledLocalisedText,
  allergens: Keys,
  paid_goods: nullable(
    t.strict({
      id: Id,
      prices: Prices,
      // What a portion weighs is for those who write the file.
      amount: optional(nullable(Amount), null),
      measure: optional(nullable(Key), null),
    }),
  ),
  hidden_in: optional(Keys, []),
});

const Option = t.strict({
  id: Id,
  name: FilledLocalisedText,
  is_default: t.boolean,
  allergens: optional(Keys, []),
});

const Choice = t.strict({
  id: Id,
  key: Key,
  title: FilledLocalisedText,
  required: t.boolean,
  options: t.readonlyArray(Option),
});

const Product = t.strict({
  ...Section,
  category: Slug,
  subcategory: nullable(Slug),
  sort: wholeNumberFromTo(0, 1_000_000),
  description: LocalisedText,
  amount: Amount,
  measure: Key,
  weight_g: optional(nullable(Amount), null),
  prices: Prices,
  old_prices: optional(nullable(Prices), null),
  persons: Persons,
  picture: nullable(NonEmpty),
  /** Further ones, in order. */
  pictures: optional(t.readonlyArray(NonEmpty), []),
  ingredients: t.readonlyArray(t.strict({ id: Id, qtt: Portions, min: Portions, max: Portions })),
  choice: nullable(Id),
  filters: Keys,
  allergens: Keys,
  hidden_in: optional(Keys, []),
  is_discountable: optional(t.boolean, true),
  nutrition: nullable(Nutrition),
});

const Additional = t.strict({
  ...Section,
  prices: Prices,
  amount: Amount,
  measure: Key,
  persons: optional(Persons, 0),
  picture: optional(nullable(NonEmpty), null),
  hidden_in: optional(Keys, []),
});

const BannerLink = t.strict({
  type: t.keyof({ ...BANNER_PATHS, url: null }),
  /** Of what is in the shop. */
  chpu: optional(nullable(Slug), null),
  /** Of what is outside, with the type `url`. */
  url: optional(nullable(NonEmpty), null),
});

const Banner = t.strict({
  id: Id,
  name: FilledLocalisedText,
  text: nullable(LocalisedText),
  picture: nullable(NonEmpty),
  link: BannerLink,
});

/** An import file with the menu: dishes, their options, and what the home page shows. */
export const MenuFile = t.strict({
  format: t.literal('menu'),
  version: t.literal(1),
  locales: Locales,
  /** Which of its prices are the shop's; null for those of the country's currency. */
  currency: optional(nullable(CurrencyCode), null),
  measures: t.readonly(t.record(t.string, FilledLocalisedText)),
  categories: t.readonlyArray(Category),
  filters: t.readonlyArray(Named),
  labels: Keys,
  allergens: t.readonlyArray(Named),
  ingredients: t.readonlyArray(Ingredient),
  choices: t.readonlyArray(Choice),
  products: t.readonlyArray(Product),
  additionals: t.readonlyArray(Additional),
  mainscreen: t.strict({
    banners: t.readonlyArray(Banner),
    hits: t.readonlyArray(Slug),
    new: t.readonlyArray(Slug),
    seo: optional(nullable(LocalisedSeo), null),
  }),
});
export type MenuFile = t.TypeOf<typeof MenuFile>;
export type FileProduct = MenuFile['products'][number];
