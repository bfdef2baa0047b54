import type { ContentLoaders, LoadedContent, PageContext } from '../navigation/content-loader';
import { loaded, nothingToLoad, orWithout } from '../navigation/content-loader';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import { cartProductsLoaded } from './cart-slice';

/** The pages of the cart and of the checkout name its lines by their dishes, and go without where these cannot be had. */
export const cartLoaders = (catalogue: CatalogueGateway): ContentLoaders<'cart' | 'checkout'> => {
  const loadDishes = (_: unknown, { cityId, inCart }: PageContext): LoadedContent =>
    inCart.length === 0
      ? nothingToLoad()
      : orWithout(loaded(catalogue.productsById(cityId, inCart), cartProductsLoaded));
  return { cart: loadDishes, checkout: loadDishes };
};
