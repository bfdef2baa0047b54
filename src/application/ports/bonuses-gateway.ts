import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { Bonuses } from '../bonuses/bonuses';
import type { GatewayFailure } from './gateway-failure';

/** A signed-in customer's bonuses; the calendar of the city counts. Never rejects. */
export interface BonusesGateway {
  bonuses(cityId: CityId): Promise<Result<GatewayFailure, Bonuses>>;
}
