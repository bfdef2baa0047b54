import type { Request } from 'express';
import { normalHost } from '../../src/domain/city/city-by-host';
import { visitedHost, writtenUrl } from '../middleware/visited-url';
import { mayHoldVisitorCookies } from '../session/visitor-cookies';

/** What a page's address may ask that changes what the server draws. */
const KNOWN = new Set(['filter', 'page']);

/** What advertisements add to addresses: it changes nothing of a page. */
const OF_ADVERTISING = /^(utm_\w+|gclid|fbclid|yclid|msclkid)$/;

/**
 * Makes the cache's keys. `learn` takes the addresses of the shop's cities as pages name them: all other
 * hosts share one key, so that strangers cannot make up as many pages as they like. Until then each counts.
 */
export const cacheKeys = () => {
  const hosts = new Set<string>();
  const hostKey = (host: string): string => {
    const normal = normalHost(host) ?? '';
    return hosts.size === 0 || hosts.has(normal) ? normal : '';
  };
  return {
    learn: (addresses: readonly string[]): void => {
      for (const address of addresses)
        if (URL.canParse(address)) hosts.add(normalHost(new URL(address).host) ?? '');
    },
    /**
     * Under which key the page for a request is cached, and whether that page may fill the cache: its
     * address has nothing more. Null for a page that is rendered for its visitor alone.
     */
    keyOf: (request: Request) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead || mayHoldVisitorCookies(request)) return null;
      const { path, search } = writtenUrl(request);
      const query = [...new URLSearchParams(search)];
      const asked = query.filter(([name]) => !OF_ADVERTISING.test(name));
      if (asked.some(([name]) => !KNOWN.has(name))) return null;
      // Encoded again: a value with a line break or a "&" in it must not read like two, or a stranger says
      // what others see. Of one name the order stays, since the first may be the one that counts.
      const known = new URLSearchParams(asked);
      known.sort();
      return {
        key: [hostKey(visitedHost(request)), path, known.toString()].join('\n'),
        mayFill: request.method === 'GET' && asked.length === query.length,
      };
    },
  };
};
