import type { Branch } from '../../src/domain/city/city';
import { branchId } from './ids';
import { polygon, rectangle } from './rings';
import { zoneOf } from './zones';

export const MAP_CENTER = { lat: 42.6977, lng: 23.3219 };

/** The middle of the city, and the city around it. */
export const MAP_ZONES = [
  zoneOf(1, { name: 'Zone A', polygons: [polygon(rectangle(23.3, 42.68, 23.34, 42.71))] }),
  zoneOf(2, {
    name: 'Zone B',
    minOrder: 30,
    polygons: [polygon(rectangle(23.2, 42.6, 23.4, 42.8))],
  }),
];

const branch = (id: number, street: string, lat: number, lng: number): Branch => ({
  id: branchId(id),
  street,
  house: '40',
  lat,
  lng,
  schedule: null,
});

export const MAP_BRANCHES = [
  branch(1, 'Vitosha Blvd', 42.69121, 23.31947),
  branch(2, 'Oborishte St.', 42.69432, 23.34398),
];

/** What browsers have and their imitation lacks, as far as maps need it. */
export const giveMapsTheirBrowser = (): void => {
  Object.assign(window, {
    PointerEvent: class extends MouseEvent {},
    matchMedia: (media: string) => ({ media, matches: false }),
  });
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
};
