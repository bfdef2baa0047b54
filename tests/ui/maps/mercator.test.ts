import fc from 'fast-check';
import { metresOfPixel, movedBy, pixelsOf, pointAt } from '../../../src/ui/maps/mercator';

const SOFIA = { lat: 42.6977, lng: 23.3219 };

const anyPoint = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const anyZoom = fc.double({ min: 2, max: 19, noNaN: true });

it('puts the middle of the world into the middle of its picture', () => {
  expect(pixelsOf({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 });
  expect(pixelsOf({ lat: 0, lng: 180 }, 1)).toEqual({ x: 512, y: 256 });
});

it('finds a point again where it has put it', () => {
  fc.assert(
    fc.property(anyPoint, anyZoom, (point, zoom) => {
      const found = pointAt(pixelsOf(point, zoom), zoom);
      expect(found.lat).toBeCloseTo(point.lat, 9);
      expect(found.lng).toBeCloseTo(point.lng, 9);
    }),
  );
});

it('goes north when it goes up, and east when it goes right', () => {
  expect(movedBy(SOFIA, { x: 0, y: -8 }, 16).lat).toBeGreaterThan(SOFIA.lat);
  expect(movedBy(SOFIA, { x: 8, y: 0 }, 16).lng).toBeGreaterThan(SOFIA.lng);
});

it('knows that a pixel reaches half as far one step nearer, and less far in the north', () => {
  expect(metresOfPixel(42.7, 12)).toBeCloseTo(28.1, 1);
  expect(metresOfPixel(42.7, 13)).toBeCloseTo(metresOfPixel(42.7, 12) / 2, 9);
  expect(metresOfPixel(60, 12)).toBeLessThan(metresOfPixel(42.7, 12));
});

it('keeps what is beyond the edge of its picture at the edge', () => {
  expect(pixelsOf({ lat: 90, lng: 0 }, 0).y).toBeCloseTo(0, 0);
});
