import type { SignInCode } from '../../domain/code/sign-in-code';
import type { PhoneNumber } from '../../domain/phone/validate-phone';
import type { Instant } from '../../domain/time/instant';
import type { CodeCarrier } from '../ports/sign-in-gateway';
import type { SignInRefusal, StepState } from './sign-in-slice';
import { defineAction, on, reducerOf } from '../redux/slice';
import { signedOut } from '../session/account-slice';

/** What needs a fresh code: a copy of all data, or the end of the account. */
export type FreshCodePurpose = 'copy' | 'delete';

/** Where the code goes, and what for. */
export interface FreshCodeRequest {
  readonly purpose: FreshCodePurpose;
  readonly carrier: CodeCarrier;
  readonly phone: PhoneNumber;
}

/** Asks a signed-in customer for a code that was sent to their own phone. */
export interface FreshCodeState {
  /** Null while nothing is asked for. */
  readonly request: FreshCodeRequest | null;
  readonly sending: StepState;
  /** When another code may be asked for; null for at once. */
  readonly resendAt: Instant | null;
  /** Whether a code is on its way, or there. */
  readonly isSent: boolean;
  readonly checking: StepState;
  /** Counts the codes that were refused, so that the boxes are emptied for each. */
  readonly refusedCodes: number;
}

export const freshCodeOpened = defineAction<FreshCodeRequest>('account/freshCodeOpened');
/** A code is asked for: the first one by the shop, others by the customer. */
export const freshCodeRequested = defineAction('account/freshCodeRequested');
export const freshCodeSent = defineAction<Instant>('account/freshCodeSent');
/** Not sent; `resendAt` is null where nobody says when it may be tried again. */
export const freshCodeNotSent = defineAction<{
  readonly refusal: SignInRefusal;
  readonly resendAt: Instant | null;
}>('account/freshCodeNotSent');
/** All four digits are there. */
export const freshCodeEntered = defineAction<SignInCode>('account/freshCodeEntered');
export const freshCodeRefused = defineAction<SignInRefusal>('account/freshCodeRefused');
/** The phone is proved, and the code used up. */
export const phoneConfirmed = defineAction('account/phoneConfirmed');

const IDLE: StepState = { kind: 'idle' };
const RUNNING: StepState = { kind: 'running' };

const NOTHING_REQUESTED: FreshCodeState = {
  request: null,
  sending: IDLE,
  resendAt: null,
  isSent: false,
  checking: IDLE,
  refusedCodes: 0,
};

export const freshCodeReducer = reducerOf(
  NOTHING_REQUESTED,
  // A code that was sent before is as good for the other purpose.
  on(freshCodeOpened, (state, request: FreshCodeRequest): FreshCodeState => ({
    ...state,
    request,
    sending: IDLE,
    checking: IDLE,
  })),
  on(freshCodeRequested, (state): FreshCodeState => ({ ...state, sending: RUNNING })),
  on(freshCodeSent, (state, resendAt: Instant): FreshCodeState => ({
    ...state,
    sending: IDLE,
    resendAt,
    isSent: true,
    checking: IDLE,
  })),
  on(freshCodeNotSent, (state, { refusal, resendAt }): FreshCodeState => ({
    ...state,
    sending: { kind: 'refused', refusal },
    resendAt,
  })),
  on(freshCodeEntered, (state): FreshCodeState => ({ ...state, checking: RUNNING })),
  on(freshCodeRefused, (state, refusal: SignInRefusal): FreshCodeState => ({
    ...state,
    checking: { kind: 'refused', refusal },
    refusedCodes: state.refusedCodes + 1,
  })),
  on(phoneConfirmed, (): FreshCodeState => NOTHING_REQUESTED),
  on(signedOut, (): FreshCodeState => NOTHING_REQUESTED),
);

export interface FreshCodeRoot {
  readonly freshCode: FreshCodeState;
}

export const selectFreshCode = (state: FreshCodeRoot) => state.freshCode;
