import type { IngredientId, OptionId, ProductId } from '../id/ids';

/** A change to one ingredient of a dish: 0 takes it away, more than the default adds portions. */
export interface IngredientChoice {
  readonly ingredientId: IngredientId;
  /** Portions, 0 to 10. */
  readonly quantity: number;
}

/** One line of the cart: a dish prepared in one way, so many times. Rules 2.1. */
export interface CartLine {
  readonly productId: ProductId;
  /** Pieces, 1 to 99. */
  readonly quantity: number;
  /** Only what differs from the dish's default. */
  readonly ingredients: readonly IngredientChoice[];
  /** The free option chosen (a crust, a sauce); null stands for the dish's default. */
  readonly choiceId: OptionId | null;
}

/** One piece of a dish as the menu offers it: nothing taken away, nothing added. */
export const plainLine = (productId: ProductId): CartLine => ({
  productId,
  quantity: 1,
  ingredients: [],
  choiceId: null,
});

/** Which line it is, apart from how many. */
export type LineIdentity = Omit<CartLine, 'quantity'>;

export const MAX_LINE_QUANTITY = 99;
export const MAX_INGREDIENT_QUANTITY = 10;
export const MAX_LINES = 100;

/** A quantity that a line may have: whole, 1 to 99. Rules 2.4. */
export const clampQuantity = (quantity: number): number =>
  Math.min(MAX_LINE_QUANTITY, Math.max(1, Math.trunc(quantity) || 1));

const byId = (a: IngredientChoice, b: IngredientChoice): number => a.ingredientId - b.ingredientId;

/**
 * The identity of a line as text: same dish, same free option, same set of ingredient changes,
 * in whatever order they were made. Rules 2.2.
 */
export const lineKey = (line: LineIdentity): string => {
  const ingredients = [...line.ingredients]
    .sort(byId)
    .map(({ ingredientId, quantity }) => `${String(ingredientId)}x${String(quantity)}`)
    .join('.');
  return `${String(line.productId)}:${String(line.choiceId ?? '')}:${ingredients}`;
};

/** `increase` adds the line's quantity to what is there (product page), `set` replaces it (stepper). */
export type MergeMode = 'increase' | 'set';

type Lines = readonly CartLine[];

const replaceAt = (lines: Lines, index: number, line: CartLine): Lines =>
  lines.map((existing, position) => (position === index ? line : existing));

/**
 * A cart's lines by their identity. Lines of the same identity, as a cart from elsewhere may hold
 * them, are one with the pieces of all, at the place of the first. Rules 2.2, 2.4.
 */
export const linesByKey = (lines: Lines): Map<string, CartLine> => {
  const found = new Map<string, CartLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const same = found.get(key);
    found.set(
      key,
      same ? { ...same, quantity: clampQuantity(same.quantity + line.quantity) } : line,
    );
  }
  return found;
};

/**
 * Puts lines into the cart, one after the other. A line of the same identity is updated at its
 * place, never doubled; a new one goes last. A cart of 100 lines takes no new one. The cost grows
 * with the lines of both, not with their product. Rules 2.3, 2.4.
 */
export const mergeLines = (lines: Lines, added: Lines, mode: MergeMode): Lines => {
  const merged = linesByKey(lines);
  for (const line of added) {
    const key = lineKey(line);
    const existing = merged.get(key);
    if (!existing && merged.size >= MAX_LINES) continue;
    const present = existing && mode === 'increase' ? existing.quantity : 0;
    const quantity = clampQuantity(present + line.quantity);
    merged.set(key, { ...(existing ?? line), quantity });
  }
  return [...merged.values()];
};

/** Puts one line into the cart, as `mergeLines` does. A full cart comes back as it was. Rules 2.3, 2.4. */
export const mergeLine = (lines: Lines, line: CartLine, mode: MergeMode): Lines =>
  mergeLines(lines, [line], mode);

/** Sets a line's quantity; zero or less takes the line out; an unknown key changes nothing. Rules 2.4. */
export const setLineQuantity = (lines: Lines, key: string, quantity: number): Lines => {
  if (quantity <= 0) return removeLine(lines, key);
  const index = lines.findIndex((line) => lineKey(line) === key);
  const existing = lines[index];
  return existing
    ? replaceAt(lines, index, { ...existing, quantity: clampQuantity(quantity) })
    : lines;
};

export const removeLine = (lines: Lines, key: string): Lines =>
  lines.filter((line) => lineKey(line) !== key);

/** Returns what the cart's counter shows: pieces, not lines. Rules 2.5. */
export const countItems = (lines: Lines): number =>
  lines.reduce((count, line) => count + line.quantity, 0);

/** Returns whether two carts hold the same lines, as many of each, in the same order. */
export const sameLines = (a: Lines, b: Lines): boolean =>
  a.length === b.length &&
  a.every((line, index) => {
    const other = b[index];
    return other?.quantity === line.quantity && lineKey(other) === lineKey(line);
  });
