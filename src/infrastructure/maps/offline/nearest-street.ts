import type { Coordinates } from '../../../domain/zone/lng-lat';
import { metresBetween } from '../metres-between';
import { HOUSE_REACH, STREET_REACH } from '../reach';
import type { FoundStreet } from './find-streets';
import type { ListedStreet } from './gazetteer';
import { houseKeyOf } from '../letters';

interface Near extends FoundStreet {
  readonly metres: number;
}

const pointsOf = (street: ListedStreet, point: Coordinates): readonly Near[] => [
  { street, house: null, metres: metresBetween(street.at, point) },
  ...street.houses.map(({ number, at }) => ({
    street,
    house: houseKeyOf(number),
    metres: metresBetween(at, point),
  })),
];

/** The street, and the house where it is next to it, that a point is nearest to; null for none nearby. */
export const nearestStreet = (
  streets: readonly ListedStreet[],
  point: Coordinates,
): FoundStreet | null => {
  const nearest = streets
    .flatMap((street) => pointsOf(street, point))
    .reduce<Near | null>((one, other) => (one && one.metres <= other.metres ? one : other), null);
  if (!nearest || !(nearest.metres <= STREET_REACH)) return null;
  const { street, house, metres } = nearest;
  return { street, house: metres <= HOUSE_REACH ? house : null };
};
