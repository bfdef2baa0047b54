import { isOnGlobe, lngLatOf } from '../../../src/domain/zone/lng-lat';

describe('a point of the map', () => {
  it('is written with its longitude first', () => {
    expect(lngLatOf({ lat: 42.69, lng: 23.32 })).toEqual([23.32, 42.69]);
  });

  it.each([
    ['the date line from the east', [180, 0], true],
    ['the date line from the west', [-180, 0], true],
    ['just past the date line', [180.0001, 0], false],
    ['just past the date line, westwards', [-180.0001, 0], false],
    ['the north pole', [0, 90], true],
    ['the south pole', [0, -90], true],
    ['just past the north pole', [0, 90.0001], false],
    ['just past the south pole', [0, -90.0001], false],
    ['a longitude that is no number', [NaN, 0], false],
    ['a latitude that is no number', [0, NaN], false],
    ['an endless longitude', [Infinity, 0], false],
  ] as const)('is on the globe or not: %s', (_where, point, expected) => {
    expect(isOnGlobe(point)).toBe(expected);
  });
});
