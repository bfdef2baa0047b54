import type { TimeZone } from '../../src/domain/time/time-zone';
import { timeZone } from '../../src/domain/time/time-zone';
import type { City } from '../city/city';

/** The zone of a city's clocks. Throws for one that this machine does not know: no import lets it in. */
export const zoneOfCity = ({ timezone }: Pick<City, 'timezone'>): TimeZone => {
  const zone = timeZone(timezone);
  if (!zone.ok) throw new Error('A stored time zone cannot be read');
  return zone.value;
};
