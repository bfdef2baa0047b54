import type { Action } from 'redux';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, put, race, select, take } from 'typed-redux-saga';
import type { SignInCode } from '../../domain/code/sign-in-code';
import { validatePhone } from '../../domain/phone/validate-phone';
import type { Result } from '../../domain/result/result';
import type { Instant } from '../../domain/time/instant';
import { instant } from '../../domain/time/instant';
import { modalClosed, modalOpened } from '../modals/modal-slice';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { ProfileGateway } from '../ports/profile-gateway';
import type { SignInGateway, CodeCarrier } from '../ports/sign-in-gateway';
import type { ProfileRoot } from '../profile/profile-slice';
import { NO_ANSWER, signInRefusalOf } from './sign-in-refusal';
import type { ShopAction } from '../redux/slice';
import { isOf } from '../redux/slice';
import { signedOut } from '../session/account-slice';
import type { SettingsRoot } from '../settings/settings-slice';
import type { SetupRoot } from '../setup/setup-slice';
import type { FreshCodePurpose, FreshCodeRequest } from './fresh-code-slice';
import {
  freshCodeEntered,
  freshCodeNotSent,
  freshCodeOpened,
  freshCodeRefused,
  freshCodeRequested,
  freshCodeSent,
  phoneConfirmed,
  selectFreshCode,
} from './fresh-code-slice';

export interface FreshCodeDeps {
  readonly sendCode: SignInGateway['sendCode'];
  readonly confirmPhone: ProfileGateway['confirmPhone'];
  readonly now: () => Instant;
}

/** How the question for a code ends: the phone is proved, the customer has closed it, or it cannot be asked. */
type Proof = 'proved' | 'closed' | 'failed';

const needsFreshCode = (failure: GatewayFailure): boolean =>
  failure.kind === 'refused' && failure.status === 403 && failure.code === 'code.needed';

/** By text message where the shop sends any. */
const carrierOf = ({ settings }: SettingsRoot): CodeCarrier => {
  const methods = settings?.signInMethods ?? [];
  return !methods.includes('sms') && methods.includes('whatsapp') ? 'whatsapp' : 'sms';
};

function* sendCode({ sendCode: send, now }: FreshCodeDeps, { carrier, phone }: FreshCodeRequest) {
  const answer = yield* call(send, carrier, phone);
  if (answer.ok) {
    yield* put(freshCodeSent(instant(now() + answer.value.resendIn * 1000)));
    return;
  }
  const refusal = signInRefusalOf(answer.error, 'phone');
  const wait = answer.error.kind === 'refused' ? answer.error.retryAfter : undefined;
  const resendAt = wait === undefined ? null : instant(now() + wait * 1000);
  yield* put(freshCodeNotSent({ refusal, resendAt }));
}

function* confirmPhone({ confirmPhone: confirm }: FreshCodeDeps, code: SignInCode) {
  const answer = yield* call(confirm, code);
  if (answer.ok) return true;
  yield* put(freshCodeRefused(signInRefusalOf(answer.error, 'code')));
  return false;
}

const isStep = (action: Action): boolean =>
  isOf(freshCodeRequested, action) || isOf(freshCodeEntered, action);

/** Sends codes and looks at those that are entered, one after the other, until one is right. */
function* untilConfirmed(deps: FreshCodeDeps, request: FreshCodeRequest): SagaGenerator<true> {
  const steps = yield* actionChannel<ShopAction<SignInCode | undefined>>(isStep);
  const freshCode = yield* select(selectFreshCode);
  // One that was sent a moment ago is still good, and the shop would send no other yet.
  const isThere = freshCode.isSent && (freshCode.resendAt ?? 0) > deps.now();
  if (!isThere) yield* put(freshCodeRequested(undefined));
  for (;;) {
    const { payload: code } = yield* take(steps);
    if (code === undefined) yield* call(sendCode, deps, request);
    else if (yield* call(confirmPhone, deps, code)) return true;
  }
}

/** The modal has gone, closed or for another one; or the session has ended. */
const isLeaving = (action: Action): boolean =>
  (isOf(modalClosed, action) && action.payload === 'confirmCode') ||
  (isOf(modalOpened, action) && action.payload !== 'confirmCode') ||
  isOf(signedOut, action);

function* askForCode(deps: FreshCodeDeps, request: FreshCodeRequest): SagaGenerator<Proof> {
  yield* put(freshCodeOpened(request));
  yield* put(modalOpened('confirmCode'));
  try {
    const { confirmed } = yield* race({
      confirmed: call(untilConfirmed, deps, request),
      left: take(isLeaving),
    });
    if (confirmed === undefined) return 'closed';
  } catch (error) {
    // A step never runs for ever.
    yield* put(freshCodeNotSent({ refusal: NO_ANSWER, resendAt: null }));
    throw error;
  }
  yield* put(phoneConfirmed(undefined));
  yield* put(modalClosed('confirmCode'));
  return 'proved';
}

function* provePhone(deps: FreshCodeDeps, purpose: FreshCodePurpose): SagaGenerator<Proof> {
  const state = yield* select((shop: SettingsRoot & ProfileRoot & SetupRoot) => shop);
  if (state.settings?.isCodeSent === false) {
    // The storefront's server knows the one for all.
    const answer = yield* call(deps.confirmPhone, null);
    return answer.ok ? 'proved' : 'failed';
  }
  const phone = validatePhone(state.profile.profile?.phone ?? '', state.setup.country);
  if (!phone.ok) return 'failed';
  const request = { purpose, carrier: carrierOf(state), phone: phone.value };
  return yield* call(askForCode, deps, request);
}

/**
 * Makes a call of a customer; where the backend wants a fresh code for it, asks for one and makes the
 * call once more. Null when the customer has closed the question. Rules 19.7.
 */
export function* withFreshCode<A>(
  deps: FreshCodeDeps,
  purpose: FreshCodePurpose,
  request: () => Promise<Result<GatewayFailure, A>>,
): SagaGenerator<Result<GatewayFailure, A> | null> {
  const first = yield* call(request);
  if (first.ok || !needsFreshCode(first.error)) return first;
  const proof = yield* call(provePhone, deps, purpose);
  if (proof === 'closed') return null;
  return proof === 'proved' ? yield* call(request) : first;
}
