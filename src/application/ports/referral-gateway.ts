import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { Invitation } from '../referral/invitation';
import type { GatewayFailure } from './gateway-failure';

/** A signed-in customer's invitation, whose link leads to the city. Never rejects. */
export interface ReferralGateway {
  invitation(cityId: CityId): Promise<Result<GatewayFailure, Invitation>>;
}
