import type { AnswerOf } from '../../contract/wire/codec';
import type { DishCard as DishCardWire, Dish as DishWire } from '../../contract/wire/menu';
import type { Currency, Money } from '../../src/domain';
import { allergensAsSet, decimalFromMoney } from '../../src/domain';
import { AS_OFFERED } from '../../src/domain/cart/dish-as-set';
import { picturePaths } from '../media/picture-names';
import type { StopList } from './stop-list';
import type { Localise } from '../i18n/localised-text';
import { translate } from '../i18n/translate';
import { obstacleOf } from './availability';
import type { DishChoice, DishIngredient, MenuProduct, Section } from './menu';

/** In which language and for which city's kitchen something is shown. */
export interface ProductWireContext {
  readonly locale: string;
  readonly localise: Localise;
  readonly stopList: StopList;
  /** Of the prices. */
  readonly currency: Currency;
}

const decimalIn =
  ({ currency }: ProductWireContext) =>
  (amount: Money): number =>
    decimalFromMoney(amount, currency.digits);

export const toWireSection = (section: Section, localise: Localise) => ({
  id: section.id,
  chpu: section.slug,
  name: localise(section.name),
});

const toWireIngredient = (ingredient: DishIngredient, showing: ProductWireContext) => ({
  id: ingredient.id,
  name: showing.localise(ingredient.name),
  default_qtt: ingredient.defaultQuantity,
  min: ingredient.min,
  max: ingredient.max,
  paid_goods: toWirePaidGoods(ingredient, decimalIn(showing)),
  is_available: !showing.stopList.ingredients.has(ingredient.id),
  allergens: ingredient.allergens,
});

/** Returns what an extra portion is sold as, null where it costs nothing. */
export const toWirePaidGoods = (
  { paidGoodsId, extraPrice }: DishIngredient,
  decimal: (amount: Money) => number,
) =>
  paidGoodsId === null || extraPrice === null
    ? null
    : { id: paidGoodsId, price: decimal(extraPrice) };

const toWireChoice = (choice: DishChoice, { localise, stopList }: ProductWireContext) => ({
  name: localise(choice.title),
  required: choice.isRequired,
  options: choice.options.map((option) => ({
    id: option.id,
    name: localise(option.name),
    is_default: option.isDefault,
    is_available: !stopList.options.has(option.id),
    allergens: option.allergens,
  })),
});

/** A dish as lists show it: without ingredients, nutrition, further pictures and search texts. */
export const toWireListItem = (product: MenuProduct, showing: ProductWireContext) => {
  const { locale, localise, stopList } = showing;
  const decimal = decimalIn(showing);
  const obstacle = obstacleOf(product, stopList);
  const isSoldOut = obstacle === 'sold_out';
  return {
    id: product.id,
    chpu: product.slug,
    name: localise(product.name),
    description: localise(product.description),
    ...picturePaths(product.picture),
    amount: product.amount,
    measure: localise(product.measure),
    price: decimal(product.price),
    old_price: product.oldPrice === null ? null : decimal(product.oldPrice),
    persons: product.persons,
    category: product.category === null ? null : toWireSection(product.category, localise),
    labels: product.labels.map(({ key, name }) => ({ code: key, name: localise(name) })),
    free_of_choice: product.choice === null ? null : toWireChoice(product.choice, showing),
    allergens: allergensAsSet(product, AS_OFFERED),
    is_available: !isSoldOut,
    // Something else than sold out is put right by choosing, on the page of the dish.
    needs_choice: obstacle !== null && !isSoldOut,
    unavailable_reason: isSoldOut ? translate(locale, 'unavailable.sold_out') : null,
    is_discountable: product.isDiscountable,
    filters: product.filterIds,
  } satisfies AnswerOf<typeof DishCardWire>;
};

/** Each once, the one of the lists first. */
const allPictures = ({ picture, furtherPictures }: MenuProduct): readonly string[] => [
  ...new Set([...(picture === null ? [] : [picture]), ...furtherPictures]),
];

/** A dish in full. */
export const toWireProduct = (
  product: MenuProduct,
  showing: ProductWireContext,
): AnswerOf<typeof DishWire> => ({
  ...toWireListItem(product, showing),
  // Its ingredients and options stand beside it with theirs: what is in the dish follows from how it is set.
  allergens: product.allergens,
  images: allPictures(product).map(picturePaths),
  ingredients: product.ingredients.map((ingredient) => toWireIngredient(ingredient, showing)),
  nutrition: product.nutrition,
  seo: null,
});
