import { ADDRESS_TYPES, DEFAULT_ADDRESS_TYPE } from '../../domain/address/address';
import type { AddressDraft } from '../../domain/address/address-draft';
import { blankAddress } from '../../domain/address/address-draft';
import type { CityId } from '../../domain/id/ids';
import { firstCharacters } from '../../domain/text/characters';

/** In characters; whatever is longer is too long for any field. Rules 16.3. */
const LONGEST = 600;

/** Reads the form of a new address, whose street and house are one text; what makes no sense counts as not said. */
export const readAddressForm = (
  cityId: CityId,
  field: (name: keyof AddressDraft) => string | null,
): AddressDraft => {
  // Browsers send the ends of lines as two signs each.
  const text = (name: keyof AddressDraft): string =>
    firstCharacters((field(name) ?? '').replaceAll('\r\n', '\n'), LONGEST);
  return {
    ...blankAddress(cityId),
    type: ADDRESS_TYPES.find((type) => type === field('type')) ?? DEFAULT_ADDRESS_TYPE,
    street: text('street'),
    flat: text('flat'),
    entrance: text('entrance'),
    floor: text('floor'),
    code: text('code'),
    comment: text('comment'),
  };
};
