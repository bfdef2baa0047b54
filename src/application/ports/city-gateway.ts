import type { Seo } from '../../domain/catalogue/category';
import type { City } from '../../domain/city/city';
import type { CityId } from '../../domain/id/ids';
import type { NavigationEntry } from '../../domain/navigation/navigation-target';
import type { Result } from '../../domain/result/result';
import type { Settings } from './settings';
import type { GatewayFailure } from './gateway-failure';

/** An entry of the shop's own navigation: what it is called, where it stands and where it leads. */
export interface NavigationItem extends NavigationEntry {
  readonly id: number;
  readonly name: string;
  readonly showTop: boolean;
  readonly showBottom: boolean;
  readonly seo: Seo;
}

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
