import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, put, select, takeLeading } from 'typed-redux-saga';
import type { CartCalculation } from '../../domain/pricing/cart-calculation';
import { sameLines } from '../../domain/cart/cart-line';
import type { OrderChange } from '../../domain/order/order-snapshot';
import { validatePhone } from '../../domain/phone/validate-phone';
import type { Result } from '../../domain/result/result';
import { cartDifferences } from '../pricing/cart-differences';
import { selectDishNames } from '../cart/cart-line-views';
import type { CartState } from '../cart/cart-slice';
import { cartCalculated, selectCart } from '../cart/cart-slice';
import { modalClosed } from '../modals/modal-slice';
import { toastShown } from '../notifications/toast-slice';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { PlacingAnswer, PlacingAttempt } from '../ports/order-gateway';
import { signInRefusalOf } from '../sign-in/sign-in-refusal';
import { codeRefused, codeUsed, selectSignIn } from '../sign-in/sign-in-slice';
import type { ShopAction } from '../redux/slice';
import {
  checkAttempt,
  endAttempt,
  finishAttempt,
  giveUpAttempt,
  waitForLogin,
} from './end-attempt.saga';
import { offerOrderCode, takeOrderCode } from './order-code.saga';
import type { OrderToPlace } from '../ports/order-to-place';
import { placeInTurn } from './place-in-turn.saga';
import type { PlacingDeps } from './placing-deps';
import type { Refused } from './placing-refusal';
import { isAboutCode, leavesUnknown, refusedOrder, unsentCode } from './placing-refusal';
import {
  attemptClosed,
  isLocked,
  orderChanged,
  orderRefused,
  placementRequested,
  placingNeedsCode,
  placingNeedsLogin,
  placingStarted,
  placingUnanswered,
} from '../placing/placing-slice';
import type { PlacingRoot } from '../placing/placing-slice';
import { selectReadMoney } from '../settings/settings-slice';
import { selectSetup } from '../setup/setup-slice';

/** The word of a backend that wants a code for a guest's order. */
const CODE_NEEDED = 'order.code_needed';

/** The key of an attempt has made an order of something else. */
export const KEY_TAKEN = 'idempotency_conflict';

/** In milliseconds: while the backend is still at an order. */
const STILL_AT_IT = 1000;

/** The session has ended: everything stays, and goes on once somebody has logged in; or it is given up. Rules 18.7. */
function* sendAfterLogin(deps: PlacingDeps, attempt: PlacingAttempt): SagaGenerator<void> {
  yield* put(placingNeedsLogin(attempt));
  if (yield* call(waitForLogin)) yield* call(send, deps, attempt);
  else yield* call(giveUpAttempt, deps, null);
}

/** Goes on with the same attempt once a guest has entered the code that was sent to their phone. */
function* waitForCode(deps: PlacingDeps, attempt: PlacingAttempt): SagaGenerator<void> {
  yield* put(placingNeedsCode(attempt));
  const code = yield* call(takeOrderCode);
  if (code === null) yield* call(giveUpAttempt, deps, null);
  else yield* call(send, deps, { ...attempt, code });
}

/** Waits for the code that a guest's phone has, or gets; says why where none can be sent. */
function* askForCode(deps: PlacingDeps, attempt: PlacingAttempt, failure: Refused) {
  const setup = yield* select(selectSetup);
  const phone = validatePhone(attempt.order.contact?.phone ?? '', setup.country);
  if (phone.ok) {
    yield* put(placingNeedsCode(attempt));
    if (yield* call(offerOrderCode, deps, phone.value)) {
      yield* call(waitForCode, deps, attempt);
      return;
    }
  }
  const signIn = yield* select(selectSignIn);
  yield* call(endAttempt, deps);
  yield* put(orderRefused(unsentCode(failure, signIn.sending, yield* select(selectReadMoney))));
}

/** The code was wrong, say: the same attempt waits for another one. */
function* askAgain(deps: PlacingDeps, attempt: PlacingAttempt, failure: Refused) {
  const { key, order } = attempt;
  yield* put(placingNeedsCode({ key, order }));
  yield* put(codeRefused(signInRefusalOf(failure, 'code')));
  yield* call(waitForCode, deps, { key, order });
}

