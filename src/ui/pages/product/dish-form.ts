/**
 * The form of a dish as it is set: it goes along with the button that puts the dish into the cart where
 * the server answers that, since no scripts run or none could be had.
 */
export const DISH_FORM = 'dish';

/** Its fields, beside those of every form of intents. */
export const DISH_FIELDS = {
  /** Of which dish, by its number. */
  dish: 'of',
  /** What is in the dish and can be left out: numbers with dots between them. */
  own: 'own',
  /** Comes once for each of those that is left in. */
  kept: 'kept',
  /** Comes once for each ingredient that may be changed otherwise; empty where it is as on the menu. */
  wish: 'wish',
} as const;

/** So many portions of an ingredient, as a line's key says it. */
export const wishOf = (ingredientId: number, portions: number): string =>
  `${String(ingredientId)}x${String(portions)}`;
