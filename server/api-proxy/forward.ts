import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { isBrokenCircuitError } from 'cockatiel';
import type { Request, RequestHandler, Response } from 'express';
import { VISITOR_LEFT } from '../../src/infrastructure/http/visitor-left';
import { callerNetwork } from '../../environment/network-of';
import { bodyOf, readBody, BODY_LIMIT } from '../middleware/read-body';
import { BackendFault, throughCircuit } from '../upstream/backend-policy';
import { openBackendRequest } from '../upstream/connection-pools';
import { callHeaders } from '../upstream/call-headers';
import type { ConnectionPool } from '../upstream/connection-pools';
import { apiError } from '../middleware/api-error';
import { callName, codeOfBody } from '../ops/metrics';
import { isEventStream } from '../ops/event-streams';
import type { Metrics } from '../ops/metrics';

/** In milliseconds, for the backend to begin its answer, and between two pieces of it. */
const TIMEOUT = 15_000;

/** In milliseconds: messages may be as far apart as their signs of life, 20 s, and a little more. */
const QUIET_STREAM = 45_000;

/** In milliseconds, for the whole of an answer that is no stream: a slow reader holds a connection. */
const ANSWER_TIME = 120_000;

/** In bytes: the code of a refusal stands within the beginning of its body. */
const REFUSAL_START = 2000;

/** Methods of the contract; an unknown path is the backend's 404. */
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Methods whose bodies mean nothing: they are not passed on. */
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

interface AnswerHead {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

interface Passage {
  readonly poolOf: (request: Request) => ConnectionPool;
  /** The session's token that goes along, or null. */
  readonly tokenOf: (request: Request) => string | null;
  /** What of the answer may come back; null for an answer that nobody may see. */
  readonly admit: (
    incoming: IncomingMessage,
    request: Request,
    response: Response,
  ) => AnswerHead | null;
}

/** The path and query of a request: a proxy's form of the address has a host before them. */
const pathOf = ({ originalUrl }: Request): string => originalUrl.replace(/^[a-z]+:\/\/[^/?]*/i, '');

/** Sets status and headers; false where Node cannot send them on, since its own client lets others through. */
const setHead = (response: Response, { status, headers }: AnswerHead): boolean => {
  try {
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
  } catch {
    Object.keys(headers).forEach((name) => response.removeHeader(name));
    return false;
  }
  // No reason phrase: the backend's may hold anything.
  response.status(status);
  return true;
};

/** Never what a parser says at length: it quotes the answer. */
const reasonOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : error.message;

/** What proxies before the backend say of one that is away; a 503 may be about one thing alone. */
const GATEWAY_STATUSES = new Set([502, 504]);

/** Ends a call that takes too long: until its answer begins, between two pieces, and in all. */
const limitTime = (outgoing: ClientRequest): void => {
  const giveUp = (): void => {
    outgoing.destroy(new Error('The backend took too long'));
  };
  // Not the socket's own limit: interim answers without end would put it off.
  let limit = setTimeout(giveUp, TIMEOUT);
  outgoing
    .once('response', (incoming: IncomingMessage) => {
      clearTimeout(limit);
      const isStream = isEventStream(incoming);
      incoming.setTimeout(isStream ? QUIET_STREAM : TIMEOUT, () => incoming.destroy());
      if (!isStream) limit = setTimeout(() => incoming.destroy(), ANSWER_TIME);
    })
    .once('close', () => {
      clearTimeout(limit);
    });
};

/** Pipes the body on. An answer that breaks off must not leave the visitor waiting for its end. */
const sendBody = (incoming: IncomingMessage, request: Request, response: Response): void => {
  incoming.once('close', () => {
    // What the visitor has left, or was sent away from, is no fault of the backend.
    if (incoming.complete || response.writableEnded || response.destroyed) return;
    request.log.warn('an answer of the backend broke off');
    response.destroy();
  });
  incoming.pipe(response);
};

/** Counts a refusal by its code, which is read as it goes by. */
const countRefusal = (incoming: IncomingMessage, status: number, metrics: Metrics): void => {
  let start = '';
  incoming.on('data', (piece: Buffer) => {
    if (start.length < REFUSAL_START) start += piece.toString('utf8');
  });
  incoming.once('end', () => {
    metrics.refused(status, codeOfBody(start));
  });
};

/**
 * Sends the answer to one call back, or the storefront's own words where there is none. Resolves when the
 * backend has answered; rejects with its fault, or with `VISITOR_LEFT`.
 */
const exchange = (
  outgoing: ClientRequest,
  request: Request,
  response: Response,
  admit: Passage['admit'],
  metrics: Metrics,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const answered = metrics.calls.startTimer({ call: callName(request.path) });
    let hasFailed = false;
    const fail = (reason: string, code: 'unusable' | 'unreachable'): void => {
      outgoing.destroy();
      // Whose visitor has gone says nothing of the backend.
      if (hasFailed || response.destroyed || response.writableEnded) return;
      hasFailed = true;
      reject(new BackendFault());
      request.log.warn({ reason }, 'a call could not be passed on');
      if (response.headersSent) response.destroy();
      else apiError(request, response, code);
    };
    outgoing.on('error', (error) => {
      // Node's parser could make nothing of the answer.
      const isUnreadable = reasonOf(error).startsWith('HPE_');
      fail(reasonOf(error), isUnreadable ? 'unusable' : 'unreachable');
    });
    outgoing.once('response', (incoming) => {
      // A broken answer ends below, when it closes.
      incoming.on('error', () => undefined);
      if (response.destroyed) return;
      const { statusCode: status = 0 } = incoming;
      answered({ outcome: status });
      if (status >= 400) countRefusal(incoming, status, metrics);
      const head = status >= 200 && status < 600 ? admit(incoming, request, response) : null;
      if (head === null || !setHead(response, head)) {
        fail(`an answer with status ${String(status)} that cannot be sent on`, 'unusable');
        return;
      }
      if (GATEWAY_STATUSES.has(status)) reject(new BackendFault());
      sendBody(incoming, request, response);
    });
    // Whatever else is wrong with an answer, it must not end the process.
    response.on('error', (error) => {
      fail(reasonOf(error), 'unusable');
    });
    response.once('close', () => outgoing.destroy());
    outgoing
      .once('response', () => {
        resolve();
      })
      .once('close', () => {
        // By the circuit's rule what is no `BackendFault` counts neither way.
        reject(VISITOR_LEFT);
      });
    limitTime(outgoing);
  });

