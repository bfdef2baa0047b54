import type { CartLine, IngredientChoice } from '../../domain/cart/cart-line';
import { MAX_INGREDIENT_QUANTITY, MAX_LINES, MAX_LINE_QUANTITY } from '../../domain/cart/cart-line';
import { decodeId, decodeNumber, encodeNumber } from './base-36';

/**
 * The cart as a cookie, version 1: ids and quantities only, in base 36, made of characters that need
 * no escaping. `1_2t.1_2x.2.2bc.ru-0.rz-2` is dish 101 once, and dish 105 twice with option 3000,
 * without ingredient 1002 and with two portions of ingredient 1007. `0` stands for no option.
 */
const VERSION = '1';
const LINE = '_';
const FIELD = '.';
const QUANTITY = '-';
/** Before an entry that could not be read: no line begins so, and it is never read as one. */
const UNREAD = '!';

/** What was read of a cart. */
export interface ReadCart {
  readonly lines: readonly CartLine[];
  /** Entries that are no lines, as they are to be written until their customer knows of the loss. */
  readonly unread: readonly string[];
}

const encodeLine = (line: CartLine): string =>
  [
    encodeNumber(line.productId),
    encodeNumber(line.quantity),
    ...(line.choiceId === null && line.ingredients.length === 0
      ? []
      : [encodeNumber(line.choiceId ?? 0)]),
    ...line.ingredients.map(
      ({ ingredientId, quantity }) =>
        `${encodeNumber(ingredientId)}${QUANTITY}${encodeNumber(quantity)}`,
    ),
  ].join(FIELD);

/** Empty text for an empty cart, which needs no cookie. */
export const encodeCart = (lines: readonly CartLine[], unread: ReadCart['unread'] = []): string =>
  lines.length + unread.length === 0
    ? ''
    : [VERSION, ...lines.map(encodeLine), ...unread].join(LINE);

const decodeIngredient = (text: string): readonly IngredientChoice[] => {
  const [id, portions] = text.split(QUANTITY);
  const ingredientId = decodeId<'ingredient'>(id);
  const quantity = decodeNumber(portions, MAX_INGREDIENT_QUANTITY);
  return ingredientId === null || quantity === null ? [] : [{ ingredientId, quantity }];
};

/** Null for a text that the shop would have written otherwise. */
const decodeLine = (text: string): CartLine | null => {
  const [id, count, choice, ...rest] = text.split(FIELD);
  const productId = decodeId<'product'>(id);
  const quantity = decodeNumber(count, MAX_LINE_QUANTITY);
  if (productId === null || !quantity) return null;
  const ingredients = rest.flatMap(decodeIngredient);
  const line = { productId, quantity, choiceId: decodeId<'option'>(choice), ingredients };
  return encodeLine(line) === text ? line : null;
};

const unreadOf = (text: string): string => (text.startsWith(UNREAD) ? text : UNREAD + text);

/**
 * The cart that a cookie holds: the lines that make sense, and what else there is. With `isCut` its
 * end is missing, so that nobody knows what the last line was.
 */
export const decodeCart = (text: string, isCut = false): ReadCart => {
  if (text === '') return { lines: [], unread: [] };
  const [version = '', ...entries] = text.split(LINE);
  if (version !== VERSION) return { lines: [], unread: [version, ...entries].map(unreadOf) };
  const lines: CartLine[] = [];
  const unread: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const isWhole = !isCut || index < entries.length - 1;
    const line = isWhole && lines.length < MAX_LINES ? decodeLine(entry) : null;
    if (line) lines.push(line);
    else unread.push(unreadOf(entry));
  }
  return { lines, unread };
};
