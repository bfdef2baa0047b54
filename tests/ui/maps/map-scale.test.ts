import { roundBelow } from '../../../src/ui/maps/map-scale';

it.each([
  [2700, 2000],
  [5000, 5000],
  [999, 500],
  [1000, 1000],
  [1.5, 1],
  [73, 50],
])('for a scale of at most %d m shows %d m', (limit, metres) => {
  expect(roundBelow(limit)).toBe(metres);
});
