import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { MapsSetup } from '../../src/application/setup/setup';
import { countsVisits } from '../../src/application/setup/setup';
import type { Environment } from '../config/environment';

/** What a content policy lets in besides the shop's own files. */
type OutsideSources = Readonly<
  Partial<
    Record<`${'script' | 'style' | 'img' | 'font' | 'connect' | 'frame' | 'worker'}Src`, string[]>
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
const mapSources = (maps: MapsSetup): OutsideSources => {
  if (maps.provider !== 'osm') return maps.provider === 'google' ? GOOGLE : {};
  return { imgSrc: [originOf(maps.tilesUrl)], connectSrc: [originOf(maps.geocoderUrl)] };
};

// Helmet hands over Node's own type; the answer is Express's.
const nonceOf = (response: unknown): string => `'nonce-${(response as Response).locals.nonce}'`;

/** What a shop that counts visits lets in besides its own files. */
const COUNTING: OutsideSources = {
  scriptSrc: ['https://www.googletagmanager.com'],
  // Where a call cannot be made, a visit is counted by a picture.
  imgSrc: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connectSrc: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
};

/** What no page of the shop asks a device for; where somebody is, an address may. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .concat('geolocation=(self)')
  .join(', ');

const moreHeaders: RequestHandler = (request, response, next) => {
  response.locals.nonce = randomUUID();
  response.set('Permissions-Policy', PERMISSIONS);
  // The shop may run without TLS on a laptop. For a year, and for this host alone: others are not the shop's.
  if (request.secure) response.set('Strict-Transport-Security', 'max-age=31536000');
  next();
};

/** Scripts only from our own files, or with this answer's nonce; nothing frames the shop. */
export const securityHeaders = ({
  setup,
  pictureHosts,
  devReloadUrl,
}: Pick<Environment, 'setup' | 'pictureHosts' | 'devReloadUrl'>): readonly RequestHandler[] => {
  const outside: readonly OutsideSources[] = [
    { imgSrc: [...pictureHosts], connectSrc: devReloadUrl === null ? [] : [devReloadUrl] },
    countsVisits(setup.analytics) ? COUNTING : {},
    mapSources(setup.maps),
  ];
  const from = (kind: keyof OutsideSources): string[] =>
    outside.flatMap((sources) => sources[kind] ?? []);
  /** Null where nothing is let in: `default-src` says so already. */
  const besidesOwn = (kind: keyof OutsideSources): string[] | null =>
    from(kind).length > 0 ? ["'self'", ...from(kind)] : null;
  return [
    moreHeaders,
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", (_, response) => nonceOf(response), ...from('scriptSrc')],
          styleSrc: ["'self'", "'unsafe-inline'", ...from('styleSrc')],
          imgSrc: ["'self'", 'data:', ...from('imgSrc')],
          fontSrc: besidesOwn('fontSrc'),
          frameSrc: besidesOwn('frameSrc'),
          workerSrc: besidesOwn('workerSrc'),
          connectSrc: ["'self'", ...from('connectSrc')],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'self'"],
        },
      },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // A messenger opens in a window of its own, which the page has to know of.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      // Said above, where it is known whether there is TLS.
      strictTransportSecurity: false,
    }),
  ];
};
