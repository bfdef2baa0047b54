import type { TFunction } from 'i18next';
import { openCategory } from '../../application/catalogue/open-category';
import type { CategoryRoute, SubcategoryRoute } from '../../application/navigation/route';
import type { ShopState } from '../../application/store/root-reducer';
import { formatPrice } from '../../domain/money/second-currency';
import { isSearchable, normalSearchText } from '../../domain/search/search-text';
import type { PageWords, WordsOfPage, WordsOfPages } from './page-words';
import { NO_WORDS, cityName, plainWords } from './page-words';

const ofProduct: WordsOfPage<'product'> = (_, state, t) => {
  const { product } = state.catalogue;
  if (!product) return NO_WORDS;
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
): PageWords => {
  const open = openCategory(state.catalogue.categories, route);
  if (!open) return NO_WORDS;
  const about = { title: open.title, city: cityName(state) };
  return {
    title: t('head.category', about),
    description: t('head.categoryDescription', about),
    seo: open.seo,
  };
};

export const MENU_WORDS: WordsOfPages<
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
    return plainWords(t('head.products', { city }), t('head.productsDescription', { city }));
  },
  category: ofCategory,
  subcategory: ofCategory,
  product: ofProduct,
  search: ({ text }, _, t) =>
    plainWords(
      isSearchable(text)
        ? t('search.titleFor', { text: normalSearchText(text) })
        : t('search.title'),
    ),
  favourites: (_, __, t) => plainWords(t('favourites.title')),
  cart: (_, __, t) => plainWords(t('cart.title')),
};
