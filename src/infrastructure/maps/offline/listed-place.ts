import type { FoundAddress } from '../../../application/ports/maps';
import { listedPlace } from '../../../domain/address/place';
import type { Coordinates } from '../../../domain/zone/lng-lat';
import type { FoundStreet } from './find-streets';
import type { Gazetteer, ListedHouse, ListedStreet } from './gazetteer';
import { houseKeyOf, houseOfKey } from '../letters';
import { isCyrillic, streetName } from './street-name';

const numberOf = (house: string): number => Number.parseInt(house, 10);

/** Returns where a house is: at its own place if that is known, else at the known house of the nearest number. */
const placeOfHouse = ({ at, houses }: ListedStreet, key: string): Coordinates => {
  const known = houses.find(({ number }) => houseKeyOf(number) === key);
  if (known) return known.at;
  const away = ({ number }: ListedHouse): number => Math.abs(numberOf(number) - numberOf(key));
  const [nearest] = [...houses].sort((one, other) => away(one) - away(other));
  return nearest?.at ?? at;
};

/** The name of a place in a city's list: `sofia/vitosha`, with a house `sofia/vitosha/15b`. */
export const keyOf = (city: string, { street, house }: FoundStreet): string =>
  [city, street.key, ...(house === null ? [] : [house])].join('/');

/** A house as `houseKeyOf` returns it; there may be a slash in it. */
const HOUSE = /^\d{1,4}(?:[-/]\d{1,4})?[a-z]{0,3}$/;

/** The street and house that `keyOf` named; null when the list does not have the street. */
export const streetOfKey = ({ city, streets }: Gazetteer, key: string): FoundStreet | null => {
  const [ofCity, ofStreet, ...ofHouse] = key.split('/');
  const street = ofCity === city ? streets.find((known) => known.key === ofStreet) : undefined;
  const house = ofHouse.join('/');
  if (!street || !(house === '' || HOUSE.test(house))) return null;
  return { street, house: house === '' ? null : house };
};

/** Returns how an address of the list is written in a language. */
export const wordsOf = (
  { street, house }: FoundStreet,
  locale: string,
): Pick<FoundAddress, 'street' | 'house'> => ({
  street: streetName(street, locale),
  house: house === null ? '' : houseOfKey(house, isCyrillic(locale)),
});

/** A found street as an address; null only if the list has it at no place of the globe. */
export const addressOf = (
  city: string,
  found: FoundStreet,
  locale: string,
): FoundAddress | null => {
  const { street, house } = found;
  const at = house === null ? street.at : placeOfHouse(street, house);
  const place = listedPlace('city', keyOf(city, found), at);
  return place.ok ? { ...wordsOf(found, locale), place: place.value } : null;
};
