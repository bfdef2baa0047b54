import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { isOverTls, visitedHost, writtenUrl } from '../middleware/visited-url';
import { hasStrayToken } from './session-cookie';

/** Deeper folders and longer names have none of our pages; each would be two lines more. */
const DEEPEST = 4;

/** The folders in which a cookie may lie that comes along to a path, each with and without its slash. */
const foldersOf = (path: string): readonly string[] => {
  const names = path.split('/').filter((name) => name !== '');
  // Anything else would have to be escaped to stand in a cookie's path.
  const strange = names.findIndex((name) => !/^[\w.~%-]+$/.test(name));
  const plain = names.slice(0, Math.min(DEEPEST, strange < 0 ? names.length : strange));
  return plain.flatMap((_, index) => {
    const folder = `/${plain.slice(0, index + 1).join('/')}`;
    return [folder, `${folder}/`];
  });
};

/** The host and the domains above it, without the last label. */
const domainsOf = (host: string): readonly string[] => {
  if (isIP(host) !== 0 || !/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(host)) return [];
  const labels = host.split('.').slice(-DEEPEST);
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

const removal = (path: string, domain?: string): string =>
  `token=; Path=${path}${domain === undefined ? '' : `; Domain=${domain}`}; Max-Age=0`;

/**
 * Takes away every cookie that comes along with this request under the session's name without being
 * the session's own. That one belongs to this host and to no folder, and over TLS it has a prefix.
 */
export const strayRemovals = (request: Request): readonly string[] => {
  const folders = foldersOf(writtenUrl(request).path);
  return [
    ...domainsOf(visitedHost(request).replace(/:\d+$/, '')).flatMap((domain) =>
      ['/', ...folders].map((folder) => removal(folder, domain)),
    ),
    ...[...(isOverTls(request) ? ['/'] : []), ...folders].map((folder) => removal(folder)),
  ];
};

/** Where a request carries tokens that are not the session's own, its answer takes them away. */
export const removeStrayCookies: RequestHandler = (request, response, next) => {
  if (hasStrayToken(request)) {
    response.append('Set-Cookie', [...strayRemovals(request)]);
  }
  next();
};
