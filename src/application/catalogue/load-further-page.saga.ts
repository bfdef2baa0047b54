import { call, put, select, takeEvery } from 'typed-redux-saga';
import type { CityRoot } from '../city/city-slice';
import type { PageRoot } from '../navigation/page-slice';
import { routeKey } from '../navigation/route-key';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import type { ShopAction } from '../redux/slice';
import type { LanguageRoot } from '../session/language-slice';
import { furtherPageRequested, furtherPageFailed, furtherPageLoaded } from './further-pages-slice';
import { listQuestion } from './list-question';

/** Use-case: a page of a list of dishes in a city. Never rejects. */
export type LoadListing = CatalogueGateway['listing'];

interface Asked {
  readonly key: string;
  readonly page: number;
}

function* loadFurtherPage(loadListing: LoadListing, { key, page }: Asked) {
  const state = yield* select((shop: PageRoot & CityRoot & LanguageRoot) => shop);
  const { route } = state.page;
  const question = route && routeKey(route) === key ? listQuestion(route) : null;
  // Without this, a list that was left during the call would stay in the state `loading`.
  if (!question || !state.city.current) {
    yield* put(furtherPageFailed(key));
    return;
  }
  const listing = yield* call(loadListing, state.city.current.id, { ...question, page });
  const locale = yield* select((shop: LanguageRoot) => shop.language.locale);
  // The list was reloaded in another language.
  if (locale !== state.language.locale) return;
  yield* put(
    listing.ok ? furtherPageLoaded({ key, listing: listing.value }) : furtherPageFailed(key),
  );
}

export function* watchFurtherPages(loadListing: LoadListing) {
  // Every: a list that was left goes on loading, for customers who come back.
  yield* takeEvery(furtherPageRequested.type, function* ({ payload }: ShopAction<Asked>) {
    yield* call(loadFurtherPage, loadListing, payload);
  });
}
