import fc from 'fast-check';
import { money } from '../../../src/domain/money/money';
import { ok, refuse } from '../../../src/domain/result/result';
import type { LngLat } from '../../../src/domain/zone/lng-lat';
import { lngLatOf } from '../../../src/domain/zone/lng-lat';
import type { Zone } from '../../../src/domain/zone/zone';
import { prepareZones, preparedZoneAt, zoneAt } from '../../../src/domain/zone/zone-at';
import { polygon, rectangle } from '../../support/rings';
import { zoneOf } from '../../support/zones';

const outOfRange = refuse({ kind: 'zone.out_of_range' });
const vitosha = lngLatOf({ lat: 42.69, lng: 23.32 });
const sofia = polygon(rectangle(23.2, 42.6, 23.4, 42.75));

describe('the zone of an address', () => {
  it('is found by its second piece', () => {
    const a = zoneOf(1, { polygons: [polygon(rectangle(23.1, 42.5, 23.2, 42.6))] });
    const b = zoneOf(2, { polygons: [polygon(rectangle(24, 42.6, 24.1, 42.7)), sofia] });
    expect(zoneAt([a, b], vitosha)).toEqual(ok(b));
  });

  it.each([0, 1, 2, 3])('is found by whichever piece it lies in: piece %d of four', (piece) => {
    const pieces = [0, 1, 2, 3].map((index) => polygon(rectangle(index * 2, 0, index * 2 + 1, 1)));
    const [first = sofia, ...others] = pieces;
    const zone = zoneOf(1, { polygons: [first, ...others] });
    expect(zoneAt([zone], [piece * 2 + 0.5, 0.5])).toEqual(ok(zone));
    expect(zoneAt([zone], [piece * 2 + 1.5, 0.5])).toEqual(outOfRange);
  });

  it('reads longitude and latitude the same way as the shapes do', () => {
    const zone = zoneOf(1, { polygons: [sofia] });
    expect(zoneAt([zone], vitosha)).toEqual(ok(zone));
    expect(zoneAt([zone], [vitosha[1], vitosha[0]])).toEqual(outOfRange);
  });

  it('is none outside of all shapes', () => {
    expect(zoneAt([zoneOf(1, { polygons: [sofia] })], [23.41, 42.69])).toEqual(outOfRange);
  });

  it('is none in a city without zones', () => {
    expect(zoneAt([], vitosha)).toEqual(outOfRange);
  });

  it('is none for a point that is none', () => {
    expect(zoneAt([zoneOf(1)], [NaN, 0.5])).toEqual(outOfRange);
    expect(zoneAt([zoneOf(1)], [0.5, NaN])).toEqual(outOfRange);
  });

  it('holds the border also where a rounded number lies beside it', () => {
    const east = 0.1 + 0.2;
    const zone = zoneOf(1, { polygons: [polygon(rectangle(0, 0, 0.3, 0.3))] });
    expect(zoneAt([zone], [east, 0.2])).toEqual(ok(zone));
    expect(zoneAt([zone], [0.2, east])).toEqual(ok(zone));
  });

  it('does not begin in a hole', () => {
    const zone = zoneOf(1, { polygons: [polygon(rectangle(0, 0, 3, 3), rectangle(1, 1, 2, 2))] });
    expect(zoneAt([zone], [1.5, 1.5])).toEqual(outOfRange);
    expect(zoneAt([zone], [1, 1.5])).toEqual(ok(zone));
  });

  it('may lie in the hole of another one', () => {
    const around = zoneOf(1, { polygons: [polygon(rectangle(0, 0, 3, 3), rectangle(1, 1, 2, 2))] });
    const within = zoneOf(2, { polygons: [polygon(rectangle(1, 1, 2, 2))], minOrder: 70 });
    expect(zoneAt([around, within], [1.5, 1.5])).toEqual(ok(within));
  });

  it('comes back as it was given, with names in several languages', () => {
    const zone: Zone<Record<string, string>> = {
      ...zoneOf(1),
      name: { en: 'Zone A', ru: 'Зона A' },
    };
    const found = zoneAt([zone], [0.5, 0.5]);
    expect(found.ok && found.value).toBe(zone);
  });
});

