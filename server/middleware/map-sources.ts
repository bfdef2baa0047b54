import type { MapsSetup } from '../../src/application/setup/setup';

/** What a content policy lets in besides the shop's own files. */
export interface OutsideSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly pictures: readonly string[];
  readonly fonts: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
  readonly workers: readonly string[];
}

export const NOTHING_OUTSIDE: OutsideSources = {
  scripts: [],
  styles: [],
  pictures: [],
  fonts: [],
  calls: [],
  frames: [],
  workers: [],
};

/**
 * As Google lists it, with less for scripts: they come from two hosts, and of what `unsafe-eval`
 * opens Google's maps need WebAssembly.
 */
const GOOGLE: OutsideSources = {
  scripts: ['https://maps.googleapis.com', 'https://maps.gstatic.com', "'wasm-unsafe-eval'"],
  styles: ['https://fonts.googleapis.com'],
  pictures: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  fonts: ['https://fonts.gstatic.com'],
  calls: [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  frames: ['https://*.google.com'],
  workers: ['blob:'],
};

/** The host of an address in which `{s}` may stand for one of several. */
const originOf = (address: string): string => {
  const [, scheme = '', host = ''] = /^(https?:\/\/)([^/?#]+)/.exec(address) ?? [];
  return scheme + host.replace(/^\{s\}(?=\.)/, '*').replace(/^[^@]*@/, '');
};

/** What the maps of a shop need from elsewhere, and nothing more. */
export const mapSources = (maps: MapsSetup): OutsideSources => {
  switch (maps.provider) {
    case 'offline':
      return NOTHING_OUTSIDE;
    case 'osm':
      return {
        ...NOTHING_OUTSIDE,
        pictures: [originOf(maps.tilesUrl)],
        calls: [originOf(maps.geocoderUrl)],
      };
    case 'google':
      return GOOGLE;
  }
};
