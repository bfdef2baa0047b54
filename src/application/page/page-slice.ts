import { defineAction, on, reducerOf } from '../store/slice';
import type { Route } from './route';

/** Where the visit is and whether that page can be shown. */
export type PageState =
  | { readonly kind: 'loading' | 'ready'; readonly route: Route | null }
  /** `status` is the HTTP status that says what went wrong. */
  | { readonly kind: 'failed'; readonly route: Route | null; readonly status: number };

/** The visit asks for a page; the answer is `pageReady` or `pageFailed`. */
export const routeEntered = defineAction<Route>('page/routeEntered');
export const pageReady = defineAction<Route>('page/ready');
export const pageFailed = defineAction<{ readonly route: Route | null; readonly status: number }>(
  'page/failed',
);

const NO_PAGE: PageState = { kind: 'loading', route: null };

export const pageReducer = reducerOf<PageState>(
  NO_PAGE,
  on(routeEntered, (_, route: Route): PageState => ({ kind: 'loading', route })),
  on(pageReady, (_, route: Route): PageState => ({ kind: 'ready', route })),
  on(
    pageFailed,
    (
      _,
      { route, status }: { readonly route: Route | null; readonly status: number },
    ): PageState => ({
      kind: 'failed',
      route,
      status,
    }),
  ),
);
