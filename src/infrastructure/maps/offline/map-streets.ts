import type { MapStreet } from '../../../application/ports/maps';
import type { Gazetteer, ListedStreet } from './gazetteer';
import { streetCourse } from './street-course';
import { streetName } from './street-name';

/** Boulevards, squares and whole districts. */
const isMain = ({ kind }: ListedStreet): boolean => kind !== 'street';

/** Main streets first, then those with more houses listed: they are the longer ones. */
const byFame = (one: ListedStreet, other: ListedStreet): number =>
  Number(isMain(other)) - Number(isMain(one)) || other.houses.length - one.houses.length;

/** The streets of a city's list as a map shows them, in a language; the best known first. */
export const mapStreets = ({ streets }: Gazetteer, locale: string): readonly MapStreet[] =>
  [...streets].sort(byFame).map((street) => ({
    name: streetName(street, locale),
    at: street.at,
    isMain: isMain(street),
    course: streetCourse(street.houses.map(({ at }) => at)),
  }));
