import { lineKey } from '../../domain/cart/cart-line';
import { lineOfKey } from '../../domain/cart/line-of-key';
import type { CartRoot } from '../cart/cart-slice';
import { lineAdded, lineQuantityChanged, lineRemoved } from '../cart/cart-slice';
import type { FavouritesRoot } from '../favourites/favourites-slice';
import { favouriteToggled } from '../favourites/favourites-slice';
import type { ShopAction } from '../redux/slice';
import type { Intent } from './intent';

/** The parts of the state that presses act upon. */
export type IntentsRoot = CartRoot & FavouritesRoot;

/** What a press does to the shop as it is now; null where that is done already, or there is nothing to do it to. */
export const intentAction = (
  press: Intent,
  { cart, favourites }: IntentsRoot,
): ShopAction | null => {
  switch (press.kind) {
    case 'add': {
      const line = lineOfKey(press.key);
      return line && lineAdded({ line: { ...line, quantity: 1 }, mode: 'increase' });
    }
    case 'less': {
      const line = cart.lines.find((candidate) => lineKey(candidate) === press.key);
      const quantity = (line?.quantity ?? 0) - 1;
      return quantity < press.least ? null : lineQuantityChanged({ key: press.key, quantity });
    }
    case 'remove':
      return lineRemoved({ key: press.key });
    case 'like':
    case 'unlike': {
      const isLiked = favourites.ids.includes(press.productId);
      return isLiked === (press.kind === 'like')
        ? null
        : favouriteToggled({ productId: press.productId });
    }
  }
};
