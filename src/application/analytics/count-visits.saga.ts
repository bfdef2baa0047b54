import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { pageReady, selectPage } from '../navigation/page-slice';
import type { Route } from '../navigation/route';
import { routeName } from '../navigation/route';
import type { Analytics } from '../ports/analytics';
import type { ConsentAnswer, ConsentStorage } from '../ports/consent-storage';
import type { ShopAction } from '../redux/slice';
import { defineAction } from '../redux/slice';
import type { LanguageRoot } from '../session/language-slice';
import { consentAnswered, consentRead, selectConsent } from './consent-slice';
import type { ConsentRoot } from './consent-slice';

export interface CountVisitsDeps {
  readonly analytics: Analytics;
  readonly consent: ConsentStorage;
}

/** A browser shows the shop, for the first time or again: visits are counted if the visitor agreed to it. */
export const visitShown = defineAction('analytics/visitShown');

function* tell({ pageViewed }: Analytics, route: Route) {
  const { consent, language } = yield* select((state: ConsentRoot & LanguageRoot) => state);
  if (consent !== 'granted') return;
  yield* call(pageViewed, { name: routeName(route, language.locale) });
}

function* begin({ analytics }: CountVisitsDeps) {
  yield* call(analytics.start);
  const { route } = yield* select(selectPage);
  if (route) yield* call(tell, analytics, route);
}

function* recall(deps: CountVisitsDeps) {
  const before = yield* select(selectConsent);
  const answer = yield* call(deps.consent.load);
  yield* put(consentRead(answer));
  if (answer === 'granted' && before !== 'granted') yield* call(begin, deps);
}

/** Asks nothing and loads nothing before the visitor has agreed; what was answered is remembered. */
export function* watchVisitsCounted(deps: CountVisitsDeps) {
  yield* takeLatest(visitShown.type, recall, deps);
  yield* takeLatest(consentAnswered.type, function* ({ payload }: ShopAction<ConsentAnswer>) {
    yield* call(deps.consent.save, payload);
    if (payload === 'granted') yield* call(begin, deps);
  });
  yield* takeEvery(pageReady.type, function* ({ payload }: ShopAction<Route>) {
    yield* call(tell, deps.analytics, payload);
  });
}
