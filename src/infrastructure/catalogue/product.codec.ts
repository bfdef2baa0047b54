import * as t from 'io-ts';
import { allergensAsSet } from '../../domain/allergen/dish-allergens';
import { AS_OFFERED } from '../../domain/cart/dish-as-set';
import type { Nutrition, Picture, Product, ProductOption } from '../../domain/catalogue/product';
import type { ReadMoney } from '../http/wire-types';
import {
  moneyDecoderOf,
  Count,
  Decimal,
  WireCategoryId,
  WireId,
  WireIngredientId,
  WireOptionId,
  nullable,
  optional,
} from '../http/wire-types';
import { toPicture } from '../http/picture.codec';
import { SeoWire, toSeo } from '../http/seo.codec';
import { ProductCardWire, toProductCard } from './product-card.codec';

const IngredientWire = t.intersection([
  t.type({
    id: WireIngredientId,
    name: t.string,
    default_qtt: Count,
    min: Count,
    max: Count,
    paid_goods: nullable(t.type({ id: WireId, price: Decimal })),
  }),
  t.partial({ allergens: t.array(t.string), is_available: t.boolean }),
]);

const OptionWire = t.intersection([
  t.type({ id: WireOptionId, name: t.string, is_default: t.boolean, is_available: t.boolean }),
  t.partial({ allergens: t.array(t.string) }),
]);

const ChoiceWire = t.type({ name: t.string, required: t.boolean, options: t.array(OptionWire) });

const NutritionWire = t.type({
  kcal_100g: Decimal,
  protein_100g: Decimal,
  fat_100g: Decimal,
  carbs_100g: Decimal,
  kcal_portion: Decimal,
});

const ProductWire = t.intersection([
  ProductCardWire,
  t.type({
    category: nullable(t.type({ id: WireCategoryId, chpu: t.string, name: t.string })),
    ingredients: t.array(IngredientWire),
    free_of_choice: nullable(ChoiceWire),
  }),
  t.partial({
    images: t.array(t.type({ image_path: t.string, image_path_jpeg: t.string })),
    nutrition: optional(NutritionWire),
    persons: optional(Count),
    seo: SeoWire,
  }),
]);
type ProductWire = t.TypeOf<typeof ProductWire>;

const toNutrition = (wire: t.TypeOf<typeof NutritionWire>): Nutrition => ({
  kcal: wire.kcal_100g,
  protein: wire.protein_100g,
  fat: wire.fat_100g,
  carbohydrates: wire.carbs_100g,
  kcalPortion: wire.kcal_portion,
});

const toIngredient = (
  wire: t.TypeOf<typeof IngredientWire>,
  money: ReadMoney,
): Product['ingredients'][number] => ({
  id: wire.id,
  name: wire.name,
  defaultQuantity: wire.default_qtt,
  min: wire.min,
  // Of what is sold out nobody gets a portion more than the dish is never made without.
  max: wire.is_available === false ? wire.min : wire.max,
  isAvailable: wire.is_available ?? true,
  extraPrice: wire.paid_goods ? money(wire.paid_goods.price) : null,
  allergens: wire.allergens ?? [],
});

const toOption = (wire: t.TypeOf<typeof OptionWire>): ProductOption => ({
  id: wire.id,
  name: wire.name,
  isDefault: wire.is_default,
  isAvailable: wire.is_available,
  ...(wire.allergens ? { allergens: wire.allergens } : {}),
});

const toChoice = (wire: t.TypeOf<typeof ChoiceWire>): Product['choice'] => ({
  name: wire.name,
  required: wire.required,
  options: wire.options.map(toOption),
});

/** A backend may name only further pictures or none: the one of the card is always there, once. */
const toPictures = (own: Picture | null, wire: ProductWire): readonly Picture[] => {
  const further = (wire.images ?? [])
    .map(toPicture)
    .filter((picture) => picture !== null)
    .filter(({ webp }) => webp !== own?.webp);
  return own ? [own, ...further] : further;
};

const toProduct = (wire: ProductWire, money: ReadMoney): Product => {
  const card = toProductCard(wire, money);
  const parts = {
    allergens: wire.allergens ?? [],
    ingredients: wire.ingredients.map((ingredient) => toIngredient(ingredient, money)),
    choice: wire.free_of_choice ? toChoice(wire.free_of_choice) : null,
  };
  return {
    ...card,
    ...parts,
    offeredAllergens: allergensAsSet(parts, AS_OFFERED),
    pictures: toPictures(card.picture, wire),
    category: wire.category && {
      id: wire.category.id,
      slug: wire.category.chpu,
      name: wire.category.name,
    },
    persons: wire.persons ?? 0,
    nutrition: wire.nutrition ? toNutrition(wire.nutrition) : null,
    seo: toSeo(wire.seo),
  };
};

export const decodeProduct = moneyDecoderOf(ProductWire, toProduct);

export const decodeProducts = moneyDecoderOf(t.array(ProductWire), (products, money) =>
  products.map((product) => toProduct(product, money)),
);
