import type { IncomingMessage } from 'node:http';
import type { CircuitBreakerPolicy } from 'cockatiel';
import type { Request, RequestHandler } from 'express';
import { asksForEvents } from '../../environment/asks-for-events';
import { canonicalPath } from '../../environment/canonical-path';
import { SITE_FACTOR, callerNetwork } from '../../environment/network-of';
import { refusedSessionHeaders, takeClosedSession } from '../session/answer-marks';
import { tokenOfRequest } from '../session/session-tokens';
import type { ConnectionPools } from '../upstream/connection-pools';
import { callName } from '../ops/call-name';
import type { Metrics } from '../ops/metrics';
import { codeOfBody } from '../upstream/counted-adapter';
import { headersOfAnswer } from '../upstream/answer-headers';
import { apiError } from '../middleware/api-error';
import { changesByGet } from './called-path';
import type { EventStreams, StreamOwner } from '../ops/event-streams';
import { isEventStream } from '../ops/event-streams';
import type { AnswerHead } from './forward';
import { forward } from './forward';

export interface ApiProxyParts {
  readonly apiUrl: string;
  readonly pools: ConnectionPools;
  readonly circuit: CircuitBreakerPolicy;
  readonly metrics: Metrics;
  readonly eventStreams: EventStreams;
  /** How many event streams may be open for visitors of one network. */
  readonly streamsPerNetwork: number;
}

/** Streams of one session, and of one order: the browser opens one in all its windows. */
const STREAMS_PER_READER = 5;

/** Streams of everybody: each holds a connection here and one at the backend. */
const STREAMS = 512;

/** In bytes: the code of a refusal stands within the beginning of its body. */
const REFUSAL_START = 2000;

/** Sending a visitor elsewhere is not the backend's business. */
const statusOf = ({ statusCode = 200 }: IncomingMessage): number =>
  statusCode >= 300 && statusCode < 400 && statusCode !== 304 ? 503 : statusCode;

const isPicture = ({ path }: Request): boolean => path.startsWith('/media/');

/** Counts an answer that passes through; of a refusal its code, which is read as it goes by. */
const countAnswer = (
  incoming: IncomingMessage,
  request: Request,
  metrics: Metrics,
  sentAt: number,
): void => {
  const status = incoming.statusCode ?? 0;
  metrics.backendAnswered(callName(request.path), String(status), performance.now() - sentAt);
  if (status < 400) return;
  let start = '';
  incoming.on('data', (piece: Buffer) => {
    if (start.length < REFUSAL_START) start += piece.toString('utf8');
  });
  incoming.once('end', () => {
    metrics.refused(status, codeOfBody(start));
  });
};

const ownersOf = (request: Request, streamsPerNetwork: number): readonly StreamOwner[] => {
  const token = tokenOfRequest(request);
  const { address, site } = callerNetwork(request);
  const order = canonicalPath(request.path).replace(/\/$/, '');
  return [
    { name: 'everybody', limit: STREAMS },
    { name: `network ${address}`, limit: streamsPerNetwork },
    ...(site === null ? [] : [{ name: `site ${site}`, limit: streamsPerNetwork * SITE_FACTOR }]),
    { name: `order ${order}`, limit: STREAMS_PER_READER },
    ...(token === null ? [] : [{ name: `session ${token}`, limit: STREAMS_PER_READER }]),
  ];
};

/**
 * Passes calls on to the backend at the same path. The visitor's cookies stay here; the token among
 * them becomes the Authorization header, and whatever the browser sent as one is dropped.
 */
export const apiProxy = ({
  apiUrl,
  pools,
  circuit,
  metrics,
  eventStreams,
  streamsPerNetwork,
}: ApiProxyParts): RequestHandler => {
  const pass = forward(apiUrl, circuit, {
    poolOf: (request) => {
      if (asksForEvents(request)) return pools.streams;
      return isPicture(request) ? pools.pictures : pools.calls;
    },
    tokenOf: tokenOfRequest,
    admit: (incoming, request, response, sentAt): AnswerHead | null => {
      countAnswer(incoming, request, metrics, sentAt);
      const isStream = isEventStream(incoming);
      // A stream must not keep a connection that is meant for calls.
      if (isStream && !asksForEvents(request)) return null;
      if (isStream) eventStreams.pass(incoming, response, ownersOf(request, streamsPerNetwork));
      takeClosedSession(incoming, request, response);
      return {
        status: statusOf(incoming),
        headers: {
          ...headersOfAnswer(incoming.headers),
          ...refusedSessionHeaders(incoming, request),
          ...(changesByGet(request) ? { 'cache-control': 'no-store' } : {}),
        },
      };
    },
    refused: (request) => {
      metrics.backendAnswered(callName(request.path), 'busy', 0);
    },
  });
  return (request, response, next) => {
    // A HEAD would leave the backend's side of the stream open on a connection that others use next.
    if (asksForEvents(request) && request.method !== 'GET') {
      response.set('Allow', 'GET');
      apiError(request, response, 405, 'method');
    } else {
      void pass(request, response, next);
    }
  };
};
