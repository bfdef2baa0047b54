import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { SignInCode } from '../../domain/code/sign-in-code';
import type { PhoneNumber } from '../../domain/phone/validate-phone';
import { modalClosed, modalOpened, selectOpenModal } from '../modals/modal-slice';
import {
  codeRequested,
  codeEntered,
  codeNotSent,
  codeSent,
  signInMethodChosen,
  selectSignIn,
} from '../sign-in/sign-in-slice';
import type { ShopAction } from '../redux/slice';
import type { PlacingDeps } from './placing-deps';

/** The code that a customer enters for an order; null when the modal is closed without one. */
export function* takeOrderCode(): SagaGenerator<SignInCode | null> {
  for (;;) {
    const { entered } = yield* race({
      entered: take<ShopAction<SignInCode>>(codeEntered.type),
      closed: take(modalClosed.type),
    });
    if (entered) return entered.payload;
    const modal = yield* select(selectOpenModal);
    if (modal === null) return null;
  }
}

/** Whether a code was sent to a phone a moment ago: it is still good, and the shop would send no other yet. */
function* isCodeThere({ now }: PlacingDeps, phone: PhoneNumber) {
  const { sent } = yield* select(selectSignIn);
  return sent !== null && sent.phone === phone && sent.resendAt > now();
}

/** Has a code sent to a phone unless one is there; whether it may be entered now. */
export function* offerOrderCode(deps: PlacingDeps, phone: PhoneNumber) {
  yield* put(signInMethodChosen('sms'));
  if (yield* call(isCodeThere, deps, phone)) {
    yield* put(modalOpened('authCode'));
    return true;
  }
  yield* put(codeRequested(phone));
  const { sent } = yield* race({ sent: take(codeSent.type), failed: take(codeNotSent.type) });
  return sent !== undefined;
}
