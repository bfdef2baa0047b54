import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { HttpLogger } from 'pino-http';
import { pinoHttp } from 'pino-http';
import { loggedPath } from './logged-path';

/** By it the answer says what the logs know its request by. */
const REQUEST_ID_HEADER = 'X-Request-Id';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Returns what a request is known by: the id that a trusted proxy has given it, else a new one. */
const requestIdOf = (
  { headers: { 'x-request-id': given } }: IncomingMessage,
  trustsProxy: boolean,
): string =>
  trustsProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();

/** Returns what a line says of a request. */
const requestPart = ({ id, method, url }: { id: string; method: string; url: string }) => ({
  id,
  method,
  path: loggedPath(url),
});

/** Returns what a line says of an answer. */
const answerPart = ({ statusCode }: { statusCode: number }) => ({ status: statusCode });

/**
 * One line a request: id, method, path, status and milliseconds. No query, cookie, header or body,
 * since those hold phones, codes and tokens. Nothing of what load balancers ask every few seconds.
 */
export const requestLog = (
  log: Logger,
  trustsProxy: boolean,
): HttpLogger<IncomingMessage, ServerResponse> =>
  pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const id = requestIdOf(request, trustsProxy);
      response.setHeader(REQUEST_ID_HEADER, id);
      return id;
    },
    customAttributeKeys: { responseTime: 'ms' },
    customLogLevel: (_, { statusCode }, error) =>
      error !== undefined || statusCode >= 500 ? 'error' : 'info',
    serializers: { req: requestPart, res: answerPart },
    autoLogging: { ignore: ({ url }) => url === '/healthz' || url === '/readyz' },
  });
