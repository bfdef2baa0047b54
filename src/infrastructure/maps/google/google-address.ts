import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { StreetAndHouse } from '../../../domain/address/address-label';
import { optional } from '../optional';

const Component = t.type({ text: optional(t.string), types: t.array(t.string) });

/** A place or a result of Google's, read from its objects into plain ones. */
const GoogleAddress = t.type({
  id: t.string,
  lat: t.number,
  lng: t.number,
  /** From the house up to the country. */
  components: t.array(Component),
});

export type GoogleAddress = t.TypeOf<typeof GoogleAddress>;

/** Returns what Google's objects say; null where that makes no sense. */
export const readGoogleAddress = (said: unknown): GoogleAddress | null => {
  const decoded = GoogleAddress.decode(said);
  return isLeft(decoded) ? null : decoded.right;
};

const STREETS = ['route', 'square', 'plaza', 'town_square'];
const HOUSES = ['street_number', 'premise'];
const ESTATES = ['neighborhood', 'sublocality_level_1', 'sublocality'];

const partOf = ({ components }: GoogleAddress, types: readonly string[]): string => {
  const texts = types.map(
    (type) => components.find((component) => component.types.includes(type))?.text ?? '',
  );
  return texts.find((text) => text !== '') ?? '';
};

/** Street and house of what Google found; either may be empty. */
export const streetAndHouseOf = (address: GoogleAddress): StreetAndHouse => {
  const house = partOf(address, HOUSES);
  // In housing estates a block has a number and no street.
  return {
    street: partOf(address, STREETS) || (house === '' ? '' : partOf(address, ESTATES)),
    house,
  };
};
