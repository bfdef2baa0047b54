import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { CartCalculation } from '../../domain/pricing/cart-calculation';
import { tryLinkedPromo } from '../../domain/promotion/linked-promo';
import type { PromoCode } from '../../domain/promotion/promo-code';
import { readPromoCode } from '../../domain/promotion/promo-code';
import type { Result } from '../../domain/result/result';
import { ok, refuse } from '../../domain/result/result';
import type { Instant } from '../../domain/time/instant';
import { instant } from '../../domain/time/instant';
import type { CalculationRefusal, RejectedOption } from './calculate-cart';
import type { CalculateCartDeps } from './calculate-cart.saga';
import { cartCalculated, cartRestored, lineAdded } from '../cart/cart-slice';
import type { CartRoot } from '../cart/cart-slice';
import { modalClosed, modalOpened } from '../modals/modal-slice';
import { failureToast, toastShown } from '../notifications/toast-slice';
import { promoTaken } from '../order-options/order-options-slice';
import type { OrderOptionsRoot } from '../order-options/order-options-slice';
import { orderToPriceAt } from './order-selectors';
import type { ShopAction } from '../redux/slice';
import { linkedPromoChanged, promoLinked, promoRequested } from './linked-promo-slice';
import type { LinkedPromoRoot } from './linked-promo-slice';
import type { OrderToPriceRoot } from './order-selectors';
import { promoTried, promoTryDone, promoTryRefused } from './promo-entry-slice';

/** Nobody could say anything about the code. */
const UNANSWERED: RejectedOption = { code: 'promo.unanswered', message: null };

const whyOf = (refusal: CalculationRefusal, now: Instant): RejectedOption => {
  switch (refusal.kind) {
    case 'PromoRefused':
      return refusal.why;
    case 'PromoLimited':
      return { ...refusal.why, retryAt: instant(now + refusal.comesIn) };
    default:
      return UNANSWERED;
  }
};

type Tried = Result<RejectedOption, CartCalculation>;

/** Asks what the order would cost with this code; the old code stays until the new one is taken. Rules 9.3. */
function* tryCode(deps: CalculateCartDeps, code: PromoCode): SagaGenerator<Tried> {
  const state = yield* select((shop: OrderToPriceRoot) => shop);
  const order = orderToPriceAt(state, deps.now(), { ...state.orderOptions, promoCode: code });
  if (!order) return refuse(UNANSWERED);
  const answer = yield* call(deps.calculateCart, order);
  if (!answer.ok) return refuse(whyOf(answer.error, deps.now()));
  yield* put(promoTaken(code));
  yield* put(cartCalculated({ lines: order.lines, calculation: answer.value }));
  return ok(answer.value);
}

function* refuseTyped(why: RejectedOption) {
  yield* put(promoTryRefused(why));
  yield* put(modalOpened('promocodeError'));
}

function* tryTyped(deps: CalculateCartDeps, { payload: text }: ShopAction<string>) {
  const code = readPromoCode(text);
  if (!code.ok) {
    yield* call(refuseTyped, { code: code.error.kind, message: null });
    return;
  }
  if (code.value === null) {
    yield* call(refuseTyped, { code: 'promo.not_found', message: null });
    return;
  }
  const tried = yield* call(tryCode, deps, code.value);
  if (!tried.ok) {
    yield* call(refuseTyped, tried.error);
    return;
  }
  yield* put(promoTryDone(code.value));
  // One that does not fit yet says so where it stands.
  if (tried.value.promo?.kind === 'applied') yield* put(modalOpened('promocodeSuccess'));
  else yield* put(modalClosed('promocode'));
}

/** A code that came with a link is tried once there is a cart, and is refused by a notice alone. Rules 9.5. */
function* tryLinked(deps: CalculateCartDeps) {
  const { linkedPromo, cart, orderOptions } = yield* select(
    (state: LinkedPromoRoot & CartRoot & OrderOptionsRoot) => state,
  );
  const { toTry, stored } = tryLinkedPromo(linkedPromo, cart.lines.length, orderOptions.promoCode);
  if (stored !== linkedPromo) yield* put(linkedPromoChanged(stored));
  if (toTry === null) return;
  const tried = yield* call(tryCode, deps, toTry);
  if (tried.ok) {
    yield* put(toastShown({ text: 'promo.linked', params: { code: toTry }, tone: 'done' }));
    return;
  }
  const { message } = tried.error;
  const otherwise = { text: 'promo.linkRefused', params: { code: toTry } };
  yield* put(toastShown(failureToast(message, otherwise)));
}

/** Tries codes that were typed or came with a link. */
export function* watchPromoCodes(deps: CalculateCartDeps): SagaGenerator<void> {
  yield* takeLatest(promoTried.type, tryTyped, deps);
  yield* takeEvery(
    [promoLinked.type, promoRequested.type, lineAdded.type, cartRestored.type],
    tryLinked,
    deps,
  );
}
