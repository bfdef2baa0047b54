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
import { modalClosed, modalOpened, selectOpenModal } from '../modals/modal-slice';
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

function* tryText(deps: CalculateCartDeps, text: string): SagaGenerator<Tried> {
  const code = readPromoCode(text);
  if (!code.ok) return refuse({ code: code.error.kind, message: null });
  return code.value === null
    ? refuse({ code: 'promo.not_found', message: null })
    : yield* call(tryCode, deps, code.value);
}

/** Says in a sheet what became of a code. One that does not fit yet says so where it stands. */
function* showInSheet(tried: Tried) {
  if (!tried.ok) yield* put(modalOpened('promocodeError'));
  else if (tried.value.promo?.kind === 'applied') yield* put(modalOpened('promocodeSuccess'));
  else yield* put(modalClosed('promocode'));
}

/** The field of a page says itself what became of its code; the sheet of a code from a link, in the next. */
function* tryTyped(deps: CalculateCartDeps, { payload: text }: ShopAction<string>) {
  const isSheet = (yield* select(selectOpenModal)) === 'promocode';
  const tried = yield* call(tryText, deps, text);
  yield* put(tried.ok ? promoTryDone(undefined) : promoTryRefused({ text, why: tried.error }));
  if (isSheet) yield* call(showInSheet, tried);
}

/**
 * A code that came with a link is tried once there is a cart. At once, it is answered by a sheet in
 * which it can be put right; later, by a notice alone. Rules 9.5.
 */
function* tryLinked(deps: CalculateCartDeps, { type }: ShopAction) {
  const { linkedPromo, cart, orderOptions } = yield* select(
    (state: LinkedPromoRoot & CartRoot & OrderOptionsRoot) => state,
  );
  const { toTry, stored } = tryLinkedPromo(linkedPromo, cart.lines.length, orderOptions.promoCode);
  if (stored !== linkedPromo) yield* put(linkedPromoChanged(stored));
  if (toTry === null) return;
  const tried = yield* call(tryCode, deps, toTry);
  if (type === promoLinked.type || type === promoRequested.type) {
    if (!tried.ok) yield* put(promoTryRefused({ text: toTry, why: tried.error }));
    yield* call(showInSheet, tried);
    return;
  }
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
