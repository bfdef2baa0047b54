import type { TFunction } from 'i18next';
import type { Route, RouteName } from '../../application/navigation/route';
import type { ShopState } from '../../application/store/root-reducer';
import type { Seo } from '../../domain/catalogue/category';
import { factsOf } from '../navigation/routes';
import { ACCOUNT_WORDS } from './account-words';
import { CONTENT_WORDS } from './content-words';
import { MENU_WORDS } from './menu-words';
import { navigationSeo } from './navigation-words';
import { ownTitle } from './own-title';
import { pageOf } from './page-path';
import type { PageWords, WordsOfPage, WordsOfPages } from './page-words';
import { shopWords } from '../text/shop-words';
import { plainWords } from './page-words';

/** Of the pages on which an order is placed and followed: nothing of the order is in them. */
const ORDER_WORDS: WordsOfPages<'checkout' | 'accepted'> = {
  checkout: (_, __, t) => plainWords(t('checkout.title')),
  accepted: (_, __, t) => plainWords(t('order.pageTitle')),
};

export interface PreviewWords {
  /** In the words of Open Graph, such as "article". */
  readonly type: string;
  readonly title: string;
  readonly description: string | null;
}

export interface PageHead {
  readonly title: string;
  readonly description: string | null;
  readonly keywords: string | null;
  /** False for pages that search engines have no use for. */
  readonly isIndexed: boolean;
  /** Null where there is nothing to show to others. */
  readonly preview: PreviewWords | null;
}

const WORDS: WordsOfPages<RouteName> = {
  ...MENU_WORDS,
  ...CONTENT_WORDS,
  ...ACCOUNT_WORDS,
  ...ORDER_WORDS,
};

const wordsOf = (route: Route, state: ShopState, t: TFunction): PageWords => {
  // What stands under a route's name is for it; the compiler sees only that each has its own.
  const words = WORDS[route.name] as WordsOfPage<RouteName>;
  return words(route, state, t);
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

/** The first word that is said: by the page itself, else by what leads to it. */
const saidBy =
  (voices: readonly (Seo | null)[]) =>
  (field: keyof Seo): string | null =>
    voices.map((voice) => voice?.[field] ?? null).find((text) => text !== null) ?? null;

/** A restaurant that writes its name into a title itself does not get it twice. */
const signed = (title: string, name: string): string =>
  title.includes(name) ? title : `${title} · ${name}`;

const typeOf = ({ name }: Route): string => (name === 'newsItem' ? 'article' : 'website');

const readyHead = (route: Route, state: ShopState, t: TFunction): PageHead => {
  const words = wordsOf(route, state, t);
  const own = ownTitle(route, state, t);
  const said = saidBy([words.seo, navigationSeo(route, state.navigation)]);
  const title = numbered(said('title') ?? own.title ?? words.title, pageOf(route), t);
  const description = said('description') ?? own.description ?? words.description;
  return {
    title: signed(title, shopWords(state, t).name),
    description,
    keywords: said('keywords'),
    isIndexed: isIndexed(route, state),
    preview: {
      type: said('ogType') ?? typeOf(route),
      title: said('ogTitle') ?? title,
      description: said('ogDescription') ?? description,
    },
  };
};

/** What the page that the state holds says about itself, in its language. */
export const pageHead = (state: ShopState, t: TFunction): PageHead => {
  const { page } = state;
  if (page.kind === 'failed') return failedHead(page.status, t);
  return page.route ? readyHead(page.route, state, t) : unnamedHead(shopWords(state, t).name);
};
