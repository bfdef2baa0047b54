import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { countsVisits } from '../../src/application/setup/setup';
import type { Environment } from '../config/environment';
import type { OutsideSources } from './map-sources';
import { mapSources } from './map-sources';

/** A number used once, by which the browser knows the page's own scripts. */
const giveNonce: RequestHandler = (_, response, next) => {
  response.locals.nonce = randomUUID();
  next();
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
export const PERMISSIONS = [
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

/** For a year, and for this host alone: others of the domain are not the shop's. */
const OVER_TLS = 'max-age=31536000';

/** The shop may run without TLS on a laptop: who came over TLS is to come over TLS from now on. */
const moreHeaders: RequestHandler = (request, response, next) => {
  response.set('Permissions-Policy', PERMISSIONS);
  if (request.secure) response.set('Strict-Transport-Security', OVER_TLS);
  next();
};

/** Scripts only from our own files, or with this answer's nonce; nothing frames the shop. */
export const securityHeaders = ({
  setup,
  pictureHosts,
  devReloadUrl,
}: Pick<Environment, 'setup' | 'pictureHosts' | 'devReloadUrl'>): readonly RequestHandler[] => {
  const outside: readonly OutsideSources[] = [
    { imgSrc: pictureHosts, connectSrc: devReloadUrl === null ? [] : [devReloadUrl] },
    countsVisits(setup.analytics) ? COUNTING : {},
    mapSources(setup.maps),
  ];
  const from = (kind: keyof OutsideSources): readonly string[] =>
    outside.flatMap((sources) => sources[kind] ?? []);
  /** Null where nothing is let in: `default-src` says so already. */
  const besidesOwn = (kind: keyof OutsideSources): readonly string[] | null =>
    from(kind).length > 0 ? ["'self'", ...from(kind)] : null;
  return [
    giveNonce,
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