function* evaluateFailure(deps: PlacingDeps, attempt: PlacingAttempt, failure: GatewayFailure) {
  if (failure.kind !== 'refused' || leavesUnknown(failure)) {
    yield* call(checkAttempt, deps, attempt.key);
    return;
  }
  if (failure.status === 401) {
    yield* call(sendAfterLogin, deps, attempt);
  } else if (failure.code === CODE_NEEDED) {
    yield* call(askForCode, deps, attempt, failure);
  } else if (attempt.code !== undefined && isAboutCode(failure)) {
    yield* call(askAgain, deps, attempt, failure);
  } else {
    yield* call(endAttempt, deps);
    yield* put(orderRefused(refusedOrder(failure, deps.now(), yield* select(selectReadMoney))));
  }
}

/**
 * Returns where the backend knows no more than that the total is another one, what this page has shown says
 * which of its parts is. Rules 13.8.
 */
const explained = (
  changes: readonly OrderChange[],
  { calculation: shown }: Pick<CartState, 'calculation'>,
  now: CartCalculation,
  names: ReadonlyMap<string, string>,
): readonly OrderChange[] => {
  const concernsTotalOnly = changes.every(({ kind, name }) => kind === 'price' && name === null);
  if (!concernsTotalOnly || shown === null) return changes;
  const found = cartDifferences(shown, now, (key) => names.get(key) ?? '');
  return found.length > 0 ? found : changes;
};

function* evaluateAnswer(deps: PlacingDeps, attempt: PlacingAttempt, answer: PlacingAnswer) {
  switch (answer.kind) {
    case 'placed':
      if (attempt.code !== undefined) yield* put(codeUsed(undefined));
      yield* call(finishAttempt, deps, answer.order);
      return;
    case 'in_progress':
      yield* delay(STILL_AT_IT);
      yield* call(send, deps, attempt);
      return;
    case 'closed':
      yield* call(checkAttempt, deps, attempt.key);
      return;
    case 'conflict': {
      // The order of the key is not this cart, which stays.
      yield* call(endAttempt, deps);
      const errors = answer.message === null ? {} : { form: answer.message };
      yield* put(orderRefused({ errors, code: KEY_TAKEN, limit: null, next: null }));
      return;
    }
    case 'changed': {
      yield* call(endAttempt, deps);
      const { changes, calculation } = answer.changed;
      const shown = yield* select(selectCart);
      const names = yield* select(selectDishNames);
      yield* put(cartCalculated({ lines: attempt.order.lines, calculation }));
      yield* put(
        orderChanged({ changes: explained(changes, shown, calculation, names), calculation }),
      );
    }
  }
}

function* send(deps: PlacingDeps, attempt: PlacingAttempt): SagaGenerator<void> {
  yield* put(placingStarted(attempt));
  const answer: Result<GatewayFailure, PlacingAnswer> = yield* call(deps.placeOrder, attempt);
  const isCodeRefused = !answer.ok && answer.error.kind === 'refused' && isAboutCode(answer.error);
  if (attempt.code !== undefined && !isCodeRefused) yield* put(modalClosed('authCode'));
  if (answer.ok) yield* call(evaluateAnswer, deps, attempt, answer.value);
  else yield* call(evaluateFailure, deps, attempt, answer.error);
}

/** Another window has ordered this cart, or changed it, since the click. */
function* isStillTheCart({ takeOverCart }: PlacingDeps, order: OrderToPlace) {
  yield* call(takeOverCart);
  const cart = yield* select(selectCart);
  return sameLines(cart.lines, order.lines);
}

function* place(deps: PlacingDeps, { payload: order }: ShopAction<OrderToPlace>) {
  const state = yield* select((shop: PlacingRoot) => shop);
  if (isLocked(state.placing)) return;
  const attempt: PlacingAttempt = { key: deps.newKey(), order };
  yield* put(placingStarted(attempt));
  yield* call(placeInTurn, deps, function* () {
    if (!(yield* call(isStillTheCart, deps, order))) {
      yield* put(attemptClosed(undefined));
      yield* put(toastShown({ text: 'checkout.cartElsewhere', tone: 'failed' }));
      return;
    }
    yield* call([deps.attempts, 'save'], attempt.key);
    yield* call(send, deps, attempt);
  });
}

/**
 * Places orders, each once: the idempotency key of an attempt is persisted until its result is known, also
 * over a reload, and while it is not known nothing else is ordered here or in another window. Rules 13.10.
 */
export function* watchPlacing(deps: PlacingDeps): SagaGenerator<void> {
  const left = yield* call([deps.attempts, 'load']);
  if (left !== null) {
    yield* put(placingUnanswered(left));
    yield* call(placeInTurn, deps, () => checkAttempt(deps, left));
  }
  // A second click while the first is answered is the same click.
  yield* takeLeading(placementRequested.type, place, deps);
}
