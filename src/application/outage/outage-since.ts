import type { Instant } from '../../domain/time/instant';
import { instant } from '../../domain/time/instant';
import type { CityGateway } from '../ports/city-gateway';

/** Use-case: since when nobody knows whether orders are taken; null while that is known. Rules 23.1. */
export const makeOutageSince =
  (cities: Pick<CityGateway, 'failingFor'>, now: () => Instant) => (): Instant | null => {
    const silence = cities.failingFor();
    return silence === null ? null : instant(now() - silence);
  };

export type OutageSince = ReturnType<typeof makeOutageSince>;
