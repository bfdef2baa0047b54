import { zoneOffsetsFound, cityChosen } from '../../../src/application/city/city-slice';
import { selectZone, zoneOfCity } from '../../../src/application/city/city-zone';
import { rootReducer } from '../../../src/application/store/root-reducer';
import { localDateAt } from '../../../src/domain/time/time-zone';
import { zoneOffsetsOver } from '../../../src/domain/time/zone-offsets';
import { cityOf } from '../../support/menus';
import { instant } from '../../../src/domain/time/instant';

const NOON = instant(Date.UTC(2026, 10, 30, 12));

afterEach(() => {
  jest.restoreAllMocks();
});

it('reads the tables of zones once, at the first question', () => {
  const tables = jest.spyOn(Intl, 'DateTimeFormat');
  const zone = zoneOfCity({ timezone: 'Europe/Sofia' });
  expect(tables).not.toHaveBeenCalled();
  expect(zone.wallClockAt(NOON)).toEqual({ date: '2026-11-30', minutes: 14 * 60 });
  expect(zoneOfCity({ timezone: 'Europe/Sofia' })).toBe(zone);
  zone.wallClockAt(NOON);
  expect(tables).toHaveBeenCalledTimes(1);
});

it.each([
  ['without a city', null],
  ['in a zone that this browser does not know', { timezone: 'Europe/Atlantis' }],
])('shows the time of Greenwich %s', (_, city) => {
  expect(zoneOfCity(city).wallClockAt(NOON)).toEqual({ date: '2026-11-30', minutes: 12 * 60 });
});

it('needs no tables of zones for the days that the server has found the offsets of', () => {
  const city = { ...cityOf(1, 'sofia.example'), timezone: 'Asia/Kathmandu' };
  const zone = zoneOfCity(city);
  const state = [
    cityChosen({ current: city, all: [] }),
    zoneOffsetsFound(zoneOffsetsOver(localDateAt(NOON, zone), 45, zone)),
    // Read again while the page is open.
    cityChosen({ current: { ...city }, all: [] }),
  ].reduce(rootReducer, rootReducer(undefined, { type: 'none' }));
  const tables = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  expect(selectZone(state).wallClockAt(NOON)).toEqual({
    date: '2026-11-30',
    minutes: 17 * 60 + 45,
  });
  expect(tables).not.toHaveBeenCalled();
  const later = instant(Date.UTC(2027, 10, 30, 12));
  expect(selectZone(state).wallClockAt(later)).toEqual({
    date: '2027-11-30',
    minutes: 17 * 60 + 45,
  });
});
