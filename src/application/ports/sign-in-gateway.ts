import type { SignInCode } from '../../domain/code/sign-in-code';
import type { PhoneNumber } from '../../domain/phone/validate-phone';
import type { TrackingKey } from '../../domain/order/order-tracking';
import type { ReferralId } from '../../domain/referral/referral-id';
import type { Result } from '../../domain/result/result';
import type { Instant } from '../../domain/time/instant';
import type { GatewayFailure } from './gateway-failure';
import type { CustomerAccount } from './profile-gateway';

/** How a customer shows that a phone is theirs. */
export const SIGN_IN_METHODS = ['sms', 'telegram', 'whatsapp'] as const;

export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** A way by which the shop sends a code to a phone that the customer types. */
export type CodeCarrier = Exclude<SignInMethod, 'telegram'>;

/** The link by which a customer tells their phone in Telegram. */
export interface TelegramLink {
  readonly uuid: string;
  /** Leads out of the shop; where windows may not be opened it is a link to click. */
  readonly link: string;
  readonly expiresAt: Instant;
}

/** A code that is on its way. */
export interface CodeOnItsWay {
  /** In seconds, until another one may be asked for. */
  readonly resendIn: number;
}

/** What of Telegram's link is known so far. */
export interface TelegramCheck {
  /** Null until it is known. */
  readonly phone: PhoneNumber | null;
  readonly isExpired: boolean;
}

/** By what a customer logs in. */
export interface LoginProof {
  readonly method: SignInMethod;
  readonly phone: PhoneNumber;
  /** Null while the shop sends no codes: the storefront's server then knows the one for all. */
  readonly code: SignInCode | null;
  /** Of Telegram's link; null for every other way. */
  readonly uuid: string | null;
}

/** What a guest brings along to a login. */
export interface LoginLuggage {
  /** The invitation by which they came. Rules 12.3. */
  readonly referral: ReferralId | null;
  /** Of orders that this browser has placed without an account. Rules 13.11. */
  readonly orderKeys: readonly TrackingKey[];
}

/** The session itself is in a cookie that no script can read. */
export interface LoginAnswer {
  /** Null where the answer says too little of it. */
  readonly account: CustomerAccount | null;
}

/** The calls by which a session begins and ends. Never rejects. */
export interface SignInGateway {
  sendCode(carrier: CodeCarrier, phone: PhoneNumber): Promise<Result<GatewayFailure, CodeOnItsWay>>;
  /** A link that a browser may be led to; any other is refused as undecodable. */
  linkTelegram(): Promise<Result<GatewayFailure, TelegramLink>>;
  checkTelegram(uuid: string): Promise<Result<GatewayFailure, TelegramCheck>>;
  logIn(proof: LoginProof, luggage: LoginLuggage): Promise<Result<GatewayFailure, LoginAnswer>>;
  /** Ends the session of this browser; with `everywhere` all of the customer's. */
  logOut(everywhere: boolean): Promise<Result<GatewayFailure, null>>;
  /**
   * Tells the storefront that the backend has refused the session of this name. Returns whether this
   * browser holds another one by now.
   */
  endSession(session: string): Promise<Result<GatewayFailure, { readonly isSignedIn: boolean }>>;
}
export const SignInGateway = Symbol('SignInGateway');
