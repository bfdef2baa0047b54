import { instant } from '../../src/domain/time/instant';
import type { LocalDate } from '../../src/domain/time/local-date';
import type { TimeZone } from '../../src/domain/time/time-zone';
import { localDateAt, timeZone } from '../../src/domain/time/time-zone';
import type { City } from './city';

/** Whose clocks the city shows. Throws for a name that an import cannot have let through. */
export const zoneOf = ({ timezone }: City): TimeZone => {
  const zone = timeZone(timezone);
  if (!zone.ok) throw new Error('A stored time zone cannot be read');
  return zone.value;
};

/** Which day it is in the city. */
export const todayIn = (city: City, now: Date): LocalDate =>
  localDateAt(instant(now.getTime()), zoneOf(city));
