import fc from 'fast-check';
import type { Address } from '../../src/domain/address/address';
import { addressKey } from '../../src/domain/address/address-key';
import { MAX_ADDRESSES } from '../../src/domain/address/address-list';
import { placeOf } from '../../src/domain/address/place';
import type { AddressField } from '../../src/domain/address/validate-address';
import { ADDRESS_LIMITS, validateAddress } from '../../src/domain/address/validate-address';
import { firstCharacters } from '../../src/domain/text/characters';
import { anyId } from './carts';
import { cityId } from './ids';

/** What people write, in scripts of one to four bytes a character. */
const anyText = (field: AddressField) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: ADDRESS_LIMITS[field] }),
      fc.string({
        unit: fc.constantFrom(...'бульвар Витоша 105Б Қаңтар ґ'),
        maxLength: ADDRESS_LIMITS[field],
      }),
    )
    .map((text) => firstCharacters(text.trim().normalize('NFC'), ADDRESS_LIMITS[field]));

const degrees = (limit: number) =>
  // Zero has one sign in an answer, in a cookie and on a map.
  fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => value + 0);

const anyPlace = fc
  .record({
    id: fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    lat: degrees(90),
    lng: degrees(180),
  })
  .map((parts) => placeOf({ ...parts, id: parts.id.replace(/\p{Surrogate}/gu, '?') }))
  .filter((place) => place.ok)
  .map(({ value }) => value);

/** Any address that can be saved, as it is saved. */
export const anyAddress: fc.Arbitrary<Address> = fc
  .record({
    cityId: anyId.map(cityId),
    type: fc.constantFrom('flat', 'house', 'office'),
    street: anyText('street'),
    house: anyText('house'),
    flat: anyText('flat'),
    entrance: anyText('entrance'),
    floor: anyText('floor'),
    code: anyText('code'),
    comment: anyText('comment'),
    place: anyPlace,
  })
  .map((draft) => validateAddress(draft, 'bg'))
  .filter((address) => address.ok)
  .map(({ value }) => value);

/** Lists as they are kept: no two of them the same, and no more than anybody may have. */
export const anyAddresses = fc.uniqueArray(anyAddress, {
  selector: addressKey,
  maxLength: MAX_ADDRESSES,
});
