import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { GatewayFailure } from './gateway-failure';

/** One page of all the dishes of a city, by their slugs. */
export interface SlugPage {
  readonly slugs: readonly string[];
  readonly lastPage: number;
}

/** Reads the whole menu as a list of addresses needs it. Never rejects. */
export interface SitemapGateway {
  /** `page` counts from 1. */
  dishes(cityId: CityId, page: number): Promise<Result<GatewayFailure, SlugPage>>;
}
export const SitemapGateway = Symbol('SitemapGateway');
