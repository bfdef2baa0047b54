import type { CityId, ProductId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import { ok, refuse } from '../../domain/result/result';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { PageContent } from './page-content';
import type { Route } from './route';

const NOTHING: PageContent = { kind: 'nothing' };

const NOT_FOUND: GatewayFailure = {
  kind: 'refused',
  status: 404,
  code: 'not_found',
  message: null,
  errors: {},
};

const wrap = async <A>(
  asked: Promise<Result<GatewayFailure, A>>,
  content: (value: A) => PageContent,
): Promise<Result<GatewayFailure, PageContent>> => {
  const answer = await asked;
  return answer.ok ? ok(content(answer.value)) : answer;
};

/** Use-case: fetches what a page shows. `productIds` are the dishes in the cart. Never rejects. */
export const makeLoadContent =
  (catalogue: CatalogueGateway) =>
  async (
    cityId: CityId,
    route: Route,
    productIds: readonly ProductId[],
  ): Promise<Result<GatewayFailure, PageContent>> => {
    switch (route.name) {
      case 'home':
        return wrap(catalogue.mainScreen(cityId), (mainScreen) => ({
          kind: 'mainScreen',
          mainScreen,
        }));
      case 'category':
      case 'subcategory': {
        const slug = route.name === 'category' ? route.category : route.subcategory;
        return wrap(catalogue.listing(cityId, slug, route.page), (listing) => ({
          kind: 'listing',
          listing,
        }));
      }
      case 'product':
        return wrap(catalogue.product(cityId, route.slug), (product) => ({
          kind: 'product',
          product,
        }));
      case 'cart':
        return productIds.length === 0
          ? ok(NOTHING)
          : wrap(catalogue.productsById(cityId, productIds), (products) => ({
              kind: 'cart',
              products,
            }));
      case 'products':
        return ok(NOTHING);
      case 'notFound':
        return refuse(NOT_FOUND);
    }
  };

export type LoadContent = ReturnType<typeof makeLoadContent>;
