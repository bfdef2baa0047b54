import type { CartLine } from '../../domain/cart/cart-line';
import type { LostLines } from '../../domain/cart/cart-undo';
import type { ProductCard } from '../../domain/catalogue/product';
import { lossesOf } from '../cart/cart-slice';
import type { CartRoot } from '../cart/cart-slice';
import type { CatalogueRoot } from '../catalogue/catalogue-slice';
import type { MenuSectionsRoot } from '../catalogue/menu-sections-slice';
import type { FavouritesRoot } from '../favourites/favourites-slice';
import type { SearchRoot } from '../search/search-slice';

export type SeenDishesRoot = CartRoot &
  CatalogueRoot &
  MenuSectionsRoot &
  SearchRoot &
  FavouritesRoot;

const linesOf = (lost: LostLines): readonly CartLine[] =>
  lost.kind === 'removed' ? [lost.line] : lost.lines;

/** Every dish that the state holds, the most recent word on it first. */
const cardsOf = ({
  cart,
  catalogue,
  menuSections,
  search,
  favourites,
}: SeenDishesRoot): readonly ProductCard[] => {
  const { listing, mainScreen, product, companions, additionals } = catalogue;
  return [
    cart.products,
    product ? [product] : [],
    listing?.products ?? [],
    Object.values(menuSections.sections).flatMap((section) =>
      typeof section === 'object' ? section.products : [],
    ),
    mainScreen?.hits ?? [],
    mainScreen?.novelties ?? [],
    companions ?? [],
    additionals ?? [],
    search.found?.dishes ?? [],
    search.modal.found?.dishes ?? [],
    favourites.products ?? [],
    cart.seenDishes,
  ].flat();
};

/** The cards of the cart's dishes, and of those offered back, as they were last seen in the shop. */
export const seenDishesOf = (state: SeenDishesRoot): readonly ProductCard[] => {
  const lines = [...state.cart.lines, ...lossesOf(state.cart).flatMap(linesOf)];
  const cards = cardsOf(state);
  return [...new Set(lines.map(({ productId }) => productId))].flatMap(
    (id) => cards.find((card) => card.id === id) ?? [],
  );
};
