import type { StartViewRequest } from '../../../src/ui/maps/start-view';
import { startView } from '../../../src/ui/maps/start-view';
import { pixelsOf } from '../../../src/ui/maps/mercator';
import { polygon, rectangle } from '../../support/rings';
import { zoneOf } from '../../support/zones';

const CENTER = { lat: 42.6977, lng: 23.3219 };
const CITY = zoneOf(1, { polygons: [polygon(rectangle(23.2, 42.6, 23.4, 42.8))] });

const view = (more: Partial<StartViewRequest> = {}) =>
  startView({
    center: CENTER,
    zones: [],
    branches: [],
    pin: null,
    size: { x: 1200, y: 900 },
    ...more,
  });

it('is the whole city where there is nothing else to see', () => {
  expect(view()).toEqual({ center: CENTER, zoom: 12 });
});

it('is the houses around the pin, whatever else there is', () => {
  const pin = { lat: 42.7, lng: 23.3 };
  expect(view({ pin, zones: [CITY] })).toEqual({ center: pin, zoom: 16 });
});

it('has the zones in its middle', () => {
  const { center, zoom } = view({ zones: [CITY] });
  expect(zoom).toBe(12);
  expect(center.lng).toBeCloseTo(23.3, 9);
  expect(center.lat).toBeCloseTo(42.7, 2);
});

it('is from farther away where the zones have no room', () => {
  const size = { x: 360, y: 320 };
  const { center, zoom } = view({ zones: [CITY], size });
  expect(zoom).toBeLessThan(12);
  const middle = pixelsOf(center, zoom);
  for (const corner of [
    { lat: 42.6, lng: 23.2 },
    { lat: 42.8, lng: 23.4 },
  ]) {
    const { x, y } = pixelsOf(corner, zoom);
    expect(Math.abs(x - middle.x)).toBeLessThanOrEqual(size.x / 2);
    expect(Math.abs(y - middle.y)).toBeLessThanOrEqual(size.y / 2);
  }
});

it('comes no nearer than a city for a single branch', () => {
  const branch = { lat: 42.69, lng: 23.32 };
  const { center, zoom } = view({ branches: [branch] });
  expect(zoom).toBe(12);
  expect(center.lat).toBeCloseTo(branch.lat, 9);
});

it('is the city for a map that has no size yet', () => {
  expect(view({ zones: [CITY], size: { x: 0, y: 0 } }).zoom).toBe(12);
});
