import * as t from 'io-ts';
import type { Branch as BranchWire, Social as SocialWire } from '../../../contract/wire/city';
import { City as CityWire } from '../../../contract/wire/city';
import type { Branch, City, Social } from '../../domain/city/city';
import { externalAddress } from '../../domain/navigation/external-address';
import { UTC, timeZone } from '../../domain/time/time-zone';
import type { Coordinates } from '../../domain/zone/lng-lat';
import { isOnGlobe, lngLatOf } from '../../domain/zone/lng-lat';
import { decoderOf } from '../http/decoder';
import { toBranchSchedule } from './branch-schedule.codec';
import { toOrdering } from './ordering.codec';

const centerOf = ({ lat, lng }: CityWire): Coordinates | null => {
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return isOnGlobe(lngLatOf({ lat, lng })) ? { lat, lng } : null;
};

/** None for a link that could do harm, or that no browser understands. */
const socialsOf = (wire: SocialWire): readonly Social[] => {
  const link = externalAddress(wire.link);
  if (link === null) return [];
  const iconPath = wire.image_path_icon_web || null;
  return [{ type: wire.type, link, isMessenger: wire.is_messenger ?? false, iconPath }];
};

const toBranch = (wire: BranchWire, areClocksKnown: boolean): Branch => ({
  id: wire.id,
  street: wire.address.street,
  house: wire.address.house,
  lat: wire.address.lat,
  lng: wire.address.lng,
  // Hours by unknown clocks are hours that nobody knows.
  schedule: areClocksKnown ? toBranchSchedule(wire) : null,
});

const toCity = (wire: CityWire): City => {
  const zone = timeZone(wire.timezone ?? '');
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
