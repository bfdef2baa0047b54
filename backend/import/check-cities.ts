import { externalAddress } from '../../src/domain/navigation/external-address';
import { navigationTarget } from '../../src/domain/navigation/navigation-target';
import type { CitiesFile, FileCity } from './cities-file.codec';
import type { CountryRules } from '../city/country-rules';
import { checkHours } from './check-hours';
import { checkZone, isFarFrom } from './check-zone';
import type { ImportProblem } from './import-failure';
import { warning } from './import-failure';
import type { Mention } from './mentions';
import { citiesFor } from './save-cities';
import { keysIn, repeated } from './repeated';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
};

const checkIdentities = ({ cities, navigation }: CitiesFile): ImportProblem[] => {
  const inCities = <A>(keysOf: (path: string, city: FileCity) => readonly A[]): A[] =>
    cities.flatMap((city, index) => keysOf(`cities[${String(index)}]`, city));
  return [
    ...repeated(keysIn('cities', cities, 'id')),
    ...repeated(keysIn('cities', cities, 'key')),
    ...repeated(
      // One address leads to one city.
      inCities((path, { base_url }) => [
        { path: `${path}.base_url`, key: base_url === null ? null : new URL(base_url).origin },
      ]),
    ),
    ...repeated(inCities((path, city) => keysIn(`${path}.branches`, city.branches, 'id'))),
    ...repeated(inCities((path, city) => keysIn(`${path}.zones`, city.zones, 'id'))),
    ...repeated(keysIn('navigation', navigation, 'id')),
  ];
};

const HOURS = ['working_hours', 'delivery_hours', 'pickup_hours'] as const;

const checkSpecialDays = (
  path: string,
  days: FileCity['branches'][number]['special_days'],
): ImportProblem[] => [
  ...repeated(keysIn(path, days, 'date')).map((problem) => warning(problem.path, problem.reason)),
  ...days.flatMap(({ closed, from, to }, index) => {
    const place = `${path}[${String(index)}]`;
    if (!closed && (from === null || to === null))
      return [{ path: place, reason: 'expected "closed": true, or from and to' }];
    return closed && (from !== null || to !== null)
      ? [warning(place, 'is closed, its hours do not count')]
      : [];
  }),
];

const checkBranch = (
  path: string,
  branch: FileCity['branches'][number],
  city: FileCity,
): ImportProblem[] => [
  ...(isFarFrom(city, [branch.lng, branch.lat])
    ? [warning(`${path}.lat`, 'lies far from its city; are lat and lng swapped?')]
    : []),
  ...(branch.working_hours.length === 0
    ? [warning(`${path}.working_hours`, 'the branch never opens')]
    : []),
  ...HOURS.flatMap((field) => checkHours(`${path}.${field}`, branch[field] ?? [])),
  ...checkSpecialDays(`${path}.special_days`, branch.special_days),
];

const checkCity = (path: string, city: FileCity): ImportProblem[] => [
  ...(isTimeZone(city.timezone)
    ? []
    : [{ path: `${path}.timezone`, reason: `unknown time zone "${city.timezone}"` }]),
  ...(city.branches.length === 0 && city.zones.length === 0
    ? [warning(path, 'has no branch and no zone, nobody can order there')]
    : []),
  ...(city.phones.length === 0 ? [warning(`${path}.phones`, 'customers find no phone')] : []),
  ...city.socials.flatMap(({ link }, index) =>
    externalAddress(link) === null
      ? [warning(`${path}.socials[${String(index)}].link`, `is not shown, "${link}" leads nowhere`)]
      : [],
  ),
  ...city.branches.flatMap((branch, index) =>
    checkBranch(`${path}.branches[${String(index)}]`, branch, city),
  ),
  ...city.zones.flatMap((zone, index) => {
    const place = `${path}.zones[${String(index)}]`;
    return [
      ...checkZone(place, zone, city),
      ...(city.branches.some(({ id }) => id === zone.branch_id)
        ? []
        : [
            {
              path: `${place}.branch_id`,
              reason: `this city has no branch ${String(zone.branch_id)}`,
            },
          ]),
    ];
  }),
];

const checkNavigation = ({ navigation }: CitiesFile): ImportProblem[] =>
  navigation.flatMap(({ webmodule, page, link }, index) => {
    const target = navigationTarget({
      module: webmodule && { type: webmodule.type, slug: webmodule.chpu },
      pageSlug: page?.chpu ?? null,
      link: link === null ? null : { address: link, opensInNewTab: false, isNoIndex: false },
    });
    const path = `navigation[${String(index)}]`;
    return [
      ...(target.kind === 'none' ? [{ path, reason: 'leads nowhere' }] : []),
      ...(page !== null && webmodule?.type !== 'page'
        ? [warning(`${path}.page`, 'counts for the type "page" only')]
        : []),
    ];
  });

/** Returns what the codec cannot see: keys used twice, zones and links that lead nowhere, unknown time zones. */
export const checkCities = (file: CitiesFile, rules: CountryRules): ImportProblem[] => {
  const used = citiesFor(file, rules);
  return [
    ...checkIdentities(file),
    ...(used.length > 0
      ? []
      : [{ path: 'cities', reason: `there is no city of country "${rules.country}"` }]),
    ...file.cities.flatMap((city, index) => {
      const path = `cities[${String(index)}]`;
      return used.includes(city) && city.currency !== rules.currency
        ? [{ path: `${path}.currency`, reason: `expected ${rules.currency}` }]
        : [];
    }),
    ...file.cities.flatMap((city, index) => checkCity(`cities[${String(index)}]`, city)),
    ...checkNavigation(file),
  ];
};

/** The pages that the navigation leads to. */
export const citiesMentions = ({ navigation }: CitiesFile): Mention[] =>
  navigation.flatMap(({ webmodule, page }, index) =>
    webmodule?.type === 'page' && page !== null
      ? [{ path: `navigation[${String(index)}].page.chpu`, kind: 'page', key: page.chpu }]
      : [],
  );
