import type { FilterId } from '../../domain/id/ids';
import type { ContentLoaders } from '../navigation/content-loader';
import { loaded, orWithout } from '../navigation/content-loader';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import { listingLoaded, mainScreenLoaded, productLoaded } from './catalogue-slice';
import { loadMenu } from './load-menu';

const NO_FILTER: readonly FilterId[] = [];

/** The pages of the menu. */
export const catalogueLoaders = (
  catalogue: CatalogueGateway,
): ContentLoaders<'home' | 'products' | 'category' | 'subcategory' | 'product'> => ({
  home: (_, { cityId }) => orWithout(loaded(catalogue.mainScreen(cityId), mainScreenLoaded)),
  products: ({ filter = NO_FILTER }, { cityId, categories }) =>
    loadMenu(catalogue, { cityId, categories, filter }),
  category: ({ category, page, filter }, { cityId }) =>
    loaded(catalogue.listing(cityId, { slug: category, page, filter }), listingLoaded),
  subcategory: ({ subcategory, page, filter }, { cityId }) =>
    loaded(catalogue.listing(cityId, { slug: subcategory, page, filter }), listingLoaded),
  product: ({ slug }, { cityId }) => loaded(catalogue.product(cityId, slug), productLoaded),
});
