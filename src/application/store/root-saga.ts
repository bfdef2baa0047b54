import type { SagaGenerator } from 'typed-redux-saga';
import { all, call } from 'typed-redux-saga';
import { watchCart } from '../cart/calculate-cart.saga';
import { watchLostCart } from '../cart/keep-lost-cart.saga';
import { watchCartDishes } from '../page/load-cart-dishes.saga';
import { watchPages } from '../page/load-page.saga';
import type { LostCartStorage } from '../ports/lost-cart-storage';
import type { VisitLoading } from '../visit/enter-shop.saga';
import { watchVisits } from '../visit/enter-shop.saga';
import type { FaultReport } from './supervise.saga';
import { supervise } from './supervise.saga';

/** Everything the sagas may do, handed in by whoever composes the shop. */
export interface ShopUseCases extends VisitLoading {
  readonly lostCart: LostCartStorage;
}

const watchersOf = (useCases: ShopUseCases): readonly (() => SagaGenerator<void>)[] => [
  () => watchVisits(useCases),
  () => watchPages(useCases),
  () => watchCartDishes(useCases.loadContent),
  () => watchCart(useCases.calculateCart),
  () => watchLostCart(useCases.lostCart),
];

/**
 * The same on the server and in the browser. On the server END lets the watchers go, and a fault
 * ends the visit, whose page is then an error page. A browser's visit goes on: with `report` given,
 * a fault is told there and its watcher starts again.
 */
export function* rootSaga(useCases: ShopUseCases, report?: FaultReport) {
  yield* all(
    watchersOf(useCases).map((watch) => (report ? call(supervise, watch, report) : call(watch))),
  );
}
