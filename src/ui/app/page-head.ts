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

const productHead = (state: ShopState, t: TFunction) => {
  const { product } = state.catalogue;
  const price =
    product && state.settings
      ? formatMoney(product.price, state.settings.currency, state.session.iso)
      : '';
  return {
    title: product?.seo.title ?? t('head.product', { name: product?.name ?? '', price }),
    description: product?.seo.description ?? product?.description ?? null,
  };
};

const wordsOf = (
  route: Route,
  state: ShopState,
  t: TFunction,
): Pick<PageHead, 'title' | 'description'> => {
  const city = state.city.current?.name ?? '';
  switch (route.name) {
    case 'home':
      return { title: t('head.home', { city }), description: t('head.homeDescription', { city }) };
    case 'products':
      return { title: t('head.products', { city }), description: null };
    case 'category':
    case 'subcategory': {
      const open = openCategory(state.catalogue.categories, route);
      const title = t('head.category', { title: open?.title ?? '', city });
      const isWhole = open !== null && open.subcategorySlug === null;
      return {
        title: numbered(isWhole ? (open.category.seo.title ?? title) : title, route.page, t),
        description: open?.category.seo.description ?? null,
      };
    }
    case 'product':
      return productHead(state, t);
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
