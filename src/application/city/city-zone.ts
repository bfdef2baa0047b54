import { createSelector } from 'reselect';
import { memoise } from '../../domain/cache/memoise';
import type { City } from '../../domain/city/city';
import type { TimeZone } from '../../domain/time/time-zone';
import { zoneWithOffsets } from '../../domain/time/local-moment';
import { UTC, timeZone } from '../../domain/time/time-zone';
import type { CityRoot } from './city-slice';
import { selectCity } from './city-slice';

/** Made once per process, at the first question: no page waits for a browser's tables of zones. */
const zoneNamed = memoise((name: string): TimeZone => {
  let known: TimeZone | null = null;
  return {
    name,
    wallClockAt: (moment) => {
      if (known === null) {
        const zone = timeZone(name);
        known = zone.ok ? zone.value : UTC;
      }
      return known.wallClockAt(moment);
    },
  };
});

/** The zone of a city's clocks; UTC while there is no city. */
export const zoneOfCity = (city: Pick<City, 'timezone'> | null): TimeZone =>
  city ? zoneNamed(city.timezone) : UTC;

/** The zone of the city's clocks, which needs no tables for what the page shows first. Rules 14.1. */
export const selectZone = createSelector(
  [selectCity, ({ city }: CityRoot) => city.offsets],
  (city, offsets): TimeZone => {
    const zone = zoneOfCity(city);
    return offsets ? zoneWithOffsets(zone, offsets) : zone;
  },
);
