import * as t from 'io-ts';
import { BANNER_PATHS } from '../../src/domain/navigation/banner-link';
import { described, lenient, nullable, text, tolerant, whole, shape } from './codec';
import { NewsItem } from './content';
import {
  Amount,
  CategoryId,
  FilterId,
  IngredientId,
  Money,
  Name,
  OptionId,
  ProductId,
  Slug,
  ThingId,
} from './primitives';
import { Meta, Seo, picture } from './shared';

export const Section = t.type({ id: CategoryId, chpu: Slug, name: Name });
export type Section = t.TypeOf<typeof Section>;

export const PaidGoods = described(
  t.type({ id: ThingId, price: Money }),
  'What an extra portion is sold as. Rules 3.2.',
);

const Allergens = t.readonlyArray(text());

export const Ingredient = t.intersection([
  t.type({
    id: IngredientId,
    name: text(),
    default_qtt: whole(0, 10),
    min: whole(0, 10),
    max: whole(0, 10),
    paid_goods: nullable(PaidGoods),
    allergens: tolerant(Allergens),
  }),
  t.partial({
    is_available: described(t.boolean, 'False while it is sold out; may be left out. Rules 3.6.'),
  }),
]);
export type Ingredient = t.TypeOf<typeof Ingredient>;

const Option = t.intersection([
  t.type({ id: OptionId, name: text(), is_default: t.boolean, is_available: t.boolean }),
  t.partial({
    allergens: described(
      Allergens,
      'What it brings beside those of the dish; may be left out where the dish names those of all its options. Rules 22.2.',
    ),
  }),
]);

export const FreeChoice = shape('Exactly one of these, for nothing. Rules 3.4.', {
  name: text(),
  required: described(t.boolean, 'No option is the default: the customer has to say.'),
  options: described(t.readonlyArray(Option), { minItems: 1 }),
});
export type FreeChoice = t.TypeOf<typeof FreeChoice>;

export const Nutrition = t.type({
  kcal_100g: Amount,
  protein_100g: Amount,
  fat_100g: Amount,
  carbs_100g: Amount,
  kcal_portion: Amount,
});
export type Nutrition = t.TypeOf<typeof Nutrition>;

const cardFields = {
  id: ProductId,
  chpu: Slug,
  name: Name,
  description: tolerant(nullable(text())),
  ...picture,
  amount: Amount,
  measure: text(),
  price: Money,
  old_price: tolerant(described(nullable(Money), 'Shown struck through. Rules 8.3.')),
  persons: lenient(whole(0)),
  labels: tolerant(t.readonlyArray(t.type({ code: text(), name: text() }))),
  allergens: tolerant(
    described(
      Allergens,
      'Codes of the European list: in lists those of the dish as the menu offers it, in a dish in full those of the dish itself, beside which its ingredients and its free option name theirs. Rules 22.1, 22.2.',
    ),
  ),
  is_available: tolerant(t.boolean),
  unavailable_reason: tolerant(nullable(text())),
  is_discountable: lenient(t.boolean),
  filters: lenient(t.readonlyArray(FilterId)),
};

const cardExtras = t.partial({
  needs_choice: described(
    t.boolean,
    'Cannot be had as it is offered, yet with an option chosen or an ingredient left out. Without it `free_of_choice.required` counts. Rules 3.4, 3.6.',
  ),
});

export const DishCard = described(
  t.intersection([
    t.type({
      ...cardFields,
      category: lenient(nullable(Section)),
      free_of_choice: tolerant(nullable(FreeChoice)),
    }),
    cardExtras,
  ]),
  'A dish as lists show it.',
);
export type DishCard = t.TypeOf<typeof DishCard>;

export const Dish = described(
  t.intersection([
    t.type({
      ...cardFields,
      category: nullable(Section),
      free_of_choice: nullable(FreeChoice),
      images: tolerant(
        described(
          t.readonlyArray(t.type(picture)),
          'All pictures of the dish, that of the lists first.',
        ),
      ),
      ingredients: t.readonlyArray(Ingredient),
      nutrition: tolerant(nullable(Nutrition)),
      seo: tolerant(Seo),
    }),
    cardExtras,
  ]),
  'A dish in full.',
);
export type Dish = t.TypeOf<typeof Dish>;

export const PromoBanner = t.type({ id: ThingId, chpu: Slug, name: text(), ...picture });
export type PromoBanner = t.TypeOf<typeof PromoBanner>;

export const Category = t.type({
  id: CategoryId,
  chpu: Slug,
  name: Name,
  svg_icon_web: tolerant(nullable(text())),
  is_in_footer_web: tolerant(t.boolean),
  goods_count: tolerant(described(whole(0), 'How many dishes its list has, without filters')),
  filters: tolerant(t.readonlyArray(t.type({ id: FilterId, name: text() }))),
  subcategories: tolerant(t.readonlyArray(Section)),
  seo: tolerant(Seo),
});
export type Category = t.TypeOf<typeof Category>;

const BANNER_TYPES = Object.keys(BANNER_PATHS)
  .map((type) => `\`${type}\``)
  .join(', ');

export const Banner = t.type({
  id: ThingId,
  ...picture,
  name: text(),
  text: tolerant(nullable(text())),
  link: tolerant(
    nullable(
      described(
        t.intersection([
          t.type({ type: text() }),
          t.partial({ chpu: nullable(text()), url: nullable(text()) }),
        ]),
        `Where it leads: ${BANNER_TYPES} with a \`chpu\`, or \`url\` with an address out of the shop. Rules 21.1.`,
      ),
    ),
  ),
});
export type Banner = t.TypeOf<typeof Banner>;

export const MainScreen = described(
  t.partial({
    banners: t.readonlyArray(Banner),
    hits: t.readonlyArray(DishCard),
    new: t.readonlyArray(DishCard),
    promo: described(t.readonlyArray(PromoBanner), { maxItems: 3 }),
    news: described(t.readonlyArray(NewsItem), { maxItems: 3 }),
    seo: Seo,
  }),
  'Every block may be empty or absent.',
);
export type MainScreen = t.TypeOf<typeof MainScreen>;

/** One page of a category, and the promotions among its dishes. */
export const CategoryGoods = t.intersection([
  t.type({
    goods: t.readonlyArray(DishCard),
    promo: tolerant(t.readonlyArray(PromoBanner)),
    meta: lenient(Meta),
  }),
  t.partial({ category: lenient(t.type({ id: CategoryId, chpu: Slug, name: text(), seo: Seo })) }),
]);
export type CategoryGoods = t.TypeOf<typeof CategoryGoods>;

/** One page of the whole menu. */
export const Goods = t.type({
  data: t.type({ goods: t.readonlyArray(DishCard), promo: tolerant(t.readonlyArray(PromoBanner)) }),
  meta: lenient(Meta),
});
export type Goods = t.TypeOf<typeof Goods>;
