import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Coordinates } from '../../../src/domain/zone/lng-lat';
import type { TinyServer } from '../tiny-server';
import { sendJson, startTinyServer } from '../tiny-server';
import type { KnownThing } from './known-city';
import { findKnown, knownByOsm, knownNear } from './known-city';

/** What a geocoder that is played here does with the next questions. */
export type Manner = 'answers' | 'refuses' | 'nonsense' | 'no json' | 'silence';

export interface GeocoderServer extends TinyServer {
  /** How the next questions are answered. */
  manner: Manner;
  /** What was asked so far: path and query. */
  readonly asked: readonly URL[];
}

const nameOf = ({ en, bg }: KnownThing, language: string): string => (language === 'en' ? en : bg);

/** In the shape that Photon publishes, with a field that nobody here has heard of. */
const photonFeature = (thing: KnownThing, language: string): unknown => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [thing.at.lng, thing.at.lat] },
  properties: {
    osm_type: thing.osm.charAt(0),
    osm_id: Number(thing.osm.slice(1)),
    osm_key: thing.kind === 'street' ? 'highway' : 'building',
    osm_value: thing.kind === 'street' ? 'primary' : 'yes',
    type: thing.kind,
    ...(thing.kind === 'street'
      ? { name: nameOf(thing, language) }
      : { street: nameOf(thing, language), housenumber: thing.house }),
    district: thing.district,
    city: 'Sofia',
    countrycode: thing.country,
    wikidata: 'Q1',
  },
});

/** In the shape of Nominatim's `jsonv2`. */
const nominatimPlace = (thing: KnownThing, language: string): unknown => ({
  place_id: 1000 + Number(thing.osm.slice(1)),
  licence: 'Data © OpenStreetMap contributors',
  osm_type: { N: 'node', W: 'way', R: 'relation' }[thing.osm.charAt(0)],
  osm_id: Number(thing.osm.slice(1)),
  lat: String(thing.at.lat),
  lon: String(thing.at.lng),
  category: thing.kind === 'street' ? 'highway' : 'building',
  name: thing.kind === 'street' ? nameOf(thing, language) : '',
  address: {
    road: nameOf(thing, language),
    ...(thing.kind === 'house' ? { house_number: thing.house } : {}),
    suburb: thing.district,
    country_code: thing.country.toLowerCase(),
  },
});

const pointOf = (query: URLSearchParams): Coordinates => ({
  lat: Number(query.get('lat')),
  lng: Number(query.get('lon')),
});

type Answer = (url: URL) => unknown;

const photonAnswer: Answer = ({ pathname, searchParams }) => {
  const language = searchParams.get('lang') ?? '';
  const things = {
    '/api': () => findKnown(searchParams.get('q') ?? ''),
    '/reverse': () => knownNear(pointOf(searchParams)),
  }[pathname];
  return (
    things && {
      type: 'FeatureCollection',
      features: things().map((thing) => photonFeature(thing, language)),
    }
  );
};

const nominatimAnswer: Answer = ({ pathname, searchParams }) => {
  const language = searchParams.get('accept-language') ?? '';
  const placeOf = (thing: KnownThing): unknown => nominatimPlace(thing, language);
  switch (pathname) {
    case '/search':
      return findKnown(searchParams.get('q') ?? '').map(placeOf);
    case '/reverse': {
      const [nearest] = knownNear(pointOf(searchParams));
      return nearest ? placeOf(nearest) : { error: 'Unable to geocode' };
    }
    case '/lookup': {
      const known = knownByOsm(searchParams.get('osm_ids') ?? '');
      return known ? [placeOf(known)] : [];
    }
    default:
      return undefined;
  }
};

const ANSWERS = { photon: photonAnswer, nominatim: nominatimAnswer };

const ALLOWED = { 'Access-Control-Allow-Origin': '*' };

const send = (response: ServerResponse, manner: Manner, answer: unknown): void => {
  switch (manner) {
    case 'answers':
      if (answer === undefined) sendJson(response, { message: 'Not found' }, 404);
      else sendJson(response, answer);
      return;
    case 'refuses':
      sendJson(response, { message: 'Too many' }, 429);
      return;
    case 'nonsense':
      sendJson(response, { features: 'none', osm: true });
      return;
    case 'no json':
      response.writeHead(200, { ...ALLOWED, 'Content-Type': 'text/html' });
      response.end('<html><body>It works');
      return;
    case 'silence':
      return;
  }
};

/**
 * A geocoder of one kind, a real one as far as HTTP goes. It does not look at the box, nor at the
 * country: what it is told to leave out comes along. `override` answers in its place what it wants.
 */
export const startGeocoder = async (
  kind: keyof typeof ANSWERS,
  override: (url: URL, request: IncomingMessage) => unknown = () => undefined,
): Promise<GeocoderServer> => {
  const asked: URL[] = [];
  const settings: { manner: Manner } = { manner: 'answers' };
  const server = await startTinyServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://geocoder');
    asked.push(url);
    const own = override(url, request);
    if (typeof own === 'number') sendJson(response, {}, own);
    else send(response, settings.manner, own ?? ANSWERS[kind](url));
  });
  return {
    ...server,
    asked,
    get manner() {
      return settings.manner;
    },
    set manner(manner) {
      settings.manner = manner;
    },
  };
};
