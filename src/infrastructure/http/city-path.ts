import type { CityId } from '../../domain/id/ids';

/** Where the calls about a city begin. */
export const cityPath = (cityId: CityId): string => `/domain/${String(cityId)}`;
