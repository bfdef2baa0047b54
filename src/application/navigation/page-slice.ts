import { languageRefused } from '../session/language-slice';
import { defineAction, on, reducerOf } from '../redux/slice';
import type { Route } from './route';

/** Where the visit is and whether that page can be shown. */
export type PageState = (
  | { readonly kind: 'loading' | 'ready'; readonly route: Route | null }
  /** `status` is the HTTP status that says what went wrong. */
  | { readonly kind: 'failed'; readonly route: Route | null; readonly status: number }
) & {
  /** The language on its way, while the page still speaks the one before; null for none. */
  readonly entering: string | null;
};

interface Failure {
  readonly route: Route | null;
  readonly status: number;
}

export interface LanguageEntry {
  readonly locale: string;
  readonly route: Route;
}

/** The visit asks for a page; the answer is `pageReady` or `pageFailed`. */
export const routeEntered = defineAction<Route>('page/routeEntered');
/** The visit asks for a page in another language; what is shown stays until all of it is there. */
export const languageEntered = defineAction<LanguageEntry>('page/languageEntered');
/** The browser restored the page from its back-forward cache: its content is loaded again. */
export const pageRestored = defineAction('page/restored');
export const pageReady = defineAction<Route>('page/ready');
export const pageFailed = defineAction<Failure>('page/failed');

const NO_PAGE: PageState = { kind: 'loading', route: null, entering: null };

export const pageReducer = reducerOf<PageState>(
  NO_PAGE,
  on(routeEntered, (_, route: Route): PageState => ({ kind: 'loading', route, entering: null })),
  on(languageEntered, (page, { locale }: LanguageEntry): PageState => ({
    ...page,
    entering: locale,
  })),
  on(languageRefused, (page): PageState => ({ ...page, entering: null })),
  on(pageReady, (_, route: Route): PageState => ({ kind: 'ready', route, entering: null })),
  on(pageFailed, (_, { route, status }: Failure): PageState => ({
    kind: 'failed',
    route,
    status,
    entering: null,
  })),
);

export interface PageRoot {
  readonly page: PageState;
}

export const selectPage = (state: PageRoot) => state.page;
