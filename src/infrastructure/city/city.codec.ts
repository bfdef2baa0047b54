import * as t from 'io-ts';
import { zoneNamed } from '../../application/city/city-zone';
import type { Branch, City, Social } from '../../domain/city/city';
import { externalAddress } from '../../domain/navigation/external-address';
import { UTC } from '../../domain/time/time-zone';
import type { Coordinates } from '../../domain/zone/lng-lat';
import { isOnGlobe, lngLatOf } from '../../domain/zone/lng-lat';
import {
  decoderOf,
  SiteAddress,
  WireBranchId,
  WireCityId,
  WireZoneId,
  optional,
} from '../http/wire-types';
import { BranchScheduleWire, toBranchSchedule } from './branch-schedule.codec';
import { OrderingWire, toOrdering } from './ordering.codec';

const PhoneWire = t.intersection([
  t.type({ label: t.string, phone: t.string }),
  t.partial({ is_hotline: t.boolean }),
]);

const SocialWire = t.intersection([
  t.type({ type: t.string, link: t.string }),
  t.partial({ is_messenger: optional(t.boolean), image_path_icon_web: optional(t.string) }),
]);

const BranchWire = t.intersection([
  t.type({
    id: WireBranchId,
    address: t.type({ street: t.string, house: t.string, lat: t.number, lng: t.number }),
  }),
  BranchScheduleWire,
]);

const CityWire = t.intersection([
  t.type({ id: WireCityId, name: t.string, base_url: SiteAddress }),
  t.partial({
    timezone: optional(t.string),
    lat: optional(t.number),
    lng: optional(t.number),
    phones: t.array(PhoneWire),
    socials: optional(t.array(SocialWire)),
    branches: t.array(BranchWire),
    zones: t.array(t.type({ id: WireZoneId })),
    ordering: OrderingWire,
  }),
]);
type CityWire = t.TypeOf<typeof CityWire>;

const centerOf = ({ lat, lng }: CityWire): Coordinates | null => {
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return isOnGlobe(lngLatOf({ lat, lng })) ? { lat, lng } : null;
};

/** None for a link that could do harm, or that no browser understands. */
const socialsOf = (wire: t.TypeOf<typeof SocialWire>): readonly Social[] => {
  const link = externalAddress(wire.link);
  if (link === null) return [];
  const iconPath = wire.image_path_icon_web || null;
  return [{ type: wire.type, link, isMessenger: wire.is_messenger ?? false, iconPath }];
};

const toBranch = (wire: t.TypeOf<typeof BranchWire>, areClocksKnown: boolean): Branch => ({
  id: wire.id,
  street: wire.address.street,
  house: wire.address.house,
  lat: wire.address.lat,
  lng: wire.address.lng,
  // Hours by unknown clocks are hours that nobody knows.
  schedule: areClocksKnown ? toBranchSchedule(wire) : null,
});

const toCity = (wire: CityWire): City => {
  const zone = zoneNamed(wire.timezone ?? '');
  return {
    id: wire.id,
    name: wire.name,
    baseUrl: wire.base_url,
    timezone: zone.ok ? zone.value.name : UTC.name,
    center: centerOf(wire),
    phones: (wire.phones ?? []).map(({ label, phone, is_hotline }) => ({
      label,
      phone,
      isHotline: is_hotline ?? false,
    })),
    socials: (wire.socials ?? []).flatMap(socialsOf),
    branches: (wire.branches ?? []).map((branch) => toBranch(branch, zone.ok)),
    zones: (wire.zones ?? []).map(({ id }) => id),
    ordering: toOrdering(wire.ordering),
  };
};

export const decodeCities = decoderOf(t.array(CityWire), (cities) => cities.map(toCity));
