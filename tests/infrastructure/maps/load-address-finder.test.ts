import { makeLoadAddressFinder } from '../../../src/infrastructure/maps/load-address-finder';
import { NO_LOCATION } from '../../../src/infrastructure/maps/no-maps';
import type { GeocoderServer } from '../../support/maps/geocoder-server';
import { startGeocoder } from '../../support/maps/geocoder-server';
import { googleDouble } from '../../support/maps/google-double';
import { SOFIA } from '../../support/maps/known-city';

const LASTING = new AbortController().signal;

const noGoogle = () => Promise.reject(new Error('No script runs here'));

let geocoder: GeocoderServer;
beforeAll(async () => {
  geocoder = await startGeocoder('photon');
});
afterAll(() => geocoder.close());

it('a shop without a map service finds streets in its own lists', async () => {
  const load = makeLoadAddressFinder({ provider: 'offline' }, noGoogle);
  const answer = await (await load(SOFIA)).openSearch().suggest('шипка', LASTING);
  expect(answer).toMatchObject({ ok: true, value: [{ title: 'Shipka St.' }] });
});

it('a city without a list has no streets, and pins there have no address', async () => {
  const load = makeLoadAddressFinder({ provider: 'offline' }, noGoogle);
  const kyiv = { lat: 50.4501, lng: 30.5234 };
  const finder = await load({ ...SOFIA, center: kyiv });
  const nothing = { ok: true, value: [] };
  expect(await finder.openSearch().suggest('vitosha', LASTING)).toEqual(nothing);
  expect(await finder.at(kyiv, LASTING)).toEqual({ ok: true, value: null });
});

it('a shop with a geocoder asks it, and what was found out about it is remembered', async () => {
  const load = makeLoadAddressFinder(
    { provider: 'osm', tilesUrl: '', geocoderUrl: geocoder.url },
    noGoogle,
  );
  for (const locale of ['en', 'ru']) {
    const finder = await load({ ...SOFIA, locale });
    expect(await finder.openSearch().suggest('vitosha', LASTING)).toMatchObject({ ok: true });
  }
  expect(geocoder.asked.map(({ pathname }) => pathname)).toEqual(['/api', '/api']);
});

it('a shop with Google asks Google', async () => {
  const { maps } = googleDouble();
  const load = makeLoadAddressFinder({ provider: 'google', key: 'key' }, () =>
    Promise.resolve(maps),
  );
  const answer = await (await load(SOFIA)).openSearch().suggest('vitosha', LASTING);
  expect(answer).toMatchObject({ ok: true, value: [{ title: 'Vitosha Blvd' }] });
});

it('a shop with Google finds no address where no script of it runs', async () => {
  const load = makeLoadAddressFinder({ provider: 'google', key: 'key' }, noGoogle);
  await expect(load(SOFIA)).rejects.toThrow('No script runs here');
});

it('the server finds nobody', async () => {
  expect(await NO_LOCATION()).toEqual({ ok: false, error: { kind: 'location.unavailable' } });
});
