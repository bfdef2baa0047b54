import demo from '../../backend/demo/cities.json';
import type { LngLat } from '../../src/domain/zone/lng-lat';
import { lngLatOf } from '../../src/domain/zone/lng-lat';
import { zoneShapeOf } from '../../src/domain/zone/polygon';
import { polygonContains } from '../../src/domain/zone/polygon-contains';
import { prepareZones, preparedZoneAt } from '../../src/domain/zone/zone-at';
import { euro } from '../support/euro';

const point = ([lng = NaN, lat = NaN]: readonly number[]): LngLat => [lng, lat];

const zonesOf = (city: (typeof demo.cities)[number]) =>
  city.zones.map((zone) => {
    const shape = zoneShapeOf(zone.polygons.map(({ coords }) => [coords.map(point)]));
    if (!shape.ok) throw new Error(`${city.key} ${zone.key}: ${shape.error.kind}`);
    return {
      key: zone.key,
      minOrder: euro(zone.min_order),
      deliveryPrice: euro(zone.delivery_price),
      polygons: shape.value,
    };
  });

describe.each(demo.cities.map((city) => [city.key, city] as const))('in %s', (_key, city) => {
  const zones = zonesOf(city);
  const prepared = prepareZones([...zones].reverse());
  const keyAt = (place: LngLat): string | null => {
    const found = preparedZoneAt(prepared, place);
    return found.ok ? found.value.key : null;
  };
  /** A few hundred points all over the city. */
  const everywhere = Array.from({ length: 900 }, (_, index): LngLat => [
    city.lng + ((index % 30) - 15) * 0.012,
    city.lat + (Math.floor(index / 30) - 15) * 0.01,
  ]);

  it('every branch can be delivered from to its own door', () => {
    city.branches.forEach((branch) => {
      expect(keyAt(lngLatOf(branch))).not.toBeNull();
    });
  });

  it('the inner zone wins: A before B before C, as their minimums say', () => {
    everywhere.forEach((place) => {
      const holding = zones.filter(({ polygons }) =>
        polygons.some((shape) => polygonContains(shape, place)),
      );
      const [first = null] = holding.map(({ key }) => key).sort();
      expect(keyAt(place)).toBe(first);
    });
  });

  it('each zone is somewhere the one that delivers, and it ends somewhere', () => {
    expect(new Set(everywhere.map(keyAt))).toEqual(new Set(['A', 'B', 'C', null]));
  });

  it('every corner of a zone is delivered to', () => {
    zones
      .flatMap(({ polygons }) => polygons.flatMap(({ outer }) => outer))
      .forEach((corner) => {
        expect(keyAt(corner)).not.toBeNull();
      });
  });
});

it('asks in Bulgaria for orders of 20, 30 and 70 leva, in euro', () => {
  for (const city of demo.cities.filter(({ country }) => country === 'bg'))
    expect(city.zones.map(({ min_order }) => min_order)).toEqual([10.23, 15.34, 35.79]);
});
