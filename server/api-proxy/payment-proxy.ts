import type { Request, RequestHandler } from 'express';
import { isOwnPath } from '../../src/domain/navigation/is-own-path';
import type { ConnectionPool } from '../upstream/connection-pools';
import type { Backend } from './forward';
import { forward } from './forward';
import { admitPage } from './sandbox-proxy';

/** The way to pay begins here: of all addresses of the shop only this one leads to another site. */
const BEGINS = /^\/payment\/[\w-]{22}$/;

/** Hosts of this machine, where a provider is imitated in tests. */
const LOCAL_HOST = /^(?:.+\.)?localhost$|^127\.0\.0\.1$/;

const isForeignPage = (location: string): boolean => {
  if (!URL.canParse(location)) return false;
  const { protocol, hostname, username } = new URL(location);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL_HOST.test(hostname));
  return isSafe && username === '';
};

const mayLeadFrom =
  ({ method, path }: Request) =>
  (location: string): boolean =>
    isOwnPath(location) ||
    // Without a scheme it would depend on the reader where it leads.
    (method === 'GET' && BEGINS.test(path) && /^https?:/.test(location) && isForeignPage(location));

/**
 * Passes on the way to the provider of a payment, the way back, and their notices. The embedded backend redirects only to
 * pages of the provider that it was set up with. No token goes along: the key in the address is all the right there is.
 */
export const paymentProxy = (backend: Backend, pool: ConnectionPool): RequestHandler =>
  forward(backend, {
    poolOf: () => pool,
    tokenOf: () => null,
    admit: (incoming, request) => admitPage(incoming, mayLeadFrom(request)),
  });
