import type { SignInCode } from '../../domain/code/sign-in-code';
import type { PhoneNumber } from '../../domain/phone/validate-phone';
import type { Instant } from '../../domain/time/instant';
import type { ModalName } from '../modals/modal-slice';
import { modalClosed, modalOpened } from '../modals/modal-slice';
import type { SignInMethod, TelegramLink } from '../ports/sign-in-gateway';
import { defineAction, on, reducerOf } from '../redux/slice';

/** Why a step failed: the backend's own words, or the key of the shop's. */
export type SignInRefusal =
  | { readonly kind: 'said'; readonly message: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly params?: Readonly<Record<string, string | number>>;
    };

/** A step that a button asks for: nothing asked, on its way, or refused for a reason. */
export type StepState =
  | { readonly kind: 'idle' | 'running' }
  | { readonly kind: 'refused'; readonly refusal: SignInRefusal };

/** How the phone got, or is about to get, a code. */
export interface SentCode {
  readonly phone: PhoneNumber;
  /** When another one may be asked for. */
  readonly resendAt: Instant;
}

export interface SignInState {
  readonly method: SignInMethod;
  readonly sending: StepState;
  /** The code that was sent last; null where none was. */
  readonly sent: SentCode | null;
  readonly loggingIn: StepState;
  /** Counts the codes that were refused, so that the boxes are emptied for each. */
  readonly refusedCodes: number;
  /** Telegram's link, from its first moment to its last; `expired` asks for a new one. */
  readonly telegram:
    | { readonly kind: 'none' | 'asked' | 'failed' | 'expired' }
    | { readonly kind: 'open'; readonly link: TelegramLink; readonly phone: PhoneNumber | null };
}

/** Login is about to be shown by this way, or another way is chosen: what was under way is over. */
export const signInMethodChosen = defineAction<SignInMethod>('signIn/methodChosen');
/** The customer asks for a code, the first or another one; where codes are not sent, for the login itself. */
export const codeRequested = defineAction<PhoneNumber>('signIn/codeRequested');
export const codeSent = defineAction<SentCode>('signIn/codeSent');
export const codeNotSent = defineAction<SignInRefusal>('signIn/codeNotSent');
/** Whatever was said of the phone is about another one. */
export const phoneEdited = defineAction('signIn/phoneEdited');
/** The customer clicks Telegram, or requests a new link; the window for it is open already. */
export const telegramRequested = defineAction('signIn/telegramRequested');
export const telegramLinked = defineAction<TelegramLink>('signIn/telegramLinked');
/** Telegram has shared the phone: its code is being sent to it. */
export const telegramAnswered = defineAction<PhoneNumber>('signIn/telegramAnswered');
export const telegramExpired = defineAction('signIn/telegramExpired');
/** No link could be had. Nothing else is said of it. */
export const telegramFailed = defineAction('signIn/telegramFailed');
/** All four digits are there. */
export const codeEntered = defineAction<SignInCode>('signIn/codeEntered');
export const codeRefused = defineAction<SignInRefusal>('signIn/codeRefused');
/** A guest's order was placed by the code: it counts for no other. */
export const codeUsed = defineAction('signIn/codeUsed');
/** The customer is logged in, and all of the guest's lists are in the account. */
export const signInDone = defineAction('signIn/done');

const IDLE: StepState = { kind: 'idle' };
const RUNNING: StepState = { kind: 'running' };

const START: SignInState = {
  method: 'sms',
  sending: IDLE,
  sent: null,
  loggingIn: IDLE,
  refusedCodes: 0,
  telegram: { kind: 'none' },
};

const withoutRefusal = (step: StepState): StepState => (step.kind === 'refused' ? IDLE : step);

const withoutRefusals = (state: SignInState): SignInState => ({
  ...state,
  sending: withoutRefusal(state.sending),
  loggingIn: withoutRefusal(state.loggingIn),
});

export const signInReducer = reducerOf(
  START,
  // The same way once more: the code that was sent by it, or is being sent, is as good as before.
  on(signInMethodChosen, (state, method: SignInMethod): SignInState =>
    method === state.method ? withoutRefusals(state) : { ...START, method },
  ),
  on(codeRequested, (state): SignInState => ({ ...state, sending: RUNNING })),
  on(codeSent, (state, sent: SentCode): SignInState => ({
    ...state,
    sent,
    sending: IDLE,
    loggingIn: IDLE,
  })),
  on(codeNotSent, (state, refusal: SignInRefusal): SignInState => ({
    ...state,
    sending: { kind: 'refused', refusal },
  })),
  on(phoneEdited, (state): SignInState => ({ ...state, sending: IDLE })),
  on(telegramRequested, (): SignInState => ({
    ...START,
    method: 'telegram',
    telegram: { kind: 'asked' },
  })),
  on(telegramLinked, (state, link: TelegramLink): SignInState => ({
    ...state,
    telegram: { kind: 'open', link, phone: null },
  })),
  on(telegramAnswered, (state, phone: PhoneNumber): SignInState =>
    state.telegram.kind === 'open' ? { ...state, telegram: { ...state.telegram, phone } } : state,
  ),
  on(telegramExpired, (state): SignInState => ({ ...state, telegram: { kind: 'expired' } })),
  on(telegramFailed, (state): SignInState => ({ ...state, telegram: { kind: 'failed' } })),
  on(codeEntered, (state): SignInState => ({ ...state, loggingIn: RUNNING })),
  on(codeRefused, (state, refusal: SignInRefusal): SignInState => ({
    ...state,
    loggingIn: { kind: 'refused', refusal },
    refusedCodes: state.refusedCodes + 1,
  })),
  on(signInDone, (): SignInState => START),
  on(codeUsed, (state): SignInState => ({ ...state, sent: null })),
  // What was said of a phone and a code is not about the next ones.
  on(modalOpened, (state, name: ModalName): SignInState =>
    name === 'auth' || name === 'authPhone' ? withoutRefusals(state) : state,
  ),
  // The dialog was left before the code came; the phone stays filled in.
  on(modalClosed, (state, name: ModalName): SignInState =>
    name === 'authCode' ? { ...state, loggingIn: IDLE } : state,
  ),
);

export interface SignInRoot {
  readonly signIn: SignInState;
}

export const selectSignIn = (state: SignInRoot) => state.signIn;
