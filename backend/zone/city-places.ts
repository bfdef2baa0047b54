import type { CityId } from '../../src/domain/id/ids';
import { lngLatOf } from '../../src/domain/zone/lng-lat';
import type { Coordinates } from '../../src/domain/zone/lng-lat';
import { zoneShapeOf } from '../../src/domain/zone/polygon';
import type { ZoneArea } from '../../src/domain/zone/zone';
import type { PreparedZones } from '../../src/domain/zone/zone-at';
import { preparedZoneAt, prepareZones } from '../../src/domain/zone/zone-at';
import type { City, Zone } from '../city/city';

interface ZoneOnMap extends ZoneArea {
  readonly zone: Zone;
}

/** The zones of each city, made ready to be asked often. */
export type CityPlaces = ReadonlyMap<CityId, PreparedZones<ZoneOnMap>>;

/** A zone whose shape encloses nothing delivers to nobody. */
const onMap = (zone: Zone): readonly ZoneOnMap[] => {
  const { minOrder, deliveryPrice } = zone;
  const polygons = zoneShapeOf(zone.polygons.map(({ coords }) => [coords]));
  return polygons.ok ? [{ minOrder, deliveryPrice, polygons: polygons.value, zone }] : [];
};

/** Works out once per import what every question about an address needs. */
export const preparePlaces = (cities: readonly City[]): CityPlaces =>
  new Map(cities.map(({ id, zones }) => [id, prepareZones(zones.flatMap(onMap))]));

/** The zone of a city that delivers to a point; null where none does. Rules 15.3, 15.4. */
export const zoneOfCityAt = (
  places: CityPlaces,
  cityId: CityId,
  point: Coordinates,
): Zone | null => {
  const zones = places.get(cityId);
  const found = zones && preparedZoneAt(zones, lngLatOf(point));
  return found?.ok ? found.value.zone : null;
};
