import type { TFunction } from 'i18next';
import type { Route, RouteName } from '../../application/navigation/route';
import type { ShopState } from '../../application/store/root-reducer';
import type { Seo } from '../../domain/catalogue/category';
import { factsOf } from '../navigation/routes';
import { MENU_METADATA } from './menu-metadata';
import { navigationSeo } from './navigation-seo';
import { pageOf } from './page-path';
import type { PageMetadata, MetadataOf, MetadataOfPages } from './page-metadata';
import { shopBrand } from '../i18n/shop-brand';
import { metadataOf, cityName, NO_METADATA } from './page-metadata';
import { CITY_PLACE, TITLED_PAGES } from '../../domain/branding/branding';
import type { Article } from '../../application/ports/article';

type DescribedArticle = Pick<Article, 'name' | 'summary' | 'seo'>;

const ofArticle = (article: DescribedArticle | null): PageMetadata =>
  article
    ? { title: article.name, description: article.summary || null, seo: article.seo }
    : NO_METADATA;

const aboutCity = (
  page: 'contacts' | 'delivery' | 'news' | 'promotions',
  state: ShopState,
  t: TFunction,
): PageMetadata => {
  const city = cityName(state);
  return metadataOf(t(`head.${page}`, { city }), t(`head.${page}Description`, { city }));
};

const CONTENT_METADATA: MetadataOfPages<
  | 'about'
  | 'page'
  | 'modulePage'
  | 'news'
  | 'newsItem'
  | 'promotions'
  | 'promotion'
  | 'contacts'
  | 'delivery'
  | 'notFound'
> = {
  about: (_, { content }) => ofArticle(content.article),
  page: (_, { content }) => ofArticle(content.article),
  modulePage: (_, { content }) => ofArticle(content.article),
  news: (_, state, t) => aboutCity('news', state, t),
  newsItem: (_, { content }) => ofArticle(content.newsItem),
  promotions: (_, state, t) => aboutCity('promotions', state, t),
  promotion: (_, { content }) => ofArticle(content.promotion),
  contacts: (_, state, t) => aboutCity('contacts', state, t),
  delivery: (_, state, t) => aboutCity('delivery', state, t),
  notFound: (_, __, t) => metadataOf(t('error.notFound.title')),
};

type AccountPages =
  | 'account'
  | 'accountAddress'
  | 'accountBonuses'
  | 'accountOrder'
  | 'accountOrders'
  | 'accountProfile'
  | 'accountReferral';

/** Nothing personal is in it; where the order stands comes before it (`OrderTitle`). */
const orderTitle = ({ tracking }: ShopState, t: TFunction): string =>
  tracking.kind === 'known'
    ? t('order.number', { number: tracking.order.number })
    : t('order.pageTitle');

/** Of the pages that are a customer's own: nothing personal is in them. */
const ACCOUNT_METADATA: MetadataOfPages<AccountPages> = {
  account: (_, __, t) => metadataOf(t('account.title')),
  accountAddress: (_, __, t) => metadataOf(t('account.addresses')),
  accountBonuses: (_, __, t) => metadataOf(t('account.bonuses')),
  accountOrders: (_, __, t) => metadataOf(t('orders.title')),
  accountOrder: (_, state, t) => metadataOf(orderTitle(state, t)),
  accountProfile: (_, __, t) => metadataOf(t('account.profile')),
  accountReferral: (_, __, t) => metadataOf(t('account.invite')),
};

interface OwnTitle {
  readonly title: string | null;
  readonly description: string | null;
}

const NONE: OwnTitle = { title: null, description: null };

/**
 * Returns what the shop itself has its page called. Its home page is named after it even where it says nothing:
 * the usual title is for a shop that sells pizza and sushi.
 */
