import type { Kysely } from 'kysely';
import type { Network } from '../../environment/network-of';
import type { CityId } from '../../src/domain/id/ids';
import type { Instant } from '../../src/domain/time/instant';
import type { LocalDate } from '../../src/domain/time/local-date';
import { localDateAt } from '../../src/domain/time/time-zone';
import type { City } from '../city/city';
import { zoneOfCity } from '../city/city-time';
import { HOUR_MS, countAgainst } from '../rate/rate-counter';
import type { ShopDatabase } from '../storage/schema';
import type { RefusedDemandTable } from '../storage/schema/kitchen-tables';

/** Why somebody who wanted to order could not. */
export type RefusedReason = RefusedDemandTable['reason'];

/** How often that happened. */
export interface RefusedDemand {
  readonly reason: RefusedReason;
  readonly times: number;
}

/** Somebody who was turned away. */
export interface TurnedAway {
  readonly city: City;
  readonly reason: RefusedReason;
  readonly network: Network;
  readonly at: Instant;
}

/**
 * Counts that somebody was turned away, a household once an hour: pages ask again and again. The count
 * itself says nothing about whom. Rules 26.1.
 */
export const countRefused = async (
  counters: Kysely<ShopDatabase>,
  { city, reason, network, at }: TurnedAway,
): Promise<void> => {
  const rule = {
    key: `refused ${String(city.id)} ${reason} ${network.address}`,
    limit: 1,
    windowMs: HOUR_MS,
  };
  if ((await countAgainst(counters, [rule], at)) > 0) return;
  await counters
    .insertInto('refused_demand')
    .values({ city_id: city.id, day: localDateAt(at, zoneOfCity(city)), reason, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['city_id', 'day', 'reason'])
        .doUpdateSet((eb) => ({ times: eb('refused_demand.times', '+', 1) })),
    )
    .execute();
};

/** Returns how often a city turned somebody away on a day, most often first. */
export const readRefused = (
  db: Kysely<ShopDatabase>,
  cityId: CityId,
  day: LocalDate,
): Promise<readonly RefusedDemand[]> =>
  db
    .selectFrom('refused_demand')
    .select(['reason', 'times'])
    .where('city_id', '=', cityId)
    .where('day', '=', day)
    .orderBy('times', 'desc')
    .orderBy('reason')
    .execute();
