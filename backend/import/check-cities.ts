import { zoneShapeOf } from '../../src/domain/zone/polygon';
import type { CitiesFile, FileCity } from './cities-file.codec';
import type { CountryRules } from '../shop/country-rules';
import type { ImportProblem } from './import-failure';
import { repeatedIds } from './repeated-ids';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
};

/** A zone that encloses nothing would deliver to nobody. Rules 15.1. */
const shapeProblems = (path: string, { polygons }: FileCity['zones'][number]): ImportProblem[] => {
  const shape = zoneShapeOf(polygons.map(({ coords }) => [coords]));
  if (shape.ok) return [];
  return shape.error.kind === 'zone.no_shape'
    ? [{ path: `${path}.polygons`, reason: 'expected at least one polygon' }]
    : [
        {
          path: `${path}.polygons[${String(shape.error.polygon)}].coords`,
          reason: 'expected at least three different points',
        },
      ];
};

/** What the codec cannot see: ids used twice, zones of foreign branches or without a shape, unknown time zones. */
export const checkCities = (file: CitiesFile, rules: CountryRules): ImportProblem[] => {
  const used = file.cities.filter(({ country }) => country === rules.citiesOf);
  const branches = file.cities.flatMap((city) => city.branches);
  const zones = file.cities.flatMap((city) => city.zones);
  const problems = [
    ...repeatedIds('cities', file.cities),
    ...repeatedIds('cities[].branches', branches),
    ...repeatedIds('cities[].zones', zones),
    ...repeatedIds('navigation', file.navigation),
    ...repeatedIds('cities', file.cities, ({ key }) => key),
  ];
  if (used.length === 0)
    problems.push({ path: 'cities', reason: `there is no city of country "${rules.citiesOf}"` });
  file.cities.forEach((city, at) => {
    const path = `cities[${String(at)}]`;
    if (!isTimeZone(city.timezone))
      problems.push({ path: `${path}.timezone`, reason: `unknown time zone "${city.timezone}"` });
    if (used.includes(city) && city.currency !== rules.currency)
      problems.push({ path: `${path}.currency`, reason: `expected ${rules.currency}` });
    city.zones.forEach((zone, zoneAt) => {
      problems.push(...shapeProblems(`${path}.zones[${String(zoneAt)}]`, zone));
      if (city.branches.some(({ id }) => id === zone.branch_id)) return;
      problems.push({
        path: `${path}.zones[${String(zoneAt)}].branch_id`,
        reason: `this city has no branch ${String(zone.branch_id)}`,
      });
    });
  });
  return problems;
};