export interface Backend {
  readonly apiUrl: string;
  readonly circuit: CircuitBreakerPolicy;
  readonly metrics: Metrics;
}

/**
 * Passes requests on to the backend at the same path. The headers of the call are made before it exists,
 * from an allow list, and its body has come in wholly before a connection is taken for it.
 */
export const forward = (
  { apiUrl, circuit, metrics }: Backend,
  { poolOf, tokenOf, admit }: Passage,
): RequestHandler => {
  const target = urlToHttpOptions(new URL(apiUrl));
  const prefix = new URL(apiUrl).pathname.replace(/\/$/, '');

  const send = async (request: Request, response: Response, body: Buffer | null): Promise<void> => {
    const { agent, slots, isFreeOnceAnswered } = poolOf(request);
    const release = await slots.take(callerNetwork(request).address);
    if (release === null) {
      metrics.calls.observe({ call: callName(request.path), outcome: 'busy' }, 0);
      if (!response.destroyed) apiError(request, response, 'busy');
      return;
    }
    if (response.destroyed) {
      release();
      return;
    }
    const call = (): Promise<void> => {
      const outgoing = openBackendRequest({
        ...target,
        agent,
        method: request.method,
        path: `${prefix}${pathOf(request)}`,
        headers: callHeaders(request, tokenOf(request), body),
      });
      outgoing.once('close', release);
      if (isFreeOnceAnswered) outgoing.once('response', release);
      const exchanged = exchange(outgoing, request, response, admit, metrics);
      outgoing.end(body ?? undefined);
      return exchanged;
    };
    try {
      await throughCircuit(circuit, call);
    } catch (error) {
      // The visitor has an answer, or has gone.
      if (error instanceof BackendFault || error === VISITOR_LEFT) return;
      release();
      if (!isBrokenCircuitError(error)) throw error;
      apiError(request, response, 'unreachable');
    }
  };

  const read = readBody(BODY_LIMIT);
  return (request, response, next) => {
    if (!METHODS.has(request.method)) {
      response.set('Allow', [...METHODS].join(', '));
      apiError(request, response, 'method');
    } else if (WITHOUT_BODY.has(request.method)) {
      send(request, response, null).catch(next);
    } else {
      read(request, response, () => {
        send(request, response, bodyOf(request)).catch(next);
      });
    }
  };
};
