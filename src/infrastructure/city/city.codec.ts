import * as t from 'io-ts';
import type { City } from '../../domain/city/city';
import { decoderOf } from '../http/decode';
import { WireBranchId, WireCityId } from '../http/wire-types';

const PhoneWire = t.intersection([
  t.type({ label: t.string, phone: t.string }),
  t.partial({ is_hotline: t.boolean }),
]);

const BranchWire = t.type({
  id: WireBranchId,
  address: t.type({ street: t.string, house: t.string, lat: t.number, lng: t.number }),
});

const CityWire = t.intersection([
  t.type({ id: WireCityId, name: t.string, base_url: t.string }),
  t.partial({ phones: t.array(PhoneWire), branches: t.array(BranchWire) }),
]);

const toCity = (wire: t.TypeOf<typeof CityWire>): City => ({
  id: wire.id,
  name: wire.name,
  baseUrl: wire.base_url,
  phones: (wire.phones ?? []).map(({ label, phone, is_hotline }) => ({
    label,
    phone,
    isHotline: is_hotline ?? false,
  })),
  branches: (wire.branches ?? []).map(({ id, address }) => ({
    id,
    street: address.street,
    house: address.house,
    lat: address.lat,
    lng: address.lng,
  })),
});

export const decodeCities = decoderOf(t.array(CityWire), (cities) => cities.map(toCity));
