import type {
  FreeChoice,
  Ingredient,
  Nutrition as NutritionWire,
} from '../../../contract/wire/menu';
import { Dish } from '../../../contract/wire/menu';
import * as t from 'io-ts';
import { allergensAsSet } from '../../domain/allergen/dish-allergens';
import { AS_OFFERED } from '../../domain/cart/dish-as-set';
import type { Nutrition, Picture, Product, ProductOption } from '../../domain/catalogue/product';
import type { ReadMoney } from '../http/decoder';
import { moneyDecoderOf } from '../http/decoder';
import { toPicture } from '../http/picture.codec';
import { toSeo } from '../http/seo.codec';
import { toProductCard } from './product-card.codec';

const toNutrition = (wire: NutritionWire): Nutrition => ({
  kcal: wire.kcal_100g,
  protein: wire.protein_100g,
  fat: wire.fat_100g,
  carbohydrates: wire.carbs_100g,
  kcalPortion: wire.kcal_portion,
});

const toIngredient = (wire: Ingredient, money: ReadMoney): Product['ingredients'][number] => ({
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

const toOption = (wire: FreeChoice['options'][number]): ProductOption => ({
  id: wire.id,
  name: wire.name,
  isDefault: wire.is_default,
  isAvailable: wire.is_available,
  ...(wire.allergens ? { allergens: wire.allergens } : {}),
});

const toChoice = (wire: FreeChoice): Product['choice'] => ({
  name: wire.name,
  required: wire.required,
  options: wire.options.map(toOption),
});

/** A backend may name only further pictures or none: the one of the card is always there, once. */
const toPictures = (own: Picture | null, wire: Dish): readonly Picture[] => {
  const further = (wire.images ?? [])
    .map(toPicture)
    .filter((picture) => picture !== null)
    .filter(({ webp }) => webp !== own?.webp);
  return own ? [own, ...further] : further;
};

const toProduct = (wire: Dish, money: ReadMoney): Product => {
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

export const decodeProduct = moneyDecoderOf(Dish, toProduct);

export const decodeProducts = moneyDecoderOf(t.array(Dish), (products, money) =>
  products.map((product) => toProduct(product, money)),
);
