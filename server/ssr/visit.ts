import type { Container } from 'inversify';
import type { Store } from 'redux';
import { cartRestored } from '../../src/application/cart/cart-slice';
import type { Route } from '../../src/application/page/route';
import { sessionStarted } from '../../src/application/session/session-slice';
import { createCoreSlot } from '../../src/application/store/core-slot';
import { createShopStore } from '../../src/application/store/create-store';
import type { ShopState } from '../../src/application/store/root-reducer';
import { runCore } from '../../src/application/store/run-core';
import { visitStarted } from '../../src/application/visit/enter-shop.saga';
import type { CartLine } from '../../src/domain/cart/cart-line';
import type { Locales } from '../../src/domain/locale/locale-path';
import { isoOf } from '../../src/domain/locale/locale-path';
import { numberStyleOf } from '../../src/domain/money/number-style';
import { openVisit } from '../../src/infrastructure/container/visit-container';

export interface VisitRequest {
  readonly host: string;
  readonly route: Route;
  readonly locale: string;
  readonly locales: Locales;
  readonly country: string;
  readonly cart: readonly CartLine[];
  /** The session's token; goes into the calls' headers and nowhere else. */
  readonly token: string | null;
  /** Headers of the hop to the backend: request id and the customer's address. */
  readonly hop: Readonly<Record<string, string>>;
  /** In milliseconds: what the backend has not said by then is not waited for. */
  readonly timeForCalls: number;
}

const runVisit = async (
  shared: Container,
  visit: VisitRequest,
  deadline: AbortSignal,
): Promise<Store<ShopState>> => {
  const slot = createCoreSlot();
  const store = createShopStore(slot);
  const useCases = openVisit(shared, {
    locale: visit.locale,
    token: visit.token,
    // An answer to a token may be one person's.
    sharesAnswers: visit.token === null,
    more: visit.hop,
    deadline,
  });
  const iso = isoOf(visit.locale, visit.country);
  store.dispatch(
    sessionStarted({
      locale: visit.locale,
      locales: visit.locales,
      iso,
      numberStyle: numberStyleOf(iso),
    }),
  );
  if (visit.cart.length > 0) store.dispatch(cartRestored(visit.cart));
  const core = runCore(store, slot, useCases);
  store.dispatch(visitStarted({ host: visit.host, route: visit.route }));
  core.finish();
  await core.task.toPromise();
  return store;
};

/**
 * Makes the state of one visit: a container and a store of its own, the root saga run to its end.
 * Rejects only on a fault in the shop itself; what the backend refuses becomes a failed page.
 */
export const loadVisit = async (
  shared: Container,
  visit: VisitRequest,
): Promise<Store<ShopState>> => {
  // Not `AbortSignal.timeout`: that keeps the visit in memory until its time is over.
  const deadline = new AbortController();
  const limit = setTimeout(() => {
    deadline.abort();
  }, visit.timeForCalls);
  try {
    return await runVisit(shared, visit, deadline.signal);
  } finally {
    clearTimeout(limit);
  }
};
