import { zoneOfCity } from '../../../src/application/city/city-zone';
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
