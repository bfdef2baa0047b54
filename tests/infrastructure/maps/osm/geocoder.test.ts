import { makeLoadOsmFinder } from '../../../../src/infrastructure/maps/osm/osm-address-finder';
import type { GeocoderServer } from '../../../support/maps/geocoder-server';
import { startGeocoder } from '../../../support/maps/geocoder-server';
import { SOFIA, VITOSHA_40 } from '../../../support/maps/known-city';

const LASTING = new AbortController().signal;

let server: GeocoderServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const open = async (...how: Parameters<typeof startGeocoder>): Promise<GeocoderServer> => {
  server = await startGeocoder(...how);
  return server;
};

const suggest = async (address: string, text = 'vitosha', area = SOFIA) => {
  const finder = await makeLoadOsmFinder(address)(area);
  return finder.openSearch().suggest(text, LASTING);
};

const pathsAsked = ({ asked }: GeocoderServer): readonly string[] =>
  asked.map(({ pathname }) => pathname);

const FOUND = { ok: true, value: [{ title: 'Vitosha Blvd' }] };
const FAILED = { ok: false, error: { kind: 'maps.failed' } };

describe('an address', () => {
  it('that ends in /api is a Photon', async () => {
    const photon = await open('photon');
    expect(await suggest(`${photon.url}/api`)).toMatchObject(FOUND);
    expect(pathsAsked(photon)).toEqual(['/api']);
  });

  it('that ends in /search is a Nominatim', async () => {
    const nominatim = await open('nominatim');
    expect(await suggest(`${nominatim.url}/search/`)).toMatchObject(FOUND);
    expect(pathsAsked(nominatim)).toEqual(['/search']);
  });

  it('without either is tried as a Photon, then as a Nominatim', async () => {
    const nominatim = await open('nominatim');
    expect(await suggest(nominatim.url)).toMatchObject(FOUND);
    expect(pathsAsked(nominatim)).toEqual(['/api', '/search']);
  });

  it('that has turned out to be a Nominatim is asked as one from then on', async () => {
    const nominatim = await open('nominatim');
    const finder = await makeLoadOsmFinder(nominatim.url)(SOFIA);
    const search = finder.openSearch();
    await search.suggest('vit', LASTING);
    await search.suggest('vitosha', LASTING);
    await finder.at(VITOSHA_40, LASTING);
    expect(pathsAsked(nominatim)).toEqual(['/api', '/search', '/search', '/reverse']);
  });

  it('is found out by a pin as well', async () => {
    const nominatim = await open('nominatim');
    const finder = await makeLoadOsmFinder(nominatim.url)(SOFIA);
    expect(await finder.at(VITOSHA_40, LASTING)).toMatchObject({
      ok: true,
      value: { street: 'Vitosha Blvd', house: '40' },
    });
    await finder.openSearch().suggest('vitosha', LASTING);
    expect(pathsAsked(nominatim)).toEqual(['/reverse', '/reverse', '/search']);
  });

  it('may have a folder in front and a key behind', async () => {
    const photon = await open('photon', ({ pathname }) =>
      pathname === '/geo/api' ? { features: [] } : undefined,
    );
    expect(await suggest(`${photon.url}/geo/api?key=secret`)).toEqual({ ok: true, value: [] });
    expect(photon.asked[0]?.searchParams.get('key')).toBe('secret');
    expect(photon.asked[0]?.searchParams.get('q')).toBe('vitosha');
  });

  it('of something else is no geocoder', async () => {
    const other = await open('photon');
    other.manner = 'no json';
    expect(await suggest(other.url)).toEqual(FAILED);
    expect(await suggest('http://127.0.0.1:9')).toEqual(FAILED);
  });

  it('that is out of order is not taken for another service', async () => {
    const photon = await open('photon', () => 503);
    expect(await suggest(photon.url)).toEqual(FAILED);
    expect(pathsAsked(photon)).toEqual(['/api']);
  });
});

describe('a Photon is asked', () => {
  it('for streets and houses, in the language, in the country and in the box around the city', async () => {
    const photon = await open('photon');
    await suggest(photon.url, 'витоша 15');
    expect(Object.fromEntries(photon.asked[0]?.searchParams ?? [])).toMatchObject({
      q: 'витоша 15',
      lang: 'en',
      countrycode: 'BG',
      limit: '8',
      bbox: '22.8219,42.1977,23.8219,43.1977',
      lat: '42.6977',
      lon: '23.3219',
    });
    expect(photon.asked[0]?.searchParams.getAll('layer')).toEqual(['house', 'street']);
  });

  it('for any place in the Emirates', async () => {
    const photon = await open('photon');
    await suggest(photon.url, 'marina', { ...SOFIA, country: 'ae' });
    expect(photon.asked[0]?.searchParams.has('layer')).toBe(false);
  });

  it('for no box over the date line, which it does not know', async () => {
    const photon = await open('photon');
    await suggest(photon.url, 'x', { ...SOFIA, center: { lat: -16, lng: 179.75 } });
    expect(photon.asked[0]?.searchParams.has('bbox')).toBe(false);
  });

  it('more modestly when it does not know the language or the country, and from then on', async () => {
    const photon = await open('photon', ({ searchParams }) =>
      searchParams.has('countrycode') || searchParams.get('lang') === 'bg' ? 400 : undefined,
    );
    const finder = await makeLoadOsmFinder(photon.url)({ ...SOFIA, locale: 'bg' });
    const search = finder.openSearch();
    const found = { ok: true, value: [{ title: 'бул. Витоша' }] };
    expect(await search.suggest('vitosha', LASTING)).toMatchObject(found);
    expect(await search.suggest('vitosha', LASTING)).toMatchObject(found);
    expect(photon.asked.map(({ searchParams }) => searchParams.get('lang'))).toEqual([
      'bg',
      'default',
      'default',
    ]);
  });
});

it('a Nominatim is asked for addresses, in the language, in the country and in the box around the city', async () => {
  const nominatim = await open('nominatim');
  await suggest(`${nominatim.url}/search`, 'витоша 15');
  expect(Object.fromEntries(nominatim.asked[0]?.searchParams ?? [])).toEqual({
    q: 'витоша 15',
    format: 'jsonv2',
    addressdetails: '1',
    'accept-language': 'en',
    countrycodes: 'bg',
    limit: '8',
    viewbox: '22.8219,42.1977,23.8219,43.1977',
    bounded: '1',
    layer: 'address',
  });
});
