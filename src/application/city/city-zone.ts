import { memoise } from '../../domain/cache/memoise';
import type { City } from '../../domain/city/city';
import type { TimeZone } from '../../domain/time/time-zone';
import { UTC, timeZone } from '../../domain/time/time-zone';

/** The zone with this name, made once per process. */
export const zoneNamed = memoise(timeZone);

/** The zone of a city's clocks; UTC while there is no city. */
export const zoneOfCity = (city: Pick<City, 'timezone'> | null): TimeZone => {
  const zone = zoneNamed(city?.timezone ?? UTC.name);
  return zone.ok ? zone.value : UTC;
};
