import type { TFunction } from 'i18next';
import { openCategory } from '../../application/catalogue/open-category';
import type { CategoryRoute, SubcategoryRoute } from '../../application/navigation/route';
import type { ShopState } from '../../application/store/root-reducer';
import { formatPrice } from '../../domain/money/second-currency';
import { isSearchable, normalSearchText } from '../../domain/search/search-text';
import type { PageMetadata, MetadataOf, MetadataOfPages } from './page-metadata';
import { NO_METADATA, cityName, metadataOf } from './page-metadata';

const ofProduct: MetadataOf<'product'> = (_, state, t) => {
  const { product } = state.catalogue;
  if (!product) return NO_METADATA;
  const { name, description, seo } = product;
  const price = state.settings
    ? formatPrice(product.price, state.settings, state.language.numberStyle)
    : '';
  return { title: t('head.product', { name, price }), description: description || null, seo };
};

const ofCategory = (
  route: CategoryRoute | SubcategoryRoute,
  state: ShopState,
  t: TFunction,
): PageMetadata => {
  const open = openCategory(state.catalogue.categories, route);
  if (!open) return NO_METADATA;
  const about = { title: open.title, city: cityName(state) };
  return {
    title: t('head.category', about),
    description: t('head.categoryDescription', about),
    seo: open.seo,
  };
};

export const MENU_METADATA: MetadataOfPages<
  'home' | 'products' | 'category' | 'subcategory' | 'product' | 'search' | 'favourites' | 'cart'
> = {
  home: (_, state, t) => {
    const city = cityName(state);
    return {
      title: t('head.home', { city }),
      description: t('head.homeDescription', { city }),
      seo: state.catalogue.mainScreen?.seo ?? null,
    };
  },
  products: (_, state, t) => {
    const city = cityName(state);
    return metadataOf(t('head.products', { city }), t('head.productsDescription', { city }));
  },
  category: ofCategory,
  subcategory: ofCategory,
  product: ofProduct,
  search: ({ text }, _, t) =>
    metadataOf(
      isSearchable(text)
        ? t('search.titleFor', { text: normalSearchText(text) })
        : t('search.title'),
    ),
  favourites: (_, __, t) => metadataOf(t('favourites.title')),
  cart: (_, __, t) => metadataOf(t('cart.title')),
};
