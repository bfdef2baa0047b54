import { cartLoaders } from '../cart/cart-loaders';
import { catalogueLoaders } from '../catalogue/catalogue-loaders';
import { contentLoaders } from '../content/content-loaders';
import { deliveryLoaders } from '../delivery/delivery-loaders';
import { favouritesLoaders } from '../favourites/favourites-loaders';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import type { ContentGateway } from '../ports/content-gateway';
import type { DeliveryGateway } from '../ports/delivery-gateway';
import type { SearchGateway } from '../ports/search-gateway';
import { searchLoaders } from '../search/search-loaders';
import { refuse } from '../../domain/result/result';
import type {
  ContentLoader,
  ContentLoaders,
  CustomerLoaders,
  LoadedContent,
  PageContext,
} from '../navigation/content-loader';
import { NO_SUCH_PAGE, nothingToLoad } from '../navigation/content-loader';
import type { Route, RouteName } from '../navigation/route';

export interface ContentGateways {
  readonly catalogue: CatalogueGateway;
  readonly content: ContentGateway;
  readonly delivery: DeliveryGateway;
  readonly search: SearchGateway;
}

const loadersOf = (
  { catalogue, content, delivery, search }: ContentGateways,
  customers: CustomerLoaders,
): ContentLoaders => ({
  ...customers,
  ...catalogueLoaders(catalogue),
  ...cartLoaders(catalogue),
  ...contentLoaders(content),
  ...deliveryLoaders(delivery),
  ...favouritesLoaders(catalogue),
  ...searchLoaders(search),
  contacts: nothingToLoad,
  notFound: () => Promise.resolve(refuse(NO_SUCH_PAGE)),
});

/** Use-case: fetches what a page shows. Never rejects. */
export const makeLoadContent = (gateways: ContentGateways, customers: CustomerLoaders) => {
  const loaders = loadersOf(gateways, customers);
  return (route: Route, context: PageContext): LoadedContent => {
    // The loader under a route's name is the one for it; the compiler sees only that each has its own.
    const loader = loaders[route.name] as ContentLoader<RouteName>;
    return loader(route, context);
  };
};

export type LoadContent = ReturnType<typeof makeLoadContent>;
