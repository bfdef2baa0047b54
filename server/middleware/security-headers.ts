import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { OutsideSources } from './map-sources';

/** A number used once, by which the browser knows the page's own scripts. */
const giveNonce: RequestHandler = (_, response, next) => {
  response.locals.nonce = randomUUID();
  next();
};

// Helmet hands over Node's own type; the answer is Express's.
const nonceOf = (response: unknown): string => `'nonce-${(response as Response).locals.nonce}'`;

/** What a shop that counts visits lets in besides its own files. */
const COUNTING = {
  scripts: ['https://www.googletagmanager.com'],
  // Where a call cannot be made, a visit is counted by a picture.
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  calls: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
};

export interface AllowedSources {
  /** Addresses outside that scripts may call. */
  readonly calls: readonly string[];
  readonly countsVisits: boolean;
  /** Hosts besides the shop's own that pictures come from. */
  readonly pictures: readonly string[];
  /** What the maps need. */
  readonly maps: OutsideSources;
}

/** A kind of thing that is let in from elsewhere; where there is none, `default-src` says so already. */
const besidesOwn = (sources: readonly string[]): readonly string[] | null =>
  sources.length > 0 ? ["'self'", ...sources] : null;

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
  calls,
  countsVisits,
  maps,
  pictures,
}: AllowedSources): readonly RequestHandler[] => [
  giveNonce,
  moreHeaders,
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          (_, response) => nonceOf(response),
          ...(countsVisits ? COUNTING.scripts : []),
          ...maps.scripts,
        ],
        styleSrc: ["'self'", "'unsafe-inline'", ...maps.styles],
        imgSrc: [
          "'self'",
          'data:',
          ...pictures,
          ...(countsVisits ? COUNTING.pictures : []),
          ...maps.pictures,
        ],
        fontSrc: besidesOwn(maps.fonts),
        frameSrc: besidesOwn(maps.frames),
        workerSrc: besidesOwn(maps.workers),
        connectSrc: ["'self'", ...calls, ...(countsVisits ? COUNTING.calls : []), ...maps.calls],
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
