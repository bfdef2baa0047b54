/** A promotion's banner takes every seventh place of a list. Rules 4.1. */
export const PROMO_INTERVAL = 7;

/** One place of a mixed list; key and identity are kind and id together. */
export type Placed<G, P> =
  | { readonly kind: 'goods'; readonly item: G }
  | { readonly kind: 'promo'; readonly item: P };

/**
 * Puts promotions into a list of goods at places 7, 14, 21 …, counted from 1 in the list as shown,
 * as long as goods reach that place; promotions left over are not shown. Rules 4.1.
 */
export const placePromos = <G, P>(goods: readonly G[], promos: readonly P[]): Placed<G, P>[] => {
  const placed: Placed<G, P>[] = [];
  let nextPromo = 0;
  const promoIfDue = (): void => {
    const promo = promos[nextPromo];
    if (promo === undefined || (placed.length + 1) % PROMO_INTERVAL !== 0) return;
    placed.push({ kind: 'promo', item: promo });
    nextPromo += 1;
  };
  for (const item of goods) {
    promoIfDue();
    placed.push({ kind: 'goods', item });
  }
  promoIfDue();
  return placed;
};
