import type { Request, RequestHandler } from 'express';
import { asksForEvents } from '../../environment/asks-for-events';
import { canonicalPath } from '../../environment/canonical-path';
import { apiError } from '../middleware/api-error';
import type { EventStreams, StreamOwner } from '../ops/event-streams';
import { isEventStream } from '../ops/event-streams';
import {
  refusedSessionHeaders,
  takeClosedSession,
  tokenOfRequest,
} from '../session/session-cookie';
import { headersOfAnswer } from '../upstream/call-headers';
import type { ConnectionPools } from '../upstream/connection-pools';
import { changesByGet } from './change-guard';
import type { Backend } from './forward';
import { forward } from './forward';
import { STREAMS_PER_READER, streamOwners } from './stream-owners';

interface ApiProxyDeps extends Backend {
  readonly pools: ConnectionPools;
  readonly eventStreams: EventStreams;
  readonly streamsPerNetwork: number;
}

/** Sending a visitor elsewhere is not the backend's business. */
const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

const ownersOf = (request: Request, streamsPerNetwork: number): readonly StreamOwner[] => {
  const order = canonicalPath(request.path).replace(/\/$/, '');
  return [
    ...streamOwners(request, tokenOfRequest(request), streamsPerNetwork),
    { name: `order ${order}`, limit: STREAMS_PER_READER },
  ];
};

/**
 * Passes calls on to the backend at the same path. The visitor's cookies stay here; the token among
 * them becomes the Authorization header, and whatever the browser sent as one is dropped.
 */
export const apiProxy = ({
  pools,
  eventStreams,
  streamsPerNetwork,
  ...backend
}: ApiProxyDeps): RequestHandler => {
  const pass = forward(backend, {
    poolOf: (request) => {
      if (asksForEvents(request)) return pools.streams;
      return request.path.startsWith('/media/') ? pools.pictures : pools.calls;
    },
    tokenOf: tokenOfRequest,
    admit: (incoming, request, response) => {
      const { statusCode = 503, headers } = incoming;
      const isStream = isEventStream(incoming);
      // A stream must not keep a connection that is meant for calls.
      if (isStream && !asksForEvents(request)) return null;
      if (isStream) eventStreams.pass(incoming, response, ownersOf(request, streamsPerNetwork));
      takeClosedSession(statusCode, headers['session-ended'], request, response);
      return {
        status: isRedirect(statusCode) ? 503 : statusCode,
        headers: {
          ...headersOfAnswer(headers),
          ...refusedSessionHeaders(statusCode, request),
          ...(changesByGet(request) ? { 'cache-control': 'no-store' } : {}),
        },
      };
    },
  });
  return (request, response, next) => {
    // A HEAD would leave the backend's side of the stream open on a connection that others use next.
    if (asksForEvents(request) && request.method !== 'GET') {
      response.set('Allow', 'GET');
      apiError(request, response, 'method');
    } else {
      void pass(request, response, next);
    }
  };
};
