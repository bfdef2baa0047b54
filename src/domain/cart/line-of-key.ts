import type { Id } from '../id/ids';
import { idOf } from '../id/ids';
import type { IngredientChoice, LineIdentity } from './cart-line';
import { MAX_INGREDIENT_QUANTITY } from './cart-line';

const KEY = /^([1-9]\d{0,15}):([1-9]\d{0,15})?:((?:[1-9]\d{0,15}x\d{1,2}(?:\.|$))*)$/;

/** More than any dish has: what comes with more was not written by this shop. */
const MOST_INGREDIENTS = 50;

const readId = <Kind extends string>(text: string | undefined): Id<Kind> | null =>
  text === undefined ? null : idOf<Kind>(Number(text));

const readIngredient = (text: string): IngredientChoice | null => {
  const [id, portions] = text.split('x');
  const ingredientId = readId<'ingredient'>(id);
  const quantity = Number(portions);
  return ingredientId !== null && quantity <= MAX_INGREDIENT_QUANTITY
    ? { ingredientId, quantity }
    : null;
};

const readIngredients = (text: string): readonly IngredientChoice[] | null => {
  const parts = text === '' ? [] : text.split('.');
  const read = parts.flatMap((part) => readIngredient(part) ?? []);
  const isWhole = read.length === parts.length && read.length <= MOST_INGREDIENTS;
  const names = new Set(read.map(({ ingredientId }) => ingredientId));
  return isWhole && names.size === read.length ? read : null;
};

/** The line that a key names, the way back from `lineKey`; null for a text that is no such key. Rules 2.2. */
export const lineOfKey = (key: string): LineIdentity | null => {
  const [, product, choice, ingredients = ''] = KEY.exec(key) ?? [];
  const productId = readId<'product'>(product);
  const changes = readIngredients(ingredients);
  if (productId === null || changes === null) return null;
  const choiceId = readId<'option'>(choice);
  return choice !== undefined && choiceId === null
    ? null
    : { productId, choiceId, ingredients: changes };
};
