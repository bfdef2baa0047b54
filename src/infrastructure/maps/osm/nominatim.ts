import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { MapArea } from '../../../application/ports/maps';
import { suggestionBounds } from '../../../domain/delivery/suggestion-bounds';
import type { CoordinateBounds } from '../../../domain/zone/coordinate-bounds';
import { decoderOf } from '../../http/decoder';
import { optional } from '../optional';
import { crossesDateLine } from '../area-box';
import type { Dialect, GeocoderQuery } from './dialect';
import { MOST, takesAnyPlace } from './dialect';
import type { GeocodedPlace } from './geocoded-place';
import { firstOf } from './geocoded-place';

/** Degrees and numbers of things, which are texts in one version and numbers in another. */
const Numeric = new t.Type<number, number, unknown>(
  'Numeric',
  t.number.is,
  (input, context) => {
    const value = typeof input === 'string' && input.trim() !== '' ? Number(input) : input;
    return typeof value === 'number' && Number.isFinite(value)
      ? t.success(value)
      : t.failure(input, context);
  },
  t.identity,
);

const PlaceWire = t.type({
  osm_type: t.keyof({ node: null, way: null, relation: null }),
  osm_id: Numeric,
  lat: Numeric,
  lon: Numeric,
  name: optional(t.string),
  /** South, north, west, east. */
  boundingbox: optional(t.array(Numeric)),
  address: t.record(t.string, t.unknown),
});

type PlaceWire = t.TypeOf<typeof PlaceWire>;

/** What a street is called in an address, from the usual kind to the rare ones. */
const STREETS = ['road', 'pedestrian', 'square', 'footway', 'path', 'residential'];
const DISTRICTS = [
  'suburb',
  'neighbourhood',
  'quarter',
  'city_district',
  'city',
  'town',
  'village',
];

const firstIn = ({ address }: PlaceWire, names: readonly string[]): string =>
  firstOf(
    ...names.map((name) => {
      const text = address[name];
      return typeof text === 'string' ? text : null;
    }),
  );

const extentOf = ({ boundingbox }: PlaceWire): CoordinateBounds | null => {
  const [south, north, west, east] = boundingbox ?? [];
  return west === undefined || north === undefined || east === undefined || south === undefined
    ? null
    : { west, south, east, north };
};

const placeOf = (answer: unknown): readonly GeocodedPlace[] => {
  const decoded = PlaceWire.decode(answer);
  if (!isRight(decoded)) return [];
  const place = decoded.right;
  const house = firstIn(place, ['house_number']);
  const district = firstIn(place, DISTRICTS);
  return [
    {
      key: `${place.osm_type.charAt(0).toUpperCase()}${String(place.osm_id)}`,
      // In housing estates a block has a number and no street.
      street: firstIn(place, STREETS) || (house === '' ? '' : district),
      house,
      name: firstOf(place.name),
      detail: district,
      country: firstIn(place, ['country_code']).toLowerCase() || null,
      at: { lat: place.lat, lng: place.lon },
      extent: extentOf(place),
    },
  ];
};

/** A search answers a list, a point one place, or an `error` where there is none. */
const AnswerWire = t.union([
  t.array(t.unknown),
  t.type({ error: t.union([t.string, t.UnknownRecord]) }),
  t.type({ osm_id: Numeric }),
]);

const decodeNominatim = decoderOf(AnswerWire, (answer) =>
  (Array.isArray(answer) ? answer : [answer]).flatMap(placeOf),
);

const inLanguage = ({ locale }: MapArea): GeocoderQuery['parameters'] => ({
  format: 'jsonv2',
  addressdetails: '1',
  'accept-language': locale,
});

const boxOf = ({ center }: MapArea): GeocoderQuery['parameters'] => {
  const box = suggestionBounds(center);
  return crossesDateLine(box)
    ? {}
    : { viewbox: [box.west, box.south, box.east, box.north].join(','), bounded: '1' };
};

export const nominatim: Dialect = {
  service: 'nominatim',
  search: (text, area) => ({
    path: '/search',
    parameters: {
      q: text,
      limit: String(MOST),
      countrycodes: area.country,
      ...boxOf(area),
      ...inLanguage(area),
      ...(takesAnyPlace(area) ? {} : { layer: 'address' }),
    },
  }),
  reverse: ({ lat, lng }, area) => ({
    path: '/reverse',
    parameters: {
      lat: String(lat),
      lon: String(lng),
      zoom: '18',
      layer: 'address',
      ...inLanguage(area),
    },
  }),
  lookUp: (key, _, area) => ({
    path: '/lookup',
    parameters: { osm_ids: key, ...inLanguage(area) },
  }),
  decode: decodeNominatim,
};
