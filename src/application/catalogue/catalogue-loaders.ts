import type { ContentLoaders } from '../navigation/content-loader';
import { loaded, nothingToLoad, orWithout } from '../navigation/content-loader';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import { listingLoaded, mainScreenLoaded, productLoaded } from './catalogue-slice';

/** The pages of the menu. */
export const catalogueLoaders = (
  catalogue: CatalogueGateway,
): ContentLoaders<'home' | 'products' | 'category' | 'subcategory' | 'product'> => ({
  home: (_, { cityId }) => orWithout(loaded(catalogue.mainScreen(cityId), mainScreenLoaded)),
  products: nothingToLoad,
  category: ({ category, page, filter }, { cityId }) =>
    loaded(catalogue.listing(cityId, { slug: category, page, filter }), listingLoaded),
  subcategory: ({ subcategory, page, filter }, { cityId }) =>
    loaded(catalogue.listing(cityId, { slug: subcategory, page, filter }), listingLoaded),
  product: ({ slug }, { cityId }) => loaded(catalogue.product(cityId, slug), productLoaded),
});
