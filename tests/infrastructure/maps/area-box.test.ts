import type { MapArea } from '../../../src/application/ports/maps';
import { isInArea, metresFromBox } from '../../../src/infrastructure/maps/area-box';
import { metresBetween } from '../../../src/infrastructure/maps/metres-between';

const around = (lat: number, lng: number): MapArea => ({
  center: { lat, lng },
  country: 'bg',
  locale: 'en',
});

it.each([
  [42.69, 23.32, true],
  [43.1977, 23.8219, true],
  [43.2, 23.32, false],
  [42.1, 23.32, false],
  [42.69, 23.83, false],
  [42.69, 22.82, false],
])('around Sofia: %d, %d is inside: %s', (lat, lng, isInside) => {
  expect(isInArea(around(42.6977, 23.3219), { lat, lng })).toBe(isInside);
});

it.each([
  [-16, 179.9, true],
  [-16, -179.9, true],
  [-16, 178, false],
  [-16, -178, false],
  [-16, 0, false],
])('around a city at the date line: %d, %d is inside: %s', (lat, lng, isInside) => {
  expect(isInArea(around(-16, 179.75), { lat, lng })).toBe(isInside);
});

it('measures in metres, along meridians and along parallels', () => {
  const sofia = { lat: 42.6977, lng: 23.3219 };
  expect(metresBetween(sofia, { ...sofia, lat: sofia.lat + 0.001 })).toBeCloseTo(111.3, 0);
  expect(metresBetween(sofia, { ...sofia, lng: sofia.lng + 0.001 })).toBeCloseTo(81.8, 0);
});

it('a point in a box is at no distance from it, one beside it as far as its nearest side', () => {
  const box = { west: 23.3, south: 42.6, east: 23.4, north: 42.7 };
  expect(metresFromBox(box, { lat: 42.65, lng: 23.35 })).toBe(0);
  expect(metresFromBox(box, { lat: 42.701, lng: 23.35 })).toBeCloseTo(111.3, 0);
});
