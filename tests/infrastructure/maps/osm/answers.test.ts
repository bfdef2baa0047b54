import type {
  FoundAddress,
  MapArea,
  StreetSuggestion,
} from '../../../../src/application/ports/maps';
import { makeLoadOsmFinder } from '../../../../src/infrastructure/maps/osm/osm-address-finder';
import { nominatim } from '../../../../src/infrastructure/maps/osm/nominatim';
import { photon } from '../../../../src/infrastructure/maps/osm/photon';
import type { GeocoderServer } from '../../../support/maps/geocoder-server';
import { startGeocoder } from '../../../support/maps/geocoder-server';
import { SOFIA, VITOSHA_40 } from '../../../support/maps/known-city';

const LASTING = new AbortController().signal;

let server: GeocoderServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const finderOf = async (answer: unknown, area: MapArea = SOFIA) => {
  server = await startGeocoder('photon', () => answer);
  return makeLoadOsmFinder(`${server.url}/api`)(area);
};

const suggested = async (
  answer: unknown,
  text: string,
  area: MapArea = SOFIA,
): Promise<readonly StreetSuggestion[]> => {
  const finder = await finderOf(answer, area);
  const result = await finder.openSearch().suggest(text, LASTING);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
};

const titles = (suggestions: readonly StreetSuggestion[]): readonly string[] =>
  suggestions.map(({ title }) => title);

const at = (lng: number, lat: number) => ({ geometry: { type: 'Point', coordinates: [lng, lat] } });

const feature = (properties: object, lng = 23.32, lat = 42.69) => ({
  type: 'Feature',
  ...at(lng, lat),
  properties: { osm_type: 'W', osm_id: 1, osm_key: 'highway', type: 'street', ...properties },
});

const photonAnswer = (...features: readonly unknown[]) => ({ type: 'FeatureCollection', features });

it('an entry that makes no sense is left out, and the others are shown', async () => {
  const answer = photonAnswer(
    null,
    'street',
    { type: 'Feature' },
    feature({ osm_id: 'many', name: 'Number' }),
    feature({ osm_type: 'X', name: 'Kind' }),
    { ...feature({ name: 'Nowhere' }), geometry: null },
    feature({ osm_id: 2, name: 'Shipka St.', extra: { wikidata: 'Q1' } }),
  );
  expect(titles(await suggested(answer, 'shi'))).toEqual(['Shipka St.']);
});

it('a street that is many things on the map is one street', async () => {
  const answer = photonAnswer(
    feature({ osm_id: 1, name: 'Shipka St.', district: 'Oborishte' }),
    feature({ osm_id: 2, name: 'Shipka St.', district: 'Oborishte' }),
    feature({ osm_id: 3, name: 'Shipka St.', district: 'Lyulin' }),
  );
  const suggestions = await suggested(answer, 'shi');
  expect(suggestions.map(({ title, detail }) => [title, detail])).toEqual([
    ['Shipka St.', 'Oborishte'],
    ['Shipka St.', 'Lyulin'],
  ]);
});

it('a block of a housing estate has a number and the estate’s name', async () => {
  const answer = photonAnswer(
    feature({ osm_key: 'building', type: 'house', housenumber: '12', locality: 'Mladost 1' }),
  );
  expect(titles(await suggested(answer, 'mladost 12'))).toEqual(['Mladost 1 12']);
});

it('what belongs to no street is no address, but in the Emirates', async () => {
  const answer = photonAnswer(
    feature({ osm_key: 'tourism', type: 'house', name: 'Tower', countrycode: undefined }),
  );
  expect(await suggested(answer, 'tower')).toEqual([]);
  expect(titles(await suggested(answer, 'tower', { ...SOFIA, country: 'ae' }))).toEqual(['Tower']);
});

it('the house that a building has stays, whatever else is typed', async () => {
  const answer = photonAnswer(
    feature({ osm_key: 'building', type: 'house', street: 'Shipka St.', housenumber: '6' }),
  );
  expect(titles(await suggested(answer, 'shipka 6a'))).toEqual(['Shipka St. 6']);
});

