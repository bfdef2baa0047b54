import type { Request } from 'express';
import { normalHost } from '../../src/domain/city/city-by-host';
import { mayHoldVisitorCookies } from '../session/visitor-cookies';
import { writtenUrl } from '../middleware/written-url';
import { visitedHost } from '../middleware/visited-host';

/** What a page's address may ask that changes what the server draws. */
const KNOWN = new Set(['filter', 'page']);

/** What advertisements add to addresses: it changes nothing of a page. */
const OF_ADVERTISING = /^(utm_\w+|gclid|fbclid|yclid|msclkid)$/;

interface CacheKey {
  readonly key: string;
  /** Whether the page that this request is answered with may fill the cache: its address has nothing more. */
  readonly mayFill: boolean;
}

/**
 * The hosts of the shop's cities, as pages have told of them: every other is one and the same, so that
 * strangers cannot make up as many pages as they like. Until a page has told, each counts.
 */
export class KnownHosts {
  private readonly hosts = new Set<string>();

  learn(addresses: readonly string[]): void {
    for (const address of addresses) {
      if (URL.canParse(address)) this.hosts.add(normalHost(new URL(address).host) ?? '');
    }
  }

  keyOf(host: string): string {
    // Most requests spell it so, and need no parser.
    if (this.hosts.has(host)) return host;
    const normal = normalHost(host) ?? '';
    return this.hosts.size === 0 || this.hosts.has(normal) ? normal : '';
  }
}

/**
 * Encoded again: a value with a line break or a "&" in it must not read like two, or a stranger says what
 * others see. Of one name the order stays, since the first may be the one that counts.
 */
const encoded = (asked: [name: string, value: string][]): string => {
  const known = new URLSearchParams(asked);
  known.sort();
  return known.toString();
};

/** Under which key the page for a request is cached; null for one that is rendered for its visitor alone. */
export const cacheKeyOf = (request: Request, hosts: KnownHosts): CacheKey | null => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || mayHoldVisitorCookies(request)) return null;
  const { path, search } = writtenUrl(request);
  const query = [...new URLSearchParams(search)];
  const asked = query.filter(([name]) => !OF_ADVERTISING.test(name));
  if (asked.some(([name]) => !KNOWN.has(name))) return null;
  return {
    key: [hosts.keyOf(visitedHost(request)), path, asked.length === 0 ? '' : encoded(asked)].join(
      '\n',
    ),
    mayFill: request.method === 'GET' && asked.length === query.length,
  };
};
