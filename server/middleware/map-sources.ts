import type { MapsSetup } from '../../src/application/setup/setup';

/** What a content policy lets in besides the shop's own files. */
export type OutsideSources = Partial<
  Readonly<
    Record<
      'scriptSrc' | 'styleSrc' | 'imgSrc' | 'fontSrc' | 'connectSrc' | 'frameSrc' | 'workerSrc',
      readonly string[]
    >
  >
>;

/**
 * As Google lists it, with less for scripts: they come from two hosts, and of what `unsafe-eval`
 * opens Google's maps need WebAssembly.
 */
const GOOGLE: OutsideSources = {
  scriptSrc: ['https://maps.googleapis.com', 'https://maps.gstatic.com', "'wasm-unsafe-eval'"],
  styleSrc: ['https://fonts.googleapis.com'],
  imgSrc: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  fontSrc: ['https://fonts.gstatic.com'],
  connectSrc: [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  frameSrc: ['https://*.google.com'],
  workerSrc: ['blob:'],
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
      return {};
    case 'osm':
      return { imgSrc: [originOf(maps.tilesUrl)], connectSrc: [originOf(maps.geocoderUrl)] };
    case 'google':
      return GOOGLE;
  }
};
