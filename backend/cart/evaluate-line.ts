import type { CartLine, IngredientChoice, Money } from '../../src/domain';
import { ingredientsCharge } from '../../src/domain';
import type { OptionId } from '../../src/domain/id/ids';
import { priceLine } from '../../src/domain/pricing/priced-line';
import type { UnavailableCode } from '../../src/domain/pricing/unavailable-lines';
import { obstacleOf } from '../catalogue/availability';
import type { DishIngredient, MenuProduct } from '../catalogue/menu';
import type { StopList } from '../catalogue/stop-list';
import type { Message } from '../i18n/translate';

/** A changed ingredient of a line, with what it is. */
export interface PricedChange {
  readonly ingredient: DishIngredient;
  readonly quantity: number;
}

export interface PricedLine {
  readonly kind: 'priced';
  readonly product: MenuProduct;
  readonly quantity: number;
  /** Null stands for the dish's default. */
  readonly choiceId: OptionId | null;
  /** Only what differs from the default. */
  readonly changes: readonly PricedChange[];
  /** One piece without ingredients, before the reduction of the dish itself. */
  readonly listPrice: Money;
  /** The same after it. */
  readonly unitPrice: Money;
  readonly total: Money;
}

export interface UnavailableLine {
  readonly kind: 'unavailable';
  readonly product: MenuProduct;
  readonly code: UnavailableCode;
}

/** Something that no customer can cause by hand. */
export interface BrokenLine {
  readonly kind: 'broken';
  readonly field: 'id' | 'ingredients' | 'free_of_choice';
  readonly code: string;
  readonly message: Message;
}

export type LineVerdict = PricedLine | UnavailableLine | BrokenLine;

const broken = (field: BrokenLine['field'], message: Message): BrokenLine => ({
  kind: 'broken',
  field,
  // A text that says nothing more is no reason of its own.
  code: message.text === 'field_wrong' ? 'fields_invalid' : message.text,
  message,
});

const faultOfIngredient = (
  product: MenuProduct,
  { ingredientId, quantity }: IngredientChoice,
): BrokenLine | null => {
  const ingredient = product.ingredients.find(({ id }) => id === ingredientId);
  if (!ingredient)
    return product.goneIngredientIds.has(ingredientId)
      ? null
      : broken('ingredients', { text: 'ingredient_unknown' });
  if (quantity < ingredient.min) return broken('ingredients', { text: 'ingredient_required' });
  return quantity > ingredient.max
    ? broken('ingredients', { text: 'ingredient_too_many', params: { max: ingredient.max } })
    : null;
};

const namesTwice = (ingredients: readonly IngredientChoice[]): boolean =>
  new Set(ingredients.map(({ ingredientId }) => ingredientId)).size < ingredients.length;

const faultOf = (line: CartLine, product: MenuProduct): BrokenLine | null => {
  if (namesTwice(line.ingredients)) return broken('ingredients', { text: 'field_wrong' });
  for (const choice of line.ingredients) {
    const fault = faultOfIngredient(product, choice);
    if (fault) return fault;
  }
  const { choiceId } = line;
  const isKnown =
    choiceId === null ||
    product.goneOptionIds.has(choiceId) ||
    (product.choice?.options.some(({ id }) => id === choiceId) ?? false);
  return isKnown ? null : broken('free_of_choice', { text: 'choice_unknown' });
};

const changesOf = (line: CartLine, product: MenuProduct): PricedChange[] =>
  line.ingredients.flatMap(({ ingredientId, quantity }) => {
    const ingredient = product.ingredients.find(({ id }) => id === ingredientId);
    return ingredient && quantity !== ingredient.defaultQuantity ? [{ ingredient, quantity }] : [];
  });

const priced = (line: CartLine, product: MenuProduct): PricedLine => {
  const { price, oldPrice } = product;
  const { listPrice, unitPrice, total } = priceLine({
    productId: product.id,
    menuPrice: { price, oldPrice },
    ingredientsCharge: ingredientsCharge(product.ingredients, line.ingredients),
    quantity: line.quantity,
  });
  const option = product.choice?.options.find(({ id }) => id === line.choiceId);
  return {
    kind: 'priced',
    product,
    quantity: line.quantity,
    choiceId: option && !option.isDefault ? option.id : null,
    changes: changesOf(line, product),
    listPrice,
    unitPrice,
    total,
  };
};

/**
 * Returns what a line of a cart comes to: its price by today's menu, or why it cannot be had just now, or
 * that it names something the dish never had. Rules 3.2, 8.3, 8.9.
 */
export const evaluateLine = (
  line: CartLine,
  product: MenuProduct | undefined,
  stopList: StopList,
): LineVerdict => {
  if (!product) return broken('id', { text: 'goods_unknown' });
  const fault = faultOf(line, product);
  if (fault) return fault;
  const code = obstacleOf(product, stopList, line);
  return code === null ? priced(line, product) : { kind: 'unavailable', product, code };
};