const ownTitle = ({ name }: Route, state: ShopState, t: TFunction): OwnTitle => {
  const branding = state.settings?.branding;
  const page = TITLED_PAGES.find((titled) => titled === name);
  if (!branding || page === undefined) return NONE;
  const usual: OwnTitle =
    page === 'home'
      ? {
          title: t('home.title', { brand: branding.name }),
          description: branding.tagline || branding.name,
        }
      : NONE;
  const inCity = (text: string | null | undefined): string | null =>
    text?.replaceAll(CITY_PLACE, () => cityName(state)) ?? null;
  const own = branding.titles[page];
  return {
    title: inCity(own?.title) ?? usual.title,
    description: inCity(own?.description) ?? usual.description,
  };
};

const ORDER_METADATA: MetadataOfPages<'checkout' | 'accepted'> = {
  checkout: (_, __, t) => metadataOf(t('checkout.title')),
  accepted: (_, state, t) => metadataOf(orderTitle(state, t)),
};

export interface PreviewMetadata {
  /** In the words of Open Graph, such as "article". */
  readonly type: string;
  readonly title: string;
  readonly description: string | null;
}

export interface PageHead {
  readonly title: string;
  readonly description: string | null;
  readonly keywords: string | null;
  readonly isIndexed: boolean;
  /** Null where there is nothing to show to others. */
  readonly preview: PreviewMetadata | null;
}

const METADATA: MetadataOfPages<RouteName> = {
  ...MENU_METADATA,
  ...CONTENT_METADATA,
  ...ACCOUNT_METADATA,
  ...ORDER_METADATA,
};

const pageMetadata = (route: Route, state: ShopState, t: TFunction): PageMetadata => {
  // What stands under a route's name is for it; the compiler sees only that each has its own.
  const metadata = METADATA[route.name] as MetadataOf<RouteName>;
  return metadata(route, state, t);
};

const isIndexed = (route: Route, { content }: ShopState): boolean =>
  factsOf(route)?.isIndexed === true &&
  !(route.name === 'promotion' && content.promotion?.hasEnded === true);

const unnamedHead = (title: string): PageHead => ({
  title,
  description: null,
  keywords: null,
  isIndexed: false,
  preview: null,
});

const failedHead = (status: number, t: TFunction): PageHead => {
  const kind = status === 404 ? 'notFound' : status === 503 ? 'unreachable' : 'broken';
  return unnamedHead(t(`error.${kind}.title`));
};

/** Pages of a list after the first say which one they are. */
const numbered = (title: string, page: number, t: TFunction): string =>
  page === 1 ? title : t('head.page', { title, page });

/** The first text there is: of the page itself, else of the navigation that leads to it. */
const firstSeo =
  (voices: readonly (Seo | null)[]) =>
  (field: keyof Seo): string | null =>
    voices.map((voice) => voice?.[field] ?? null).find((text) => text !== null) ?? null;

/** A restaurant that writes its name into a title itself does not get it twice. */
const signed = (title: string, name: string): string =>
  title.includes(name) ? title : `${title} · ${name}`;

const typeOf = ({ name }: Route): string => (name === 'newsItem' ? 'article' : 'website');

const readyHead = (route: Route, state: ShopState, t: TFunction): PageHead => {
  const metadata = pageMetadata(route, state, t);
  const own = ownTitle(route, state, t);
  const seo = firstSeo([metadata.seo, navigationSeo(route, state.navigation)]);
  const title = numbered(seo('title') ?? own.title ?? metadata.title, pageOf(route), t);
  const description = seo('description') ?? own.description ?? metadata.description;
  return {
    title: signed(title, shopBrand(state, t).name),
    description,
    keywords: seo('keywords'),
    isIndexed: isIndexed(route, state),
    preview: {
      type: seo('ogType') ?? typeOf(route),
      title: seo('ogTitle') ?? title,
      description: seo('ogDescription') ?? description,
    },
  };
};

export const pageHead = (state: ShopState, t: TFunction): PageHead => {
  const { page } = state;
  if (page.kind === 'failed') return failedHead(page.status, t);
  return page.route ? readyHead(page.route, state, t) : unnamedHead(shopBrand(state, t).name);
};
