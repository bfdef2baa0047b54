import type { Address, AddressType } from '../../domain/address/address';
import { addressKey } from '../../domain/address/address-key';
import { addressLabel } from '../../domain/address/address-label';
import { MAX_ADDRESSES } from '../../domain/address/address-list';
import type { Place } from '../../domain/address/place';
import { placeOf } from '../../domain/address/place';
import type { AddressField } from '../../domain/address/validate-address';
import { ADDRESS_LIMITS } from '../../domain/address/validate-address';
import { countCharacters } from '../../domain/text/characters';
import { decodeText, encodeText } from './cookie-text';
import { decodeId, encodeId } from './id-text';

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

/** Longer names of places are not kept by any backend. */
const LONGEST_PLACE = 500;

type Texts = Readonly<Record<AddressField, string>>;

const textsOf = (address: Address): Texts => {
  const { street, house, comment } = address;
  const outside = { flat: '', entrance: '', floor: '', code: '' };
  const { flat, entrance, floor, code } = address.type === 'house' ? outside : address;
  return { street, house, flat, entrance, floor, code, comment };
};

export const encodeAddress = (address: Address): string => {
  const { cityId, type, place } = address;
  const texts = textsOf(address);
  const fields = [
    encodeId(cityId),
    LETTERS[type],
    String(place.lat),
    String(place.lng),
    encodeText(place.id),
    ...TEXTS.map((field) => encodeText(texts[field])),
  ];
  return fields.join(FIELD).replace(/~+$/, '');
};

/** As `String` writes it, so that a number has one form only. */
const decodeDegrees = (text: string): number | null => {
  const value = /^-?\d{1,3}(\.\d{1,25})?(e-\d{1,3})?$/.test(text) ? Number(text) : NaN;
  return String(value) === text ? value : null;
};

const decodePlace = (lat = '', lng = '', name = ''): Place | null => {
  const id = decodeText(name);
  const place = placeOf({ id, lat: decodeDegrees(lat), lng: decodeDegrees(lng) });
  return place.ok && place.value.id === id && id.length <= LONGEST_PLACE ? place.value : null;
};

const fits = (field: AddressField, text: string): boolean =>
  // No text has more characters than units, which are quicker to count.
  text.length <= ADDRESS_LIMITS[field] || countCharacters(text) <= ADDRESS_LIMITS[field];

/** Null where a text makes no sense or is longer than any that was saved. */
const decodeTexts = (fields: readonly string[]): Texts | null => {
  const texts: Partial<Record<AddressField, string>> = {};
  for (const [index, field] of TEXTS.entries()) {
    const text = decodeText(fields[index] ?? '');
    if (text === null || !fits(field, text)) return null;
    texts[field] = text;
  }
  // Each of them has just been written.
  return fields.length <= TEXTS.length ? (texts as Texts) : null;
};

/** The address of a text; null for one that the shop cannot have written. */
export const decodeAddress = (text: string): Address | null => {
  const [city = '', letter = '', lat, lng, name, ...fields] = text.split(FIELD);
  const cityId = decodeId<'city'>(city);
  const type = TYPES.get(letter);
  const place = decodePlace(lat, lng, name);
  const texts = decodeTexts(fields);
  if (cityId === null || !type || !place || !texts || addressLabel(texts) === '') return null;
  const { street, house, flat, entrance, floor, code, comment } = texts;
  const base = { cityId, street, house, comment, place };
  if (type !== 'house') return { ...base, type, flat, entrance, floor, code };
  return flat + entrance + floor + code === '' ? { ...base, type } : null;
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
