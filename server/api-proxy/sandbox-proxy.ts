import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { isOwnPath } from '../../src/domain/navigation/is-own-path';
import type { ConnectionPool } from '../upstream/connection-pools';
import type { Backend } from './forward';
import { forward } from './forward';

/** Of the backend's headers those that a page with a form needs. */
const OF_THE_PAGE = /^(content-(type|length|language)|location|date)$/;

/** What may happen on such a page, whatever the backend sends: its forms come back here, no script runs. */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  // So that the form's origin reaches `ownFormsOnly`.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** How the embedded backend's page comes back: a redirect only to where `mayLead` says. */
export const admitPage = (
  { statusCode = 503, headers }: IncomingMessage,
  mayLead: (location: string) => boolean,
) => {
  const isAllowed = headers.location === undefined || mayLead(headers.location);
  const allowed = Object.entries(headers).filter(
    ([name]) => OF_THE_PAGE.test(name) && (name !== 'location' || isAllowed),
  );
  return {
    status: isAllowed ? statusCode : 503,
    headers: { ...Object.fromEntries(allowed), ...PAGE_HEADERS },
  };
};

/**
 * Passes on the embedded backend's sandbox pages for a bank and a messenger. No token goes along: the key
 * in the address is all the right they ask for.
 */
export const sandboxProxy = (backend: Backend, pool: ConnectionPool): RequestHandler =>
  forward(backend, {
    poolOf: () => pool,
    tokenOf: () => null,
    admit: (incoming) => admitPage(incoming, isOwnPath),
  });
