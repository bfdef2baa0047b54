import { dishesSeen } from '../../application/cart/cart-slice';
import { lastOrderFor, lastOrderRestored } from '../../application/tracking/last-order-slice';
import { reorderRestored } from '../../application/tracking/reorder-slice';
import { lastOrderCodec } from '../../infrastructure/storage/last-order-codec';
import { reorderCodec } from '../../infrastructure/storage/reorder-codec';
import { seenDishesCodec } from '../../infrastructure/storage/seen-dishes-codec';
import { storedIn } from '../../infrastructure/storage/stored-text';
import type { PersistedRow } from './persisted-slice';
import type { PersistenceDeps } from './persisted-slices';
import { persisted } from './persisted-slice';

/** The rest of the table: rows whose codecs need io-ts, which no page waits for. */
export const persistedWithSagas = ({
  area,
  session,
  now,
}: Omit<PersistenceDeps, 'page'>): readonly PersistedRow[] => [
  // What an old order has brought into the cart can still be taken back. Rules 13.9.
  persisted({
    select: ({ reorder }) => reorder.added,
    stored: storedIn(session, 'reorder', reorderCodec),
    restored: (added) => (added ? [reorderRestored(added)] : []),
    // An empty cart has been ordered or taken out since: there is nothing to take back.
    isPageNewer: ({ cart, reorder }) => reorder.added !== null || cart.lines.length === 0,
  }),
  // The home page offers it again. The script of every page's head looks whether it is there (`html-document.ts`).
  persisted({
    select: ({ lastOrder }) => lastOrder,
    stored: storedIn(area, 'lastOrder', lastOrderCodec),
    restored: (order, { account }) => [
      lastOrderRestored(lastOrderFor(order, account.isSignedIn, now())),
    ],
  }),
  // A cart whose dishes cannot be had from the backend still says what is in it.
  persisted({
    select: ({ cart }) => cart.seenDishes,
    stored: storedIn(area, 'cartDishes', seenDishesCodec),
    // What this page has seen of a dish is newer.
    restored: (dishes, { cart: { seenDishes } }) => [
      dishesSeen([
        ...seenDishes,
        ...dishes.filter(({ id }) => seenDishes.every((seen) => seen.id !== id)),
      ]),
    ],
  }),
];
