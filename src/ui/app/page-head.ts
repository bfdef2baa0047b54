import type { TFunction } from 'i18next';
import { openCategory } from '../../application/catalogue/open-category';
import type { Route } from '../../application/page/route';
import type { ShopState } from '../../application/store/root-reducer';
import { formatMoney } from '../../domain/money/currency';

/** What the head of a page says about it. */
export interface PageHead {
  readonly title: string;
  readonly description: string | null;
  /** False for pages that search engines have no use for. */
  readonly isIndexed: boolean;
}

const PRIVATE: ReadonlySet<Route['name']> = new Set(['cart', 'notFound']);

const numbered = (title: string, page: number, t: TFunction): string =>
  page === 1 ? title : t('head.page', { title, page });

const failedHead = (status: number, t: TFunction): PageHead => {
  const kind = status === 404 ? 'notFound' : status === 503 ? 'unreachable' : 'broken';
  return { title: t(`error.${kind}.title`), description: null, isIndexed: false };
};

type Words = Pick<PageHead, 'title' | 'description'>;

const productWords = (state: ShopState, t: TFunction): Words => {
  const { product } = state.catalogue;
  if (!product) return { title: '', description: null };
  const price = state.settings
    ? formatMoney(product.price, state.settings.currency, state.session.numberStyle)
    : '';
  return {
    title: product.seo.title ?? t('head.product', { name: product.name, price }),
    description: product.seo.description ?? product.description,
  };
};

const categoryWords = (
  route: Route & { readonly page: number },
  state: ShopState,
  city: string,
  t: TFunction,
): Words => {
  const open = openCategory(state.catalogue.categories, route);
  if (!open) return { title: '', description: null };
  const { seo } = open.category;
  const ownTitle = open.subcategorySlug === null ? seo.title : null;
  const title = ownTitle ?? t('head.category', { title: open.title, city });
  return { title: numbered(title, route.page, t), description: seo.description };
};

const wordsOf = (route: Route, state: ShopState, t: TFunction): Words => {
  const city = state.city.current?.name ?? '';
  switch (route.name) {
    case 'home':
      return { title: t('head.home', { city }), description: t('head.homeDescription', { city }) };
    case 'products':
      return { title: t('head.products', { city }), description: null };
    case 'category':
    case 'subcategory':
      return categoryWords(route, state, city, t);
    case 'product':
      return productWords(state, t);
    case 'cart':
      return { title: t('cart.title'), description: null };
    case 'notFound':
      return { title: t('error.notFound.title'), description: null };
  }
};

/** Title and description of the page that the state holds, in its language. */
export const pageHead = (state: ShopState, t: TFunction): PageHead => {
  const { page } = state;
  if (page.kind === 'failed') return failedHead(page.status, t);
  if (!page.route) return { title: t('brand.name'), description: null, isIndexed: false };
  const { title, description } = wordsOf(page.route, state, t);
  return {
    title: `${title} · ${t('brand.name')}`,
    description,
    isIndexed: !PRIVATE.has(page.route.name),
  };
};
