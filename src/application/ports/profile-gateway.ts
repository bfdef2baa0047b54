import type { ProfileChanges } from '../../domain/customer/profile-changes';
import type { Result } from '../../domain/result/result';
import type { Profile } from '../profile/profile-slice';
import type { AccountAddresses } from './address-gateway';
import type { GatewayFailure } from './gateway-failure';

/** All that an account tells of its customer. */
export interface CustomerAccount {
  readonly profile: Profile;
  readonly addresses: AccountAddresses;
}

/** A signed-in customer's own data. Never rejects. */
export interface ProfileGateway {
  account(signal?: AbortSignal): Promise<Result<GatewayFailure, CustomerAccount>>;
  /** Sends only what has changed; answers the whole profile. */
  saveProfile(changes: ProfileChanges): Promise<Result<GatewayFailure, Profile>>;
  /** Everything that is kept about the customer, as the backend writes it. */
  exportAccount(): Promise<Result<GatewayFailure, unknown>>;
  /** Also ends all sessions of the customer. */
  deleteAccount(): Promise<Result<GatewayFailure, null>>;
}
