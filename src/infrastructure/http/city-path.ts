import type { CityId } from '../../domain/id/ids';

/** Returns where the calls about a city begin. */
export const cityPath = (cityId: CityId): string => `/domain/${String(cityId)}`;
