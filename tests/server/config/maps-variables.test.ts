import { readEnvironment } from '../../../server/config/environment';

const TILES = 'https://tiles.example/{z}/{x}/{y}.png';
const GEOCODER = 'https://photon.example/api';
const KEY = 'AIzaSyExample-key_0123456789';

const read = (variables: Readonly<Record<string, string>>) =>
  readEnvironment({ API_URL: 'http://backend:4000', ...variables });

it.each<[string, Readonly<Record<string, string>>, object]>([
  ['the lists that come with the shop when nothing is said', {}, { provider: 'offline' }],
  ['Google as soon as there is a key', { GOOGLE_MAPS_KEY: KEY }, { provider: 'google', key: KEY }],
  [
    'open map data when it is named',
    { MAPS_PROVIDER: 'osm', MAP_TILES_URL: TILES, GEOCODER_URL: GEOCODER },
    { provider: 'osm', tilesUrl: TILES, geocoderUrl: GEOCODER },
  ],
  [
    'the lists in spite of a key when they are named',
    { MAPS_PROVIDER: 'offline', GOOGLE_MAPS_KEY: KEY },
    { provider: 'offline' },
  ],
  [
    'tiles of several hosts, and a geocoder by its base address',
    {
      MAPS_PROVIDER: 'osm',
      MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=1',
      GEOCODER_URL: 'http://geocoder:2322/',
    },
    {
      provider: 'osm',
      tilesUrl: 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=1',
      geocoderUrl: 'http://geocoder:2322',
    },
  ],
])('takes %s', (_, variables, maps) => {
  const environment = read(variables);
  expect(environment).toMatchObject({ ok: true, value: { setup: { maps } } });
});

it.each<[Readonly<Record<string, string>>, string]>([
  [{ MAPS_PROVIDER: 'yandex' }, 'MAPS_PROVIDER: got "yandex", accepts offline, osm, google'],
  [
    { MAPS_PROVIDER: 'google' },
    'GOOGLE_MAPS_KEY: got nothing, accepts a key for Google Maps (MAPS_PROVIDER=google needs it)',
  ],
  [
    { MAPS_PROVIDER: 'osm', GEOCODER_URL: GEOCODER },
    'MAP_TILES_URL: got nothing, accepts the http(s) address of map tiles with {z}, {x} and {y} in it (MAPS_PROVIDER=osm needs it)',
  ],
  [
    { MAPS_PROVIDER: 'osm', MAP_TILES_URL: TILES },
    'GEOCODER_URL: got nothing, accepts the http(s) address of a Photon or a Nominatim (MAPS_PROVIDER=osm needs it)',
  ],
  [
    { MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' },
    'MAP_TILES_URL: got "https://tiles.example/{z}/{x}.png", accepts the http(s) address of map tiles with {z}, {x} and {y} in it',
  ],
  [
    { MAP_TILES_URL: '/{z}/{x}/{y}.png' },
    'MAP_TILES_URL: got "/{z}/{x}/{y}.png", accepts the http(s) address of map tiles with {z}, {x} and {y} in it',
  ],
  [
    { GEOCODER_URL: 'photon.example' },
    'GEOCODER_URL: got "photon.example", accepts the http(s) address of a Photon or a Nominatim',
  ],
])('refuses %j with a line that names the variable', (variables, error) => {
  expect(read(variables)).toEqual({ ok: false, error });
});

it('does not repeat a key that is not one', () => {
  expect(read({ GOOGLE_MAPS_KEY: 'a key with spaces' })).toEqual({
    ok: false,
    error: 'GOOGLE_MAPS_KEY: got something else, accepts a key for Google Maps',
  });
});