describe('where zones overlap', () => {
  const point: LngLat = [0.5, 0.5];
  const a = zoneOf(1, { minOrder: 20, deliveryPrice: 9.9 });
  const b = zoneOf(2, { minOrder: 30, deliveryPrice: 5.9 });
  const c = zoneOf(3, { minOrder: 70, deliveryPrice: 3.9 });

  it.each([
    ['A, B, C', [a, b, c]],
    ['C, B, A', [c, b, a]],
    ['B, C, A', [b, c, a]],
  ])('the lowest minimum wins, in whichever order they are listed: %s', (_order, zones) => {
    expect(zoneAt(zones, point)).toEqual(ok(a));
  });

  it('the next lowest wins where the lowest does not reach', () => {
    const small = zoneOf(4, { minOrder: 10, polygons: [polygon(rectangle(0, 0, 0.4, 0.4))] });
    expect(zoneAt([c, small, b], point)).toEqual(ok(b));
  });

  it('the lowest delivery price wins among equal minimums', () => {
    const dear = zoneOf(5, { minOrder: 30, deliveryPrice: 5.91 });
    expect(zoneAt([dear, b], point)).toEqual(ok(b));
    expect(zoneAt([b, dear], point)).toEqual(ok(b));
  });

  it('the one listed first wins among equals', () => {
    const twin = zoneOf(6, { minOrder: 30, deliveryPrice: 5.9 });
    expect(zoneAt([b, twin], point)).toEqual(ok(b));
    expect(zoneAt([twin, b], point)).toEqual(ok(twin));
  });

  it('the list itself keeps its order', () => {
    const zones = [c, b, a];
    prepareZones(zones);
    expect(zones).toEqual([c, b, a]);
  });
});

describe('zones that were prepared once', () => {
  const anyZones = fc.array(
    fc
      .record({
        west: fc.integer({ min: 0, max: 8 }),
        south: fc.integer({ min: 0, max: 8 }),
        size: fc.integer({ min: 1, max: 6 }),
        minOrder: fc.integer({ min: 1, max: 3 }),
        deliveryPrice: fc.integer({ min: 1, max: 2 }),
      })
      .map(({ west, south, size, minOrder, deliveryPrice }) => ({
        box: { west, south, east: west + size, north: south + size },
        minOrder: money(minOrder),
        deliveryPrice: money(deliveryPrice),
        polygons: [polygon(rectangle(west, south, west + size, south + size))] as const,
      })),
    { maxLength: 8 },
  );

  it('answer as those asked once, and never a zone when a better one holds the point', () => {
    fc.assert(
      fc.property(
        anyZones,
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 14 }),
        (zones, lng, lat) => {
          const holding = zones.filter(
            ({ box }) => lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north,
          );
          const rank = (zone: (typeof zones)[number]) => zone.minOrder * 10 + zone.deliveryPrice;
          const best = holding.find((zone) => rank(zone) === Math.min(...holding.map(rank)));
          const expected = best ? ok(best) : outOfRange;
          expect(preparedZoneAt(prepareZones(zones), [lng, lat])).toEqual(expected);
          expect(zoneAt(zones, [lng, lat])).toEqual(expected);
        },
      ),
    );
  });

  it('look at no corner of a piece that is far from the point', () => {
    let looked = 0;
    const pieces = Array.from({ length: 50 }, (_, index) =>
      polygon(rectangle(index, 0, index + 0.9, 1)),
    );
    const { inOrder } = prepareZones(
      pieces.map((piece, id) => zoneOf(id + 1, { polygons: [piece] })),
    );
    const watched = {
      inOrder: inOrder.map(({ zone, polygons }) => ({
        zone,
        polygons: polygons.map(({ rows, bounds }) => ({
          bounds,
          get rows() {
            looked += 1;
            return rows;
          },
        })),
      })),
    };
    expect(preparedZoneAt(watched, [30, 2]).ok).toBe(false);
    expect(looked).toBe(0);
    expect(preparedZoneAt(watched, [30.5, 0.5]).ok).toBe(true);
    expect(looked).toBe(1);
  });
});
