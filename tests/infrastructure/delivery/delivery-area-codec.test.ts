import {
  decodeAddressTerms,
  decodeDeliveryArea,
} from '../../../src/infrastructure/delivery/delivery-area.codec';
import { lngLatOf } from '../../../src/domain/zone/lng-lat';
import { zoneAt } from '../../../src/domain/zone/zone-at';
import { rectangle } from '../../support/rings';

const RING = [
  [23.2, 42.6],
  [23.4, 42.6],
  [23.4, 42.75],
  [23.2, 42.75],
];

const zone = (id: number, more: object = {}) => ({
  id,
  name: `Zone ${String(id)}`,
  color_hex: '#2e7d32',
  min_order: 20,
  delivery_price: 4,
  free_delivery_from: 40,
  eta_minutes: 45,
  branch_id: 1,
  polygons: [{ coords: RING }],
  ...more,
});

const read = (...zones: readonly unknown[]) => {
  const decoded = decodeDeliveryArea({ zones, branches: [] }, 2);
  if (!decoded.ok) throw new Error(decoded.error.join());
  return decoded.value;
};

const point = { lat: 42.69, lng: 23.32 };

describe('the zones of a city', () => {
  it('come with shape, name, colour and terms', () => {
    const { area, broken } = read(zone(3));
    expect(broken).toEqual([]);
    expect(area.zones).toEqual([
      {
        id: 3,
        name: 'Zone 3',
        colorHex: '#2e7d32',
        polygons: [{ outer: RING, holes: [] }],
        minOrder: 2000,
        deliveryPrice: 400,
        freeDeliveryFrom: 4000,
        etaMinutes: 45,
      },
    ]);
    expect(zoneAt(area.zones, lngLatOf(point))).toMatchObject({ ok: true, value: { id: 3 } });
  });

  it('may say nothing of free delivery and of time', () => {
    const { area } = read(zone(3, { free_delivery_from: null, eta_minutes: undefined }));
    expect(area.zones).toMatchObject([{ freeDeliveryFrom: null, etaMinutes: null }]);
  });

  it('may be drawn with holes, and with heights', () => {
    const hole = rectangle(23.3, 42.68, 23.34, 42.7);
    const { area } = read(zone(3, { polygons: [{ coords: [RING, hole] }] }));
    expect(zoneAt(area.zones, lngLatOf(point)).ok).toBe(false);
    const high = RING.map(([lng, lat]) => [lng, lat, 550]);
    expect(
      read(zone(3, { polygons: [{ coords: high }] })).area.zones[0]?.polygons[0].outer,
    ).toEqual(RING);
  });

  it('may be none', () => {
    expect(read()).toEqual({ area: { zones: [] }, broken: [] });
  });

  it.each([
    ['no shape at all', undefined, 'polygons'],
    ['no pieces', [], 'polygons'],
    ['words instead of a shape', 'everywhere', 'polygons'],
    ['a piece without points', [{ coords: RING }, { coords: [] }], 'polygons.1'],
    ['a piece of two points', [{ coords: RING.slice(0, 2) }], 'polygons.0'],
    ['a point off the globe', [{ coords: [...RING, [200, 42]] }], 'polygons.0'],
    ['a point of one number', [{ coords: [...RING, [23.2]] }], 'polygons'],
    ['a point that is no number', [{ coords: [...RING, [23.2, null]] }], 'polygons'],
  ])('with %s are left out and told, and the others stay', (_what, polygons, place) => {
    const { area, broken } = read(zone(1), zone(2, { polygons }), zone(3));
    expect(area.zones.map(({ id }) => id)).toEqual([1, 3]);
    expect(broken).toEqual([`zones.1.${place}`]);
  });

  it('never bring a colour that is none into a style', () => {
    const { area } = read(zone(1, { color_hex: 'red;}</style>' }));
    expect(area.zones[0]?.colorHex).toBe('#888888');
  });

  it.each([
    ['an id of nothing', { id: 0 }],
    ['a minimum that is no sum', { min_order: 'much' }],
    ['no delivery price', { delivery_price: undefined }],
  ])('make no sense with %s', (_what, more) => {
    expect(decodeDeliveryArea({ zones: [zone(1, more)] }, 2).ok).toBe(false);
  });
});

describe('what an address asks', () => {
  const terms = {
    free_delivery_from: 40,
    min_order: 20,
    delivery_price: 4,
    eta_minutes: 60,
    zone: { id: 3, name: 'A', color_hex: '#2e7d32' },
  };

  it('names its zone', () => {
    expect(decodeAddressTerms(terms, 2)).toEqual({
      ok: true,
      value: {
        id: 3,
        name: 'A',
        colorHex: '#2e7d32',
        minOrder: 2000,
        deliveryPrice: 400,
        freeDeliveryFrom: 4000,
        etaMinutes: 60,
      },
    });
  });

  it('cannot be told from the limit of free delivery alone', () => {
    expect(decodeAddressTerms({ free_delivery_from: 40 }, 2).ok).toBe(false);
  });
});
