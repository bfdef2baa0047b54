import type { Store } from 'redux';
import { lineKey } from '../../domain/cart/cart-line';
import { lineOfKey } from '../../domain/cart/line-of-key';
import type { CartRoot } from '../cart/cart-slice';
import { lineAdded, lineQuantityChanged, lineRemoved } from '../cart/cart-slice';
import type { FavouritesRoot } from '../favourites/favourites-slice';
import { favouriteToggled } from '../favourites/favourites-slice';
import type { ShopAction } from '../redux/slice';
import type { Intent } from './intent';
import { isFavouriteIntent } from './intent';

type IntentsRoot = CartRoot & FavouritesRoot;

/** Null where there is nothing to do any more. */
const actionFor = (intent: Intent, { cart, favourites }: IntentsRoot): ShopAction | null => {
  if (isFavouriteIntent(intent)) {
    const { kind, productId } = intent;
    const isLiked = favourites.ids.includes(productId);
    return isLiked === (kind === 'like') ? null : favouriteToggled({ productId });
  }
  const { kind, key } = intent;
  if (kind === 'remove') return lineRemoved({ key });
  if (kind === 'add') {
    const line = lineOfKey(key);
    return line && lineAdded({ line: { ...line, quantity: intent.pieces ?? 1 }, mode: 'increase' });
  }
  const line = cart.lines.find((candidate) => lineKey(candidate) === key);
  const quantity = (line?.quantity ?? 0) - 1;
  return quantity < 0 ? null : lineQuantityChanged({ key, quantity });
};

/** Applies intents in order, each to the state that the ones before it have left. */
export const applyIntents = (store: Store<IntentsRoot>, intents: readonly Intent[]): void => {
  for (const intent of intents) {
    const action = actionFor(intent, store.getState());
    if (action) store.dispatch(action);
  }
};
