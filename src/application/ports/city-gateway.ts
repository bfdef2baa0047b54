import type { City } from '../../domain/city/city';
import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { NavigationItem } from '../navigation/navigation-item';
import type { Settings } from '../settings/settings';
import type { GatewayFailure } from './gateway-failure';

/** What frames every page of a city. Never rejects; texts come in the visit's language. */
export interface CityGateway {
  cities(): Promise<Result<GatewayFailure, readonly City[]>>;
  /**
   * For how many milliseconds the backend has not said which cities there are and whether they take
   * orders, so that what it said earlier stands in; null while it does say.
   */
  failingFor(): number | null;
  settings(): Promise<Result<GatewayFailure, Settings>>;
  navigation(cityId: CityId): Promise<Result<GatewayFailure, readonly NavigationItem[]>>;
}
export const CityGateway = Symbol('CityGateway');
