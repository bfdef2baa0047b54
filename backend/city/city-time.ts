import { memoise } from '../../src/domain/cache/memoise';
import { instant } from '../../src/domain/time/instant';
import type { LocalDate } from '../../src/domain/time/local-date';
import type { TimeZone } from '../../src/domain/time/time-zone';
import { localDateAt, timeZone } from '../../src/domain/time/time-zone';
import type { City } from './city';

/** Each zone is made once per process. */
const storedZone = memoise((name: string): TimeZone => {
  const zone = timeZone(name);
  // No import lets in a name that this machine does not know.
  if (!zone.ok) throw new Error('A stored time zone cannot be read');
  return zone.value;
});

/** The zone of a city's clocks. */
export const zoneOfCity = ({ timezone }: Pick<City, 'timezone'>): TimeZone => storedZone(timezone);

/** Returns which day it is in the city. */
export const todayIn = (city: City, now: Date): LocalDate =>
  localDateAt(instant(now.getTime()), zoneOfCity(city));
