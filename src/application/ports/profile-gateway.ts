import type { SignInCode } from '../../domain/code/sign-in-code';
import type { ProfileChanges, SavedProfile } from '../../domain/customer/profile-changes';
import type { ReferralId } from '../../domain/referral/referral-id';
import type { Result } from '../../domain/result/result';
import type { Instant } from '../../domain/time/instant';
import type { AccountAddresses } from './address-gateway';
import type { GatewayFailure } from './gateway-failure';

/** The customer's profile in the account; null for fields that were never filled in. */
export interface Profile extends SavedProfile {
  /** In its normal form, digits only. */
  readonly phone: string;
  /** By which the customer invites friends; null where the backend gives none. */
  readonly referralId: ReferralId | null;
}

/** Where a customer is signed in. */
export interface DeviceSession {
  /** Opens nothing: the token itself is known to no script. */
  readonly id: string;
  readonly createdAt: Instant;
  /** Up to an hour old. */
  readonly lastUsedAt: Instant;
  /** Browser and system; null where they are not known. */
  readonly device: string | null;
  readonly isCurrent: boolean;
}

/** All that an account tells of its customer. */
export interface CustomerAccount {
  readonly profile: Profile;
  readonly addresses: AccountAddresses;
}

/** A signed-in customer's own data. Never rejects. */
export interface ProfileGateway {
  account(signal?: AbortSignal): Promise<Result<GatewayFailure, CustomerAccount>>;
  /** Sends only what has changed; returns the whole profile. */
  saveProfile(changes: ProfileChanges): Promise<Result<GatewayFailure, Profile>>;
  /** Returns where the customer is signed in, this browser first. */
  sessions(): Promise<Result<GatewayFailure, readonly DeviceSession[]>>;
  /** Ends another session of the customer. */
  logOutDevice(id: string): Promise<Result<GatewayFailure, null>>;
  /**
   * Confirms this session by a code that was sent to the customer's phone; null while the shop sends
   * none: the storefront's server then knows the one for all.
   */
  confirmPhone(code: SignInCode | null): Promise<Result<GatewayFailure, null>>;
  /** Returns everything that is stored about the customer, as the backend writes it. */
  exportAccount(): Promise<Result<GatewayFailure, unknown>>;
  /** Also ends all sessions of the customer. */
  deleteAccount(): Promise<Result<GatewayFailure, null>>;
}
export const ProfileGateway = Symbol('ProfileGateway');
