import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { MapArea } from '../../../application/ports/maps';
import { suggestionBounds } from '../../../domain/delivery/suggestion-bounds';
import type { CoordinateBounds } from '../../../domain/zone/coordinate-bounds';
import { optional } from '../optional';
import { decoderOf } from '../../http/decoder';
import { crossesDateLine } from '../area-box';
import type { Dialect, GeocoderQuery } from './dialect';
import { MOST, takesAnyPlace } from './dialect';
import type { GeocodedPlace } from './geocoded-place';
import { firstOf } from './geocoded-place';

const Text = optional(t.string);

const FeatureWire = t.type({
  geometry: t.type({ coordinates: t.tuple([t.number, t.number]) }),
  properties: t.type({
    osm_type: t.keyof({ N: null, W: null, R: null }),
    osm_id: t.number,
    osm_key: Text,
    type: Text,
    name: Text,
    street: Text,
    housenumber: Text,
    locality: Text,
    district: Text,
    city: Text,
    countrycode: Text,
    /** West, north, east, south. */
    extent: optional(t.array(t.number)),
  }),
});

type Properties = t.TypeOf<typeof FeatureWire>['properties'];

/** Older Photons do not say what kind of thing it is. */
const isStreet = ({ type, osm_key }: Properties): boolean =>
  type ? type === 'street' : osm_key === 'highway';

const streetOf = (properties: Properties): string => {
  const { name, street, housenumber, locality, district } = properties;
  if (isStreet(properties)) return firstOf(street, name);
  // In housing estates a block has a number and no street.
  return firstOf(street, ...(housenumber ? [locality, district] : []));
};

const extentOf = ({ extent }: Properties): CoordinateBounds | null => {
  const [west, north, east, south] = extent ?? [];
  return west === undefined || north === undefined || east === undefined || south === undefined
    ? null
    : { west, south, east, north };
};

const placeOf = (feature: unknown): readonly GeocodedPlace[] => {
  const decoded = FeatureWire.decode(feature);
  if (!isRight(decoded)) return [];
  const {
    geometry: {
      coordinates: [lng, lat],
    },
    properties,
  } = decoded.right;
  const { osm_type, osm_id, name, housenumber, district, locality, city, countrycode } = properties;
  return [
    {
      key: `${osm_type}${String(osm_id)}`,
      street: streetOf(properties),
      house: firstOf(housenumber),
      name: firstOf(name),
      detail: firstOf(district, locality, city),
      country: countrycode?.toLowerCase() ?? null,
      at: { lat, lng },
      extent: extentOf(properties),
    },
  ];
};

const decodePhoton = decoderOf(t.type({ features: t.array(t.unknown) }), ({ features }) =>
  features.flatMap(placeOf),
);

const position = ({ lat, lng }: { lat: number; lng: number }): GeocoderQuery['parameters'] => ({
  lat: String(lat),
  lon: String(lng),
});

const boxOf = ({ center }: MapArea): GeocoderQuery['parameters'] => {
  const box = suggestionBounds(center);
  // Photon knows no box over the date line; what is outside is then sorted out here alone.
  return crossesDateLine(box) ? {} : { bbox: [box.west, box.south, box.east, box.north].join(',') };
};

/** Things near a point among which the one that was chosen has to be. */
const NEIGHBOURS = 10;

interface Photon {
  /** Returns what an older Photon, or one without the language, would refuse the whole question for. */
  readonly more: (area: MapArea) => GeocoderQuery['parameters'];
}

const photonWith = ({ more }: Photon): Dialect => ({
  service: 'photon',
  search: (text, area) => ({
    path: '/api',
    parameters: {
      q: text,
      limit: String(MOST),
      ...position(area.center),
      ...boxOf(area),
      ...more(area),
    },
  }),
  reverse: (point, area) => {
    const { lang = [] } = more(area);
    return { path: '/reverse', parameters: { ...position(point), limit: String(MOST), lang } };
  },
  lookUp: (_, point, area) => {
    const { lang = [] } = more(area);
    return {
      path: '/reverse',
      parameters: { ...position(point), limit: String(NEIGHBOURS), lang },
    };
  },
  decode: decodePhoton,
});

export const photon = photonWith({
  more: (area) => ({
    lang: area.locale,
    countrycode: area.country.toUpperCase(),
    ...(takesAnyPlace(area) ? {} : { layer: ['house', 'street'] }),
  }),
});

/** Asks for nothing that a Photon could refuse: names are then in the country's own language. */
export const modestPhoton = photonWith({
  more: ({ locale }) => ({ lang: locale === 'en' ? 'en' : 'default' }),
});
