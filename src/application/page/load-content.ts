import type { AccountGateways } from '../account/account-loaders';
import { accountLoaders } from '../account/account-loaders';
import { cartLoaders } from '../cart/cart-loaders';
import { catalogueLoaders } from '../catalogue/catalogue-loaders';
import { contentLoaders } from '../content/content-loaders';
import { deliveryLoaders } from '../delivery/delivery-loaders';
import { favouritesLoaders } from '../favourites/favourites-loaders';
import { orderLoaders } from '../order/order-loaders';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import type { ContentGateway } from '../ports/content-gateway';
import type { DeliveryGateway } from '../ports/delivery-gateway';
import type { OrderGateway } from '../ports/order-gateway';
import type { SearchGateway } from '../ports/search-gateway';
import { searchLoaders } from '../search/search-loaders';
import { refuse } from '../../domain/result/result';
import type {
  ContentLoader,
  ContentLoaders,
  LoadedContent,
  PageSurroundings,
} from './content-loader';
import { NO_SUCH_PAGE, nothingToLoad } from './content-loader';
import type { Route, RouteName } from './route';

export interface ContentGateways extends AccountGateways {
  readonly catalogue: CatalogueGateway;
  readonly content: ContentGateway;
  readonly delivery: DeliveryGateway;
  readonly orders: OrderGateway;
  readonly search: SearchGateway;
}

const loadersOf = ({
  catalogue,
  content,
  delivery,
  orders,
  search,
  ...account
}: ContentGateways): ContentLoaders => ({
  ...accountLoaders(account),
  ...catalogueLoaders(catalogue),
  ...cartLoaders(catalogue),
  ...contentLoaders(content),
  ...deliveryLoaders(delivery),
  ...favouritesLoaders(catalogue),
  ...orderLoaders(orders),
  ...searchLoaders(search),
  contacts: nothingToLoad,
  notFound: () => Promise.resolve(refuse(NO_SUCH_PAGE)),
});

/** Use-case: fetches what a page shows. Never rejects. */
export const makeLoadContent = (gateways: ContentGateways) => {
  const loaders = loadersOf(gateways);
  return (route: Route, surroundings: PageSurroundings): LoadedContent => {
    // The loader under a route's name is the one for it; the compiler sees only that each has its own.
    const loader = loaders[route.name] as ContentLoader<RouteName>;
    return loader(route, surroundings);
  };
};

export type LoadContent = ReturnType<typeof makeLoadContent>;
