import { Address as AddressWire } from '../../../contract/wire/address';
import type { NewAddress } from '../../../contract/wire/address-request';
import type { RequestOf } from '../../../contract/wire/codec';
import * as t from 'io-ts';
import type { AccountAddresses } from '../../application/ports/address-gateway';
import type { Address, SavedAddress } from '../../domain/address/address';
import type { Place } from '../../domain/address/place';
import { placeOf } from '../../domain/address/place';
import { decoderOf } from '../http/decoder';

/** Null for an address that was saved before its place had to be known. Rules 16.7. */
const placeOfWire = ({ googlePlaceId, lat, lng }: AddressWire): Place | null => {
  const place = placeOf({ id: googlePlaceId ?? null, lat: lat ?? null, lng: lng ?? null });
  return place.ok ? place.value : null;
};

const toAddress = (wire: AddressWire): SavedAddress<Place | null> => {
  const { id, domainId, isLast, type, street, house, comment } = wire;
  const base = {
    id,
    cityId: domainId,
    isLast: isLast ?? false,
    street: street ?? '',
    house: house ?? '',
    comment: comment ?? '',
    place: placeOfWire(wire),
  };
  if (type === 'house') return { ...base, type };
  const { flat, entrance, floor, code } = wire;
  return {
    ...base,
    type,
    flat: flat ?? '',
    entrance: entrance ?? '',
    floor: floor ?? '',
    code: code ?? '',
  };
};

export const toAddresses = (wire: readonly AddressWire[]): AccountAddresses => wire.map(toAddress);

export const decodeAddresses = decoderOf(t.array(AddressWire), toAddresses);

/** An address as it is sent; what a private house does not have is emptied. Rules 16.1. */
export const toWireAddress = (address: Address): RequestOf<typeof NewAddress> => {
  const { cityId, type, street, house, comment, place } = address;
  const inside =
    address.type === 'house' ? { entrance: '', floor: '', flat: '', code: '' } : address;
  const { entrance, floor, flat, code } = inside;
  return {
    domainId: cityId,
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
