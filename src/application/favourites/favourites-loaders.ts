import type { Product } from '../../domain/catalogue/product';
import type { FavouriteProducts } from '../../domain/customer/favourites';
import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import { ok } from '../../domain/result/result';
import type { ContentLoaders } from '../navigation/content-loader';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import type { GatewayFailure } from '../ports/gateway-failure';
import { favouriteProductsFailed, favouriteProductsLoaded } from './favourites-slice';

/** As many dishes as one call may ask for. */
const DISHES_PER_CALL = 60;

/** The dishes of a list in the list's order; those that have left the menu are missing. */
const dishesOf = async (
  catalogue: CatalogueGateway,
  cityId: CityId,
  list: FavouriteProducts,
): Promise<Result<GatewayFailure, readonly Product[]>> => {
  const portions: FavouriteProducts[] = [];
  for (let start = 0; start < list.length; start += DISHES_PER_CALL) {
    portions.push(list.slice(start, start + DISHES_PER_CALL));
  }
  const answers = await Promise.all(portions.map((ids) => catalogue.productsById(cityId, ids)));
  const known = new Map<number, Product>();
  for (const answer of answers) {
    if (!answer.ok) return answer;
    for (const product of answer.value) known.set(product.id, product);
  }
  return ok(list.flatMap((id) => known.get(id) ?? []));
};

/**
 * The page of the dishes that a customer likes. Where they cannot be had the page says so by itself:
 * the list is not lost, only its dishes are not shown.
 */
export const favouritesLoaders = (catalogue: CatalogueGateway): ContentLoaders<'favourites'> => ({
  favourites: async (_, { cityId, favourites }) => {
    const dishes = await dishesOf(catalogue, cityId, favourites);
    return ok([
      dishes.ok
        ? favouriteProductsLoaded({ askedFor: favourites, products: dishes.value })
        : favouriteProductsFailed(undefined),
    ]);
  },
});
