import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, put, race, select, take, takeLeading } from 'typed-redux-saga';
import type { CartCalculation } from '../../domain/cart/cart-calculation';
import { sameLines } from '../../domain/cart/cart-lines';
import type { SignInCode } from '../../domain/code/sign-in-code';
import type { OrderChange } from '../../domain/order/order-snapshot';
import type { PhoneNumber } from '../../domain/phone/validate-phone';
import { validatePhone } from '../../domain/phone/validate-phone';
import type { Result } from '../../domain/result/result';
import type { Instant } from '../../domain/time/instant';
import { cartDifferences } from '../cart/cart-differences';
import { selectDishNames } from '../cart/cart-selectors';
import type { CartState } from '../cart/cart-slice';
import { cartCalculated } from '../cart/cart-slice';
import { modalClosed, modalOpened } from '../modal/modal-slice';
import type { Notice } from '../notice/notice-slice';
import { noticeGiven } from '../notice/notice-slice';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { OrderGateway, PlacingAnswer } from '../ports/order-gateway';
import type { OrderSurroundings } from '../ports/order-surroundings';
import { OF_SIGN_IN } from '../sign-in/lead-on.saga';
import { signInRefusalOf } from '../sign-in/sign-in-refusal';
import {
  codeAsked,
  codeEntered,
  codeNotSent,
  codeRefused,
  codeSent,
  codeUsed,
  signInDone,
  signInMethodChosen,
} from '../sign-in/sign-in-slice';
import type { ShopState } from '../store/root-reducer';
import type { ShopAction } from '../store/slice';
import type { OrderToPlace } from './order-to-place';
import type { Refused } from './placing-refusal';
import { isAboutCode, leavesUnknown, refusedOrder, unsentCode } from './placing-refusal';
import type { PlacingAttempt } from './placing-slice';
import {
  attemptClosed,
  checkNow,
  isLocked,
  orderChanged,
  orderPlaced,
  orderRefused,
  placeAsked,
  placingNeedsCode,
  placingNeedsLogin,
  placingStarted,
  placingUnanswered,
} from './placing-slice';
import type { PlacedOrder } from './tracked-order';

export interface OrderPlacing extends OrderSurroundings {
  readonly placeOrder: OrderGateway['place'];
  readonly closeAttempt: OrderGateway['closeAttempt'];
  readonly now: () => Instant;
}

/** The word of a backend that wants a code for a guest's order. */
const CODE_NEEDED = 'order.code_needed';

/** In milliseconds: while the backend is still at an order. */
const STILL_AT_IT = 1000;

/** In milliseconds, before it is asked once more what became of an order; the last one counts on. */
const BETWEEN_QUESTIONS = [0, 1000, 3000, 7000, 15_000];

function* end({ attempts }: OrderPlacing) {
  yield* call([attempts, 'save'], null);
}

function* finish(placing: OrderPlacing, order: PlacedOrder) {
  yield* call(end, placing);
  yield* put(orderPlaced(order));
}

const NOT_ARRIVED: Notice = { text: 'checkout.notArrived', tone: 'failed' };
const OF_OTHER_ACCOUNT: Notice = { text: 'checkout.ofOtherAccount', tone: 'failed' };

function* giveUp(placing: OrderPlacing, notice: Notice | null) {
  yield* call(end, placing);
  yield* put(attemptClosed(undefined));
  if (notice) yield* put(noticeGiven(notice));
}

/** Asks a guest to log in; false when they close the question. */
function* waitForLogin(): SagaGenerator<boolean> {
  const { modal: open } = yield* select((state: ShopState) => state);
  if (open === null || !OF_SIGN_IN.has(open)) yield* put(modalOpened('auth'));
  for (;;) {
    const { done } = yield* race({ done: take(signInDone.type), closed: take(modalClosed.type) });
    if (done) return true;
    const { modal } = yield* select((state: ShopState) => state);
    if (modal === null) return false;
  }
}

/**
 * Whether the order that was made is told to another account only. A guest, whose session has ended
 * meanwhile, may log in to it first. Rules 13.10.
 */
function* isOfOtherAccount(failure: GatewayFailure): SagaGenerator<boolean> {
  if (failure.kind !== 'refused') return false;
  if (failure.code === 'idempotency_conflict') return true;
  const { account } = yield* select((state: ShopState) => state);
  if (failure.status !== 401 || account.isSignedIn) return false;
  return !(yield* call(waitForLogin));
}

