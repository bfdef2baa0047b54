import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { loggedPath } from '../../environment/logged-path';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * One line a request: id, method, path, status and milliseconds. No query, cookie, header or body,
 * since those hold phones, codes and tokens. The id is that of a trusted proxy, else a new one.
 */
export const requestLog = (log: Logger, trustsProxy: boolean): RequestHandler =>
  pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id =
        trustsProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customAttributeKeys: { responseTime: 'ms' },
    customLogLevel: (_, { statusCode }, error) =>
      error !== undefined || statusCode >= 500 ? 'error' : 'info',
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        // A proxy's form of the address may hold a password before the host.
        path: loggedPath(url.replace(/^[a-z]+:\/\/[^/]*/i, '').split('?')[0] ?? ''),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    autoLogging: { ignore: ({ url }) => url === '/healthz' || url === '/readyz' },
  });
