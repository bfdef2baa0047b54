import type { AccountGateways } from '../account/account-loaders';
import { accountLoaders } from '../account/account-loaders';
import { cartLoaders } from '../cart/cart-loaders';
import { catalogueLoaders } from '../catalogue/catalogue-loaders';
import { contentLoaders } from '../content/content-loaders';
import { deliveryLoaders } from '../delivery/delivery-loaders';
import { favouritesLoaders } from '../favourites/favourites-loaders';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import type { ContentGateway } from '../ports/content-gateway';
import type { DeliveryGateway } from '../ports/delivery-gateway';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { SearchGateway } from '../ports/search-gateway';
import { searchLoaders } from '../search/search-loaders';
import { refuse } from '../../domain/result/result';
import type {
  ContentLoader,
  ContentLoaders,
  LoadedContent,
  PageSurroundings,
} from './content-loader';
import { nothingToLoad } from './content-loader';
import type { Route, RouteName } from './route';

const NOT_FOUND: GatewayFailure = {
  kind: 'refused',
  status: 404,
  code: 'not_found',
  message: null,
  errors: {},
};

export interface ContentGateways extends AccountGateways {
  readonly catalogue: CatalogueGateway;
  readonly content: ContentGateway;
  readonly delivery: DeliveryGateway;
  readonly search: SearchGateway;
}

const loadersOf = ({
  catalogue,
  content,
  delivery,
  search,
  ...account
}: ContentGateways): ContentLoaders => ({
  ...accountLoaders(account),
  ...catalogueLoaders(catalogue),
  ...cartLoaders(catalogue),
  ...contentLoaders(content),
  ...deliveryLoaders(delivery),
  ...favouritesLoaders(catalogue),
  ...searchLoaders(search),
  contacts: nothingToLoad,
  // Asked for by its key once the page is there: the server makes no page with an order in it.
  accepted: nothingToLoad,
  notFound: () => Promise.resolve(refuse(NOT_FOUND)),
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
