import type { Product } from '../../domain/catalogue/product';
import { cartProductsLoaded } from '../cart/cart-slice';
import { listingLoaded, mainScreenLoaded, productLoaded } from '../catalogue/catalogue-slice';
import type { Listing } from '../catalogue/listing';
import type { MainScreen } from '../catalogue/main-screen';
import type { ShopAction } from '../store/slice';

/** What had to be fetched for a page, apart from its frame. */
export type PageContent =
  | { readonly kind: 'mainScreen'; readonly mainScreen: MainScreen }
  | { readonly kind: 'listing'; readonly listing: Listing }
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'cart'; readonly products: readonly Product[] }
  | { readonly kind: 'nothing' };

/** The action that puts a page's content into the state. */
export const contentLoaded = (content: PageContent): ShopAction | null => {
  switch (content.kind) {
    case 'mainScreen':
      return mainScreenLoaded(content.mainScreen);
    case 'listing':
      return listingLoaded(content.listing);
    case 'product':
      return productLoaded(content.product);
    case 'cart':
      return cartProductsLoaded(content.products);
    case 'nothing':
      return null;
  }
};