/**
 * No answer came: the order may be there or not. Asks what became of it until somebody knows; only
 * then may anything be changed or ordered anew. Rules 13.10.
 */
function* check(placing: OrderPlacing, key: string): SagaGenerator<void> {
  for (let tries = 0; ; tries += 1) {
    yield* put(placingUnanswered(key));
    const wait = BETWEEN_QUESTIONS[Math.min(tries, BETWEEN_QUESTIONS.length - 1)] ?? 0;
    yield* race({ time: delay(wait), asked: take(checkNow.type) });
    const answer = yield* call(placing.closeAttempt, key);
    if (answer.ok && answer.value.order) {
      yield* call(finish, placing, answer.value.order);
      return;
    }
    if (answer.ok) {
      yield* call(giveUp, placing, NOT_ARRIVED);
      return;
    }
    if (yield* call(isOfOtherAccount, answer.error)) {
      yield* call(giveUp, placing, OF_OTHER_ACCOUNT);
      return;
    }
  }
}

/** The session has ended: everything stays, and goes on once somebody has logged in; or it is given up. Rules 18.7. */
function* sendAfterLogin(placing: OrderPlacing, attempt: PlacingAttempt): SagaGenerator<void> {
  yield* put(placingNeedsLogin(attempt));
  if (yield* call(waitForLogin)) yield* call(send, placing, attempt);
  else yield* call(giveUp, placing, null);
}

/** The code that a customer enters for an order; null when the modal is closed without one. */
function* takeCode(): SagaGenerator<SignInCode | null> {
  for (;;) {
    const { entered } = yield* race({
      entered: take<ShopAction<SignInCode>>(codeEntered.type),
      closed: take(modalClosed.type),
    });
    if (entered) return entered.payload;
    const { modal } = yield* select((state: ShopState) => state);
    if (modal === null) return null;
  }
}

/** Goes on with the same attempt once a guest has entered the code that was sent to their phone. */
function* waitForCode(placing: OrderPlacing, attempt: PlacingAttempt): SagaGenerator<void> {
  yield* put(placingNeedsCode(attempt));
  const code = yield* call(takeCode);
  if (code === null) yield* call(giveUp, placing, null);
  else yield* call(send, placing, { ...attempt, code });
}

/** Whether a code was sent to a phone a moment ago: it is still good, and the shop would send no other yet. */
function* isCodeThere({ now }: OrderPlacing, phone: PhoneNumber) {
  const { sent } = yield* select((state: ShopState) => state.signIn);
  return sent !== null && sent.phone === phone && sent.resendAt > now();
}

/** Has a code sent to a phone unless one is there; whether it may be entered now. */
function* offerCode(placing: OrderPlacing, phone: PhoneNumber) {
  yield* put(signInMethodChosen('sms'));
  if (yield* call(isCodeThere, placing, phone)) {
    yield* put(modalOpened('authCode'));
    return true;
  }
  yield* put(codeAsked(phone));
  const { sent } = yield* race({ sent: take(codeSent.type), failed: take(codeNotSent.type) });
  return sent !== undefined;
}

/** Waits for the code that a guest's phone has, or gets; says why where none can be sent. */
function* askForCode(placing: OrderPlacing, attempt: PlacingAttempt, failure: Refused) {
  const { setup } = yield* select((state: ShopState) => state);
  const phone = validatePhone(attempt.order.contact?.phone ?? '', setup.country);
  if (phone.ok) {
    yield* put(placingNeedsCode(attempt));
    if (yield* call(offerCode, placing, phone.value)) {
      yield* call(waitForCode, placing, attempt);
      return;
    }
  }
  const { signIn } = yield* select((state: ShopState) => state);
  yield* call(end, placing);
  yield* put(orderRefused(unsentCode(failure, signIn.sending)));
}

/** The code was wrong, say: the same attempt waits for another one. */
function* askAgain(placing: OrderPlacing, attempt: PlacingAttempt, failure: Refused) {
  const { key, order } = attempt;
  yield* put(placingNeedsCode({ key, order }));
  yield* put(codeRefused(signInRefusalOf(failure, 'code')));
  yield* call(waitForCode, placing, { key, order });
}

function* judgeFailure(placing: OrderPlacing, attempt: PlacingAttempt, failure: GatewayFailure) {
  if (failure.kind !== 'refused' || leavesUnknown(failure)) {
    yield* call(check, placing, attempt.key);
    return;
  }
  if (failure.status === 401) {
    yield* call(sendAfterLogin, placing, attempt);
  } else if (failure.code === CODE_NEEDED) {
    yield* call(askForCode, placing, attempt, failure);
  } else if (attempt.code !== undefined && isAboutCode(failure)) {
    yield* call(askAgain, placing, attempt, failure);
  } else {
    yield* call(end, placing);
    yield* put(orderRefused(refusedOrder(failure, placing.now())));
  }
}

