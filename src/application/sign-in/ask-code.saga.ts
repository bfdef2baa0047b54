import type { Action } from 'redux';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take, takeLeading } from 'typed-redux-saga';
import type { PhoneNumber } from '../../domain/phone/validate-phone';
import { instant } from '../../domain/time/instant';
import { modalOpened } from '../modals/modal-slice';
import type { ModalRoot } from '../modals/modal-slice';
import type { PlacingRoot } from '../placing/placing-slice';
import type { LoginProof, SignInGateway, CodeCarrier } from '../ports/sign-in-gateway';
import type { ShopAction } from '../redux/slice';
import { isOf } from '../redux/slice';
import type { SettingsRoot } from '../settings/settings-slice';
import type { LogInDeps } from './log-in.saga';
import type { LoginStep } from './log-in.saga';
import { logIn } from './log-in.saga';
import { NO_ANSWER, signInRefusalOf } from './sign-in-refusal';
import {
  codeRequested,
  codeNotSent,
  codeSent,
  signInMethodChosen,
  telegramRequested,
} from './sign-in-slice';
import type { SignInRoot } from './sign-in-slice';

export interface AskCodeDeps extends LogInDeps {
  readonly sendCode: SignInGateway['sendCode'];
}

function* sendCode(deps: AskCodeDeps, carrier: CodeCarrier, phone: PhoneNumber) {
  const answer = yield* call(deps.sendCode, carrier, phone);
  if (!answer.ok) {
    yield* put(codeNotSent(signInRefusalOf(answer.error, 'phone')));
    return;
  }
  const resendAt = instant(deps.now() + answer.value.resendIn * 1000);
  yield* put(codeSent({ phone, resendAt }));
  const { modal, placing } = yield* select((state: ModalRoot & PlacingRoot) => state);
  // A customer who closed the modal gets no next one; an order may request the code alone.
  if (modal === 'authPhone' || placing.kind === 'code') yield* put(modalOpened('authCode'));
}

/** Another way is chosen than the one that the code goes by. */
const isOtherWay =
  (carrier: CodeCarrier) =>
  (action: Action): boolean =>
    isOf(telegramRequested, action) ||
    (isOf(signInMethodChosen, action) && action.payload !== carrier);

const BY_PHONE: LoginStep = { field: 'phone', refused: codeNotSent };

function* askForCode(deps: AskCodeDeps, phone: PhoneNumber) {
  const { signIn, settings } = yield* select((state: SignInRoot & SettingsRoot) => state);
  const method: CodeCarrier = signIn.method === 'whatsapp' ? 'whatsapp' : 'sms';
  if (settings?.isCodeSent === false) {
    const proof: LoginProof = { method, phone, code: null, uuid: null };
    yield* call(logIn, deps, proof, BY_PHONE);
    return;
  }
  try {
    yield* race({
      sent: call(sendCode, deps, method, phone),
      // Another way was chosen: the result of this one is dropped.
      other: take(isOtherWay(method)),
    });
  } catch (error) {
    yield* put(codeNotSent(NO_ANSWER));
    throw error;
  }
}

/**
 * Sends a code to the customer's phone by the chosen channel, once for two quick clicks, and
 * asks for it; where the shop sends none, the phone is logged in at once. Rules 18.1, 18.3.
 */
export function* watchCodeRequests(deps: AskCodeDeps): SagaGenerator<void> {
  yield* takeLeading(codeRequested.type, function* ({ payload }: ShopAction<PhoneNumber>) {
    yield* call(askForCode, deps, payload);
  });
}
