import type { ValuesOf } from '../../environment/setting';
import { about, setting } from '../../environment/setting';
import type { MapsSetup } from '../../src/application/setup/setup';

/** An http(s) address without a slash at its end; undefined for anything else. */
export const httpAddress = (text: string): string | undefined =>
  /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined;

type Provider = MapsSetup['provider'];

const PROVIDERS: readonly Provider[] = ['offline', 'osm', 'google'];

const TILES = 'the http(s) address of map tiles with {z}, {x} and {y} in it';
const GEOCODER = 'the http(s) address of a Photon or a Nominatim';
const KEY = 'a key for Google Maps';

/** `{s}` stands for one of several hosts; the other parts for the tile that is wanted. */
const tilesAddress = (text: string): string | undefined =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
  httpAddress(text.replaceAll(/\{\w+\}/g, '1')) !== undefined
    ? text
    : undefined;

export const MAPS_VARIABLES = {
  MAPS_PROVIDER: about(
    'Where maps, streets and addresses come from. offline: the lists of streets that come with the shop, so nothing leaves its own host. osm: tiles and a geocoder of open map data; needs `MAP_TILES_URL` and `GEOCODER_URL`. google: Google Maps; the default as soon as `GOOGLE_MAPS_KEY` is set. Read "Maps" in docs/operations.md first.',
    setting<Provider | ''>(PROVIDERS.join(', '), '', (text) =>
      PROVIDERS.find((provider) => provider === text),
    ),
    'offline',
  ),
  MAP_TILES_URL: about(
    "For osm: the address of the map's tiles, such as `https://tiles.example/{z}/{x}/{y}.png`.",
    setting<string>(TILES, '', tilesAddress),
  ),
  GEOCODER_URL: about(
    'For osm: a Photon or a Nominatim, as a base address or with `/api` or `/search` at its end.',
    setting<string>(GEOCODER, '', httpAddress),
  ),
  GOOGLE_MAPS_KEY: about(
    'For google: a key for Maps JavaScript, Places (New) and Geocoding.',
    setting<string>(KEY, '', (text) => (/^[\w-]{10,200}$/.test(text) ? text : undefined)),
  ),
};

type Variables = ValuesOf<typeof MAPS_VARIABLES>;

/** Google where there is a key, unless another provider is named. */
const providerOf = ({ MAPS_PROVIDER, GOOGLE_MAPS_KEY }: Variables): Provider =>
  MAPS_PROVIDER || (GOOGLE_MAPS_KEY === '' ? 'offline' : 'google');

/** What each provider cannot do without. */
const NEEDS: Readonly<Record<Provider, readonly (readonly [keyof Variables, string])[]>> = {
  offline: [],
  osm: [
    ['MAP_TILES_URL', TILES],
    ['GEOCODER_URL', GEOCODER],
  ],
  google: [['GOOGLE_MAPS_KEY', KEY]],
};

/** The complaint where the provider lacks something, else null. */
export const mapsProblem = (env: Variables): string | null => {
  const provider = providerOf(env);
  const missing = NEEDS[provider].find(([name]) => env[name] === '');
  return missing
    ? `${missing[0]}: got nothing, accepts ${missing[1]} (MAPS_PROVIDER=${provider} needs it)`
    : null;
};

/** Where maps, streets and addresses come from, by variables that `mapsProblem` finds nothing wrong with. */
export const mapsSetupOf = (env: Variables): MapsSetup => {
  const provider = providerOf(env);
  switch (provider) {
    case 'offline':
      return { provider };
    case 'osm':
      return { provider, tilesUrl: env.MAP_TILES_URL, geocoderUrl: env.GEOCODER_URL };
    case 'google':
      return { provider, key: env.GOOGLE_MAPS_KEY };
  }
};