describe('at a pin', () => {
  const foundAt = async (answer: unknown): Promise<FoundAddress | null> => {
    const finder = await finderOf(answer);
    const result = await finder.at(VITOSHA_40, LASTING);
    if (!result.ok) throw new Error(result.error.kind);
    return result.value;
  };
  const { lng, lat } = VITOSHA_40;

  it('a street counts that passes by, wherever its middle is', async () => {
    const far = { name: 'Vitosha Blvd', extent: [lng - 0.02, lat + 0.02, lng + 0.02, lat - 0.02] };
    expect(await foundAt(photonAnswer(feature(far, lng + 0.01, lat + 0.01)))).toMatchObject({
      street: 'Vitosha Blvd',
      house: '',
    });
  });

  it('a house next to it comes before a street', async () => {
    const answer = photonAnswer(
      feature({ name: 'Side St.' }, lng, lat),
      feature({ type: 'house', street: 'Vitosha Blvd', housenumber: '40' }, lng, lat + 0.0001),
    );
    expect(await foundAt(answer)).toMatchObject({ street: 'Vitosha Blvd', house: '40' });
  });

  it('what is a bench or too far away does not count', async () => {
    const answer = photonAnswer(
      feature({ osm_key: 'amenity', type: 'other', name: 'Bench' }, lng, lat),
      feature({ type: 'house', street: 'Far St.', housenumber: '1' }, lng, lat + 0.01),
    );
    expect(await foundAt(answer)).toBeNull();
  });
});

describe('an answer of a Photon', () => {
  it.each([null, 'features', {}, { features: 'none' }, []])('is not %j', (answer) => {
    expect(photon.decode(answer).ok).toBe(false);
  });

  it('is one with a field that nobody knows, and with none that it could do without', () => {
    expect(photon.decode({ features: [feature({})], copyright: 'all' })).toMatchObject({
      ok: true,
      value: [{ key: 'W1', street: '', house: '', name: '', detail: '', country: null }],
    });
  });

  it('of before kinds were told is understood as well', () => {
    const answer = photonAnswer(feature({ type: undefined, name: 'Shipka St.' }));
    expect(photon.decode(answer)).toMatchObject({ ok: true, value: [{ street: 'Shipka St.' }] });
  });
});

describe('an answer of a Nominatim', () => {
  const place = (more: object) => ({
    osm_type: 'way',
    osm_id: 123,
    lat: '42.69',
    lon: '23.32',
    boundingbox: ['42.68', '42.70', '23.31', '23.33'],
    address: { road: 'Vitosha Blvd', suburb: 'Sredets', country_code: 'bg' },
    ...more,
  });

  it('is read in full', () => {
    expect(nominatim.decode([place({})])).toEqual({
      ok: true,
      value: [
        {
          key: 'W123',
          street: 'Vitosha Blvd',
          house: '',
          name: '',
          detail: 'Sredets',
          country: 'bg',
          at: { lat: 42.69, lng: 23.32 },
          extent: { west: 23.31, south: 42.68, east: 23.33, north: 42.7 },
        },
      ],
    });
  });

  it.each<[string, object, string]>([
    ['a street for people on foot', { pedestrian: 'Rayko Daskalov' }, 'Rayko Daskalov'],
    ['a square', { square: 'Slaveykov' }, 'Slaveykov'],
    ['a block without a street', { house_number: '12', suburb: 'Mladost' }, 'Mladost'],
    ['a bench', { amenity: 'Bench', suburb: 'Mladost' }, ''],
    ['nonsense in place of a street', { road: 5 }, ''],
  ])('names the street of %s', (_, address, street) => {
    expect(nominatim.decode([place({ address })])).toMatchObject({ value: [{ street }] });
  });

  it('leaves out what makes no sense, and is empty where there is nothing', () => {
    const answers = [place({ lat: 'north' }), place({ osm_type: 'planet' }), place({ lon: '' }), 5];
    expect(nominatim.decode(answers)).toEqual({ ok: true, value: [] });
    expect(nominatim.decode({ error: 'Unable to geocode' })).toEqual({ ok: true, value: [] });
  });

  it.each([null, 'places', {}, { features: [] }])('is not %j', (answer) => {
    expect(nominatim.decode(answer).ok).toBe(false);
  });
});
