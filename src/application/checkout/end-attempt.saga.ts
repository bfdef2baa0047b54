import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { modalClosed, modalOpened, selectOpenModal } from '../modals/modal-slice';
import type { Toast } from '../notifications/toast-slice';
import { toastShown } from '../notifications/toast-slice';
import type { GatewayFailure } from '../ports/gateway-failure';
import { OF_SIGN_IN } from '../sign-in/redirect-after-sign-in.saga';
import { signInDone } from '../sign-in/sign-in-slice';
import type { PlacingDeps } from './placing-deps';
import { selectCheckoutForm } from './checkout-selectors';
import { selectCheckout } from './checkout-slice';
import { contactUsed } from './last-contact-slice';
import { attemptClosed, checkNow, orderPlaced, placingUnanswered } from '../placing/placing-slice';
import type { PlacedOrder } from '../../domain/order/tracked-order';
import { selectAccount } from '../session/account-slice';

/** In milliseconds, before it is asked once more what became of an order; the last one counts on. */
const BETWEEN_QUESTIONS = [0, 1000, 3000, 7000, 15_000];

const NOT_ARRIVED: Toast = { text: 'checkout.notArrived', tone: 'failed' };
const OF_OTHER_ACCOUNT: Toast = { text: 'checkout.ofOtherAccount', tone: 'failed' };

/** Drops the attempt, whose result is known. */
export function* endAttempt({ attempts }: PlacingDeps) {
  yield* call([attempts, 'save'], null);
}

/** The attempt has made this order; who it was and how they pay stays for the next one. Rules 13.7. */
export function* finishAttempt(deps: PlacingDeps, order: PlacedOrder) {
  yield* call(endAttempt, deps);
  const { isSignedIn } = yield* select(selectAccount);
  const { firstName, phone, paymentType } = yield* select(selectCheckout);
  const { email } = yield* select(selectCheckoutForm);
  // What is known of a signed-in customer is the account's.
  const who = isSignedIn ? { firstName: '', phone: '', email: null } : { firstName, phone, email };
  yield* put(contactUsed({ ...who, paymentType }));
  yield* put(orderPlaced(order));
}

/** The attempt makes no order; the dialog says why, where there is more to say. */
export function* giveUpAttempt(deps: PlacingDeps, toast: Toast | null) {
  yield* call(endAttempt, deps);
  yield* put(attemptClosed(undefined));
  if (toast) yield* put(toastShown(toast));
}

/** Asks a guest to log in; false when they close the question. */
export function* waitForLogin(): SagaGenerator<boolean> {
  const open = yield* select(selectOpenModal);
  if (open === null || !OF_SIGN_IN.has(open)) yield* put(modalOpened('auth'));
  for (;;) {
    const { done } = yield* race({ done: take(signInDone.type), closed: take(modalClosed.type) });
    if (done) return true;
    const modal = yield* select(selectOpenModal);
    if (modal === null) return false;
  }
}

/**
 * Whether only another account may see the order that was made. A guest, whose session has ended
 * meanwhile, may log in to it first. Rules 13.10.
 */
function* isOfOtherAccount(failure: GatewayFailure): SagaGenerator<boolean> {
  if (failure.kind !== 'refused') return false;
  if (failure.code === 'idempotency_conflict') return true;
  const account = yield* select(selectAccount);
  if (failure.status !== 401 || account.isSignedIn) return false;
  return !(yield* call(waitForLogin));
}

/**
 * No answer came: the order may be there or not. Asks what became of it until somebody knows; only
 * then may anything be changed or ordered again. Rules 13.10.
 */
export function* checkAttempt(deps: PlacingDeps, key: string): SagaGenerator<void> {
  for (let tries = 0; ; tries += 1) {
    yield* put(placingUnanswered(key));
    const wait = BETWEEN_QUESTIONS[Math.min(tries, BETWEEN_QUESTIONS.length - 1)] ?? 0;
    yield* race({ time: delay(wait), asked: take(checkNow.type) });
    const answer = yield* call(deps.closeAttempt, key);
    if (answer.ok && answer.value.order) {
      yield* call(finishAttempt, deps, answer.value.order);
      return;
    }
    if (answer.ok) {
      yield* call(giveUpAttempt, deps, NOT_ARRIVED);
      return;
    }
    if (yield* call(isOfOtherAccount, answer.error)) {
      yield* call(giveUpAttempt, deps, OF_OTHER_ACCOUNT);
      return;
    }
  }
}
