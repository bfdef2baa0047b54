import { all, call } from 'typed-redux-saga';
import { watchCart } from '../cart/calculate-cart.saga';
import { watchLostCart } from '../cart/keep-lost-cart.saga';
import { watchCartDishes } from '../page/load-cart-dishes.saga';
import { watchPages } from '../page/load-page.saga';
import type { LostCartStorage } from '../ports/lost-cart-storage';
import type { VisitLoading } from '../visit/enter-shop.saga';
import { watchVisits } from '../visit/enter-shop.saga';

/** Everything the sagas may do, handed in by whoever composes the shop. */
export interface ShopUseCases extends VisitLoading {
  readonly lostCart: LostCartStorage;
}

/** The same on the server and in the browser. On the server END lets the watchers go. */
export function* rootSaga(useCases: ShopUseCases) {
  yield* all([
    call(watchVisits, useCases),
    call(watchPages, useCases),
    call(watchCartDishes, useCases.loadContent),
    call(watchCart, useCases.calculateCart),
    call(watchLostCart, useCases.lostCart),
  ]);
}
