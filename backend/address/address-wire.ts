import type { AnswerOf } from '../../contract/wire/codec';
import type { Address as AddressWire } from '../../contract/wire/address';
import type { SavedAddress } from '../../src/domain/address/address';

/** An address as clients read it; a private house has what only a building has, but empty. */
export const toWireAddress = (address: SavedAddress): AnswerOf<typeof AddressWire> => {
  const inside =
    address.type === 'house' ? { entrance: '', floor: '', flat: '', code: '' } : address;
  const { id, cityId, isLast, type, street, house, comment, place } = address;
  const { entrance, floor, flat, code } = inside;
  return {
    id,
    domainId: cityId,
    isLast,
    type,
    street,
    house,
    entrance,
    floor,
    flat,
    code,
    comment,
    lat: place.lat,
    lng: place.lng,
    googlePlaceId: place.id,
  };
};
