import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** A number used once, by which the browser knows the page's own scripts. */
const giveNonce: RequestHandler = (_, response, next) => {
  response.locals.nonce = randomUUID();
  next();
};

// Helmet hands over Node's own type; the answer is Express's.
const nonceOf = (response: unknown): string => `'nonce-${(response as Response).locals.nonce}'`;

/**
 * Scripts only from our own files, or with this answer's nonce; nothing frames the shop.
 * `sources` are further addresses that scripts may call.
 */
export const securityHeaders = (sources: readonly string[]): readonly RequestHandler[] => [
  giveNonce,
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", (_, response) => nonceOf(response)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        connectSrc: ["'self'", ...sources],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The shop may run without TLS on a laptop; whoever ends TLS in front says so there.
    strictTransportSecurity: false,
  }),
];
