import type { Address, AddressType } from '../../domain/address/address';
import { NO_DOOR } from '../../domain/address/address';
import { addressKey } from '../../domain/address/address-key';
import { addressLabel } from '../../domain/address/address-label';
import { MAX_ADDRESSES } from '../../domain/address/address-list';
import { placeOf } from '../../domain/address/place';
import type { AddressField } from '../../domain/address/validate-address';
import { ADDRESS_LIMITS } from '../../domain/address/validate-address';
import { countCharacters } from '../../domain/text/characters';
import { decodeId, encodeNumber } from './base-36';
import { decodeText, encodeText } from './cookie-text';

/**
 * Addresses as a cookie, version 1, in characters that need no escaping. `1!1~f~42.69~23.32~Y2l0eTox`
 * is one apartment in city 1; behind the name of its place come street, house, flat, entrance, floor,
 * code and comment, without the last ones that are empty. `!` parts addresses, `~` their fields.
 */
const VERSION = '1';
const PARTING = '!';
const FIELD = '~';

const LETTERS: Readonly<Record<AddressType, string>> = { flat: 'f', house: 'h', office: 'o' };
const TYPES: ReadonlyMap<string, AddressType> = new Map([
  ['f', 'flat'],
  ['h', 'house'],
  ['o', 'office'],
]);

/** In the order in which they are written. */
const TEXTS: readonly AddressField[] = [
  'street',
  'house',
  'flat',
  'entrance',
  'floor',
  'code',
  'comment',
];

/** No backend stores longer names of places. */
const LONGEST_PLACE = 500;

export const encodeAddress = (address: Address): string => {
  const { cityId, type, place } = address;
  const texts = { ...NO_DOOR, ...address };
  const fields = [
    encodeNumber(cityId),
    LETTERS[type],
    String(place.lat),
    String(place.lng),
    encodeText(place.id),
    ...TEXTS.map((field) => encodeText(texts[field])),
  ];
  return fields.join(FIELD).replace(/~+$/, '');
};

const fits = (field: AddressField, text: string): boolean =>
  // No text has more characters than units, which are quicker to count.
  text.length <= ADDRESS_LIMITS[field] || countCharacters(text) <= ADDRESS_LIMITS[field];

const decodeTexts = (fields: readonly string[]): Readonly<Record<AddressField, string>> => {
  const [street = '', house = '', flat = '', entrance = '', floor = '', code = '', comment = ''] =
    fields.map((field) => decodeText(field) ?? '');
  return { street, house, flat, entrance, floor, code, comment };
};

/** The address of a text; null for one that the shop cannot have written. */
export const decodeAddress = (text: string): Address | null => {
  const [city, letter = '', lat, lng, name = '', ...fields] = text.split(FIELD);
  const texts = decodeTexts(fields);
  const cityId = decodeId<'city'>(city);
  const type = TYPES.get(letter);
  const place = placeOf({ id: decodeText(name), lat: Number(lat), lng: Number(lng) });
  if (cityId === null || !type || !place.ok || place.value.id.length > LONGEST_PLACE) return null;
  if (!TEXTS.every((field) => fits(field, texts[field])) || addressLabel(texts) === '') return null;
  const { street, house, comment, ...door } = texts;
  const base = { cityId, street, house, comment, place: place.value };
  const address = type === 'house' ? { ...base, type } : { ...base, ...door, type };
  return encodeAddress(address) === text ? address : null;
};

export interface FittedAddresses {
  readonly text: string;
  /** The addresses for which there was no room: those that were saved first. */
  readonly rest: readonly Address[];
}

/** As many addresses as have room in so many bytes, those saved last before the others; empty text for none. */
export const fitAddresses = (addresses: readonly Address[], room: number): FittedAddresses => {
  let text = '';
  for (let first = addresses.length; ; first -= 1) {
    const address = addresses[first - 1];
    const longer = address && PARTING + encodeAddress(address) + text;
    if (!longer || VERSION.length + longer.length > room) {
      return { text: text && VERSION + text, rest: addresses.slice(0, first) };
    }
    text = longer;
  }
};

/** Empty text for no addresses, which need no cookie. */
export const encodeAddresses = (addresses: readonly Address[]): string =>
  fitAddresses(addresses, Infinity).text;

/** Each address once, as it was saved last, and no more than anybody may have. Rules 16.5. */
export const joinAddresses = (addresses: readonly Address[]): readonly Address[] => {
  const lastPlaces = new Map(addresses.map((address, index) => [addressKey(address), index]));
  return addresses
    .filter((address, index) => lastPlaces.get(addressKey(address)) === index)
    .slice(-MAX_ADDRESSES);
};

/** The addresses of a text; one that makes no sense is dropped, and the others stay. */
export const decodeAddresses = (text: string): readonly Address[] => {
  const [version, ...parts] = text.split(PARTING);
  if (version !== VERSION) return [];
  return joinAddresses(parts.map(decodeAddress).filter((address) => address !== null));
};
