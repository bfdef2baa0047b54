import { memoise } from '../../src/domain/cache/memoise';
import { instant } from '../../src/domain/time/instant';
import type { LocalDate } from '../../src/domain/time/local-date';
import type { TimeZone } from '../../src/domain/time/time-zone';
import { localDateAt, timeZone } from '../../src/domain/time/time-zone';
import type { City } from './city';

/** Each zone is made once per process. */
const zoneNamed = memoise(timeZone);

/** The zone of a city's clocks. Throws for a name that this machine does not know: no import lets it in. */
export const zoneOfCity = ({ timezone }: Pick<City, 'timezone'>): TimeZone => {
  const zone = zoneNamed(timezone);
  if (!zone.ok) throw new Error('A stored time zone cannot be read');
  return zone.value;
};

/** Which day it is in the city. */
export const todayIn = (city: City, now: Date): LocalDate =>
  localDateAt(instant(now.getTime()), zoneOfCity(city));
