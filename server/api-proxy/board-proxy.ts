import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { asksForEvents } from '../../environment/asks-for-events';
import { staffTokenOf } from '../../environment/staff-cookie';
import { isOwnPath } from '../../src/domain/navigation/is-own-path';
import { isOverTls } from '../middleware/visited-url';
import type { EventStreams } from '../ops/event-streams';
import { isEventStream } from '../ops/event-streams';
import { headersOfAnswer } from '../upstream/call-headers';
import type { ConnectionPools } from '../upstream/connection-pools';
import type { Backend } from './forward';
import { forward } from './forward';
import { streamOwners } from './stream-owners';

interface BoardProxyDeps extends Backend {
  readonly pools: ConnectionPools;
  readonly eventStreams: EventStreams;
  readonly streamsPerNetwork: number;
}

/** What the board's pages say beside what answers of calls do. */
const OF_PAGES = /^(content-security-policy|referrer-policy|x-robots-tag)$/;

const OF_STAFF = /^staff_session=[\w-]{0,200}; Path=\/board; /;

/** The cookie of the board and no other; the backend does not know whether the browser came over TLS. */
const cookiesOf = (headers: IncomingHttpHeaders, request: Request): readonly string[] =>
  (headers['set-cookie'] ?? [])
    .filter((cookie) => OF_STAFF.test(cookie))
    .map((cookie) =>
      isOverTls(request) && !cookie.includes('; Secure') ? `${cookie}; Secure` : cookie,
    );

const headersOf = (headers: IncomingHttpHeaders, request: Request): IncomingHttpHeaders => {
  const cookies = cookiesOf(headers, request);
  return {
    ...headersOfAnswer(headers),
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => OF_PAGES.test(name))),
    ...(headers.location === undefined ? {} : { location: headers.location }),
    ...(cookies.length === 0 ? {} : { 'set-cookie': [...cookies] }),
  };
};

/**
 * Passes on the embedded backend's board for the restaurant, its pages and its calls. Of the visitor's
 * cookies the session of staff goes along, as a token.
 */
export const boardProxy = ({
  pools,
  eventStreams,
  streamsPerNetwork,
  ...backend
}: BoardProxyDeps): RequestHandler =>
  forward(backend, {
    poolOf: (request) => (asksForEvents(request) ? pools.streams : pools.calls),
    tokenOf: (request) => staffTokenOf(request.headers.cookie),
    admit: (incoming, request, response) => {
      const { statusCode = 503, headers } = incoming;
      const isStream = isEventStream(incoming);
      if (isStream && (!asksForEvents(request) || request.method !== 'GET')) return null;
      if (headers.location !== undefined && !isOwnPath(headers.location)) return null;
      if (isStream) {
        const token = staffTokenOf(request.headers.cookie);
        eventStreams.pass(incoming, response, streamOwners(request, token, streamsPerNetwork));
      }
      return { status: statusCode, headers: headersOf(headers, request) };
    },
  });
