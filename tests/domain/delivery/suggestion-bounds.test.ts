import fc from 'fast-check';
import { suggestionBounds } from '../../../src/domain/delivery/suggestion-bounds';

describe('the box that streets are suggested in', () => {
  it('is half a degree around Sofia in each direction', () => {
    const { west, south, east, north } = suggestionBounds({ lat: 42.6977, lng: 23.3219 });
    expect(south).toBeCloseTo(42.1977, 9);
    expect(north).toBeCloseTo(43.1977, 9);
    expect(west).toBeCloseTo(22.8219, 9);
    expect(east).toBeCloseTo(23.8219, 9);
  });

  it.each([
    ['on both sides of 0', 0, 0, [-0.5, -0.5, 0.5, 0.5]],
    ['up to the date line from the west', 10, 179.5, [179, 9.5, 180, 10.5]],
    ['across it', 10, 179.75, [179.25, 9.5, -179.75, 10.5]],
    ['around it', 10, 180, [179.5, 9.5, -179.5, 10.5]],
    ['up to the date line from the east', 10, -179.5, [-180, 9.5, -179, 10.5]],
    ['across it from the east', 10, -179.75, [179.75, 9.5, -179.25, 10.5]],
    ['up to the north pole', 89.5, 20, [19.5, 89, 20.5, 90]],
    ['no further than the north pole', 89.75, 20, [19.5, 89.25, 20.5, 90]],
    ['up to the south pole', -89.5, 20, [19.5, -90, 20.5, -89]],
    ['no further than the south pole', -89.75, 20, [19.5, -90, 20.5, -89.25]],
  ] as const)('reaches %s', (_where, lat, lng, [west, south, east, north]) => {
    expect(suggestionBounds({ lat, lng })).toEqual({ west, south, east, north });
  });

  it('never leaves the globe', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (lat, lng) => {
          const { west, south, east, north } = suggestionBounds({ lat, lng });
          expect(Math.max(Math.abs(west), Math.abs(east))).toBeLessThanOrEqual(180);
          expect(south).toBeGreaterThanOrEqual(-90);
          expect(north).toBeLessThanOrEqual(90);
          expect(south).toBeLessThan(north);
        },
      ),
    );
  });
});
