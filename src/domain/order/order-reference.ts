import type { OrderId } from '../id/ids';
import type { TrackingKey } from './order-tracking';

/** How an order is looked up: by its tracking key, or by its id in the customer's own account. Rules 13.11. */
export type OrderReference =
  | { readonly kind: 'key'; readonly key: TrackingKey }
  | { readonly kind: 'own'; readonly id: OrderId };

/** One text for each order and way to it. It is not for anybody's eyes: a key opens its order. */
export const referenceText = (reference: OrderReference): string =>
  reference.kind === 'key' ? `key/${reference.key}` : `own/${String(reference.id)}`;

/** Returns whether both lead to the same order in the same way. */
export const sameOrder = (one: OrderReference, other: OrderReference): boolean =>
  referenceText(one) === referenceText(other);