/**
 * Where the backend knows no more than that the total is another one, what this page has shown says
 * which of its parts is. Rules 13.8.
 */
const explained = (
  changes: readonly OrderChange[],
  { calculation: shown }: Pick<CartState, 'calculation'>,
  now: CartCalculation,
  names: ReadonlyMap<string, string>,
): readonly OrderChange[] => {
  const saysTotalOnly = changes.every(({ kind, name }) => kind === 'price' && name === null);
  if (!saysTotalOnly || shown === null) return changes;
  const found = cartDifferences(shown, now, (key) => names.get(key) ?? '');
  return found.length > 0 ? found : changes;
};

function* judgeAnswer(placing: OrderPlacing, attempt: PlacingAttempt, answer: PlacingAnswer) {
  switch (answer.kind) {
    case 'placed':
      if (attempt.code !== undefined) yield* put(codeUsed(undefined));
      yield* call(finish, placing, answer.order);
      return;
    case 'in_progress':
      yield* delay(STILL_AT_IT);
      yield* call(send, placing, attempt);
      return;
    case 'closed':
      yield* call(check, placing, attempt.key);
      return;
    case 'changed': {
      yield* call(end, placing);
      const { changes, calculation } = answer.changed;
      const shown = yield* select((state: ShopState) => state.cart);
      const names = yield* select(selectDishNames);
      yield* put(cartCalculated({ lines: attempt.order.lines, calculation }));
      yield* put(
        orderChanged({ changes: explained(changes, shown, calculation, names), calculation }),
      );
    }
  }
}

function* send(placing: OrderPlacing, attempt: PlacingAttempt): SagaGenerator<void> {
  yield* put(placingStarted(attempt));
  const answer: Result<GatewayFailure, PlacingAnswer> = yield* call(placing.placeOrder, attempt);
  const isCodeRefused = !answer.ok && answer.error.kind === 'refused' && isAboutCode(answer.error);
  if (attempt.code !== undefined && !isCodeRefused) yield* put(modalClosed('authCode'));
  if (answer.ok) yield* call(judgeAnswer, placing, attempt, answer.value);
  else yield* call(judgeFailure, placing, attempt, answer.error);
}

/** Another window has ordered this cart, or changed it, since the press. */
function* isStillTheCart({ takeOverCart }: OrderPlacing, order: OrderToPlace) {
  yield* call(takeOverCart);
  const { cart } = yield* select((state: ShopState) => state);
  return sameLines(cart.lines, order.lines);
}

/** Runs a part of the saga while no other window places anything. */
function* inTurn(placing: OrderPlacing, work: () => SagaGenerator<void>): SagaGenerator<void> {
  let release: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  yield* call(
    () =>
      new Promise<void>((granted) => {
        void placing.placeInTurn(() => {
          granted();
          return over;
        });
      }),
  );
  try {
    yield* work();
  } finally {
    release();
  }
}

function* place(placing: OrderPlacing, { payload: order }: ShopAction<OrderToPlace>) {
  const state = yield* select((shop: ShopState) => shop);
  if (isLocked(state.placing)) return;
  const attempt: PlacingAttempt = { key: placing.newKey(), order };
  yield* put(placingStarted(attempt));
  yield* call(inTurn, placing, function* () {
    if (!(yield* call(isStillTheCart, placing, order))) {
      yield* put(attemptClosed(undefined));
      yield* put(noticeGiven({ text: 'checkout.cartElsewhere', tone: 'failed' }));
      return;
    }
    yield* call([placing.attempts, 'save'], attempt.key);
    yield* call(send, placing, attempt);
  });
}

/**
 * Places orders, each once: the key of an attempt is kept until it is known what became of it, also
 * over a reload, and while it is not known nothing else is ordered here or in another window. Rules 13.10.
 */
export function* watchPlacing(placing: OrderPlacing): SagaGenerator<void> {
  const left = yield* call([placing.attempts, 'load']);
  if (left !== null) {
    yield* put(placingUnanswered(left));
    yield* call(inTurn, placing, () => check(placing, left));
  }
  // A second press while the first is answered is the same press.
  yield* takeLeading(placeAsked.type, place, placing);
}
