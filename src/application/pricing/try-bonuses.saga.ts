import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import type { Money } from '../../domain/money/money';
import type { CalculateCartDeps } from './calculate-cart.saga';
import { cartCalculated } from '../cart/cart-slice';
import { bonusesTaken } from '../order-options/order-options-slice';
import { orderToPriceAt } from './order-selectors';
import type { ShopAction } from '../redux/slice';
import { selectReadMoney } from '../settings/settings-slice';
import { bonusesTried, bonusesTryDone, bonusesTryRefused } from './bonus-entry-slice';
import type { OrderToPriceRoot } from './order-selectors';

function* tryBonuses(deps: CalculateCartDeps, { payload: bonuses }: ShopAction<Money>) {
  const state = yield* select((shop: OrderToPriceRoot) => shop);
  const order = orderToPriceAt(state, deps.now(), { ...state.orderOptions, bonuses });
  if (!order) {
    yield* put(bonusesTryRefused({ message: null, max: null }));
    return;
  }
  const answer = yield* call(deps.calculateCart, order);
  if (!answer.ok) {
    const readMoney = yield* select(selectReadMoney);
    const { error } = answer;
    yield* put(
      error.kind === 'BonusesRefused'
        ? bonusesTryRefused({ message: error.why.message, max: readMoney(error.max) })
        : bonusesTryRefused({ message: null, max: null }),
    );
    return;
  }
  yield* put(bonusesTaken(bonuses));
  yield* put(cartCalculated({ lines: order.lines, calculation: answer.value }));
  yield* put(bonusesTryDone(undefined));
}

/** Takes the bonuses that a customer typed, as far as the backend takes them. Rules 10.2. */
export function* watchBonuses(deps: CalculateCartDeps): SagaGenerator<void> {
  yield* takeLatest(bonusesTried.type, tryBonuses, deps);
}
