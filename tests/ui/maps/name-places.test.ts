import type { MapStreet } from '../../../src/application/ports/maps';
import type { Zone } from '../../../src/domain/zone/zone';
import { namePlaceOf, namePlaces } from '../../../src/ui/maps/name-places';
import { branchId } from '../../support/ids';
import { polygon } from '../../support/rings';
import { zoneOf } from '../../support/zones';

const CENTER = { lat: 42.6977, lng: 23.3219 };

const street = (name: string, lng: number, more: Partial<MapStreet> = {}): MapStreet => ({
  name,
  at: { lat: CENTER.lat, lng },
  isMain: true,
  course: [],
  ...more,
});

const branch = { id: branchId(1), street: 'Vitosha Blvd', house: '40', schedule: null, ...CENTER };

const things = { zones: [], branches: [], streets: [], pin: null };

const streetNames = (streets: readonly MapStreet[], zoom: number, more = {}): string[] =>
  namePlaces({ ...things, streets, ...more }, zoom).streets.map(({ name }) => name);

it('names main streets from the middle distance on, and the others when they are near', () => {
  const streets = [street('Main Blvd', 23.3), street('Side St.', 23.34, { isMain: false })];
  expect(streetNames(streets, 11)).toEqual([]);
  expect(streetNames(streets, 12)).toEqual(['Main Blvd']);
  expect(streetNames(streets, 14)).toEqual(['Main Blvd', 'Side St.']);
});

it('leaves out names that would cover one before them, until the map is nearer', () => {
  const streets = [street('First Boulevard', 23.3219), street('Second Boulevard', 23.33)];
  expect(streetNames(streets, 12)).toEqual(['First Boulevard']);
  expect(streetNames(streets, 15)).toEqual(['First Boulevard', 'Second Boulevard']);
});

it('covers neither the pin nor a branch with the name of a street', () => {
  const streets = [street('Vitosha Blvd', CENTER.lng)];
  expect(streetNames(streets, 15, { pin: CENTER })).toEqual([]);
  expect(streetNames(streets, 15, { branches: [branch] })).toEqual([]);
});

it('puts the name of a branch where no zone has its own', () => {
  // The zone's top, with its name, lies just below the branch.
  const below = zoneOf(1, {
    polygons: [
      polygon([
        [23.3219, 42.6944],
        [23.3, 42.5],
        [23.34, 42.5],
      ]),
    ],
  });
  const sideWith = (zones: readonly Zone[]) =>
    namePlaces({ ...things, branches: [branch], zones }, 12).branches;
  expect(sideWith([])).toEqual(['below']);
  expect(sideWith([below])).toEqual(['above']);
});

it('names a zone at its northernmost point', () => {
  const zone = zoneOf(1, {
    polygons: [
      polygon([
        [1, 1],
        [2, 3],
        [3, 1],
      ]),
    ],
  });
  expect(namePlaceOf(zone)).toEqual({ lat: 3, lng: 2 });
});
