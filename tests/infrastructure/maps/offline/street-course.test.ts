import { streetCourse } from '../../../../src/infrastructure/maps/offline/street-course';

const at = (east: number, north: number) => ({ lat: 42.7 + north / 1000, lng: 23.3 + east / 1000 });

const WEST = at(-5, 0.2);
const MIDDLE = at(0, 0);
const EAST = at(5, 0.1);

it('runs from house to house, from one end to the other', () => {
  const course = streetCourse([MIDDLE, EAST, WEST]);
  expect([course, [...course].reverse()]).toContainEqual([WEST, MIDDLE, EAST]);
});

it('is followed from south to north as well as from west to east', () => {
  const houses = [at(0, 4), at(0.2, -4), at(0.1, 0)];
  const course = streetCourse(houses).map(({ lat }) => lat);
  const sorted = houses.map(({ lat }) => lat).sort();
  expect([course, [...course].reverse()]).toContainEqual(sorted);
});

it.each([
  ['a single house', [MIDDLE]],
  ['no house', []],
  ['houses around a square', [at(0, 0), at(3, 0), at(3, 3), at(0, 3)]],
  ['houses with kilometres between them', [at(0, 0), at(40, 0)]],
])('is not known from %s', (_, houses) => {
  expect(streetCourse(houses)).toEqual([]);
});
