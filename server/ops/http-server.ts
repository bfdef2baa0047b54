import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { REQUEST_TIMES } from '../../environment/request-times';

/** In milliseconds: longer than the idle time of the usual load balancers, which then close first. */
const KEEP_ALIVE = 75_000;

/** In milliseconds without a byte either way: who never reads an answer does not hold it for ever. */
const QUIET_TIMEOUT = 60_000;

/** Whether a request names several hosts: the storefront and a proxy before it might each believe another. */
const namesManyHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length > 1;

/** Opens the storefront's HTTP server with its time limits. What is no HTTP, too long or too slow Node refuses. */
export const createHttpServer = (shop: RequestListener): Server => {
  const server = createServer(
    { ...REQUEST_TIMES, keepAliveTimeout: KEEP_ALIVE },
    (request, response) => {
      if (namesManyHosts(request)) response.writeHead(400, { Connection: 'close' }).end();
      else shop(request, response);
    },
  );
  server.timeout = QUIET_TIMEOUT;
  return server;
};
