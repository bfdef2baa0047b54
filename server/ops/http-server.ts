import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { REQUEST_TIMES } from '../../environment/request-times';
import { BARE_ANSWER_HEADERS, bareAnswer } from './bare-answer';

/** In milliseconds: longer than the idle time of the usual load balancers, which then close first. */
const KEEP_ALIVE = 75_000;

/** In milliseconds without a byte either way: who never reads an answer does not hold it for ever. */
const QUIET_TIMEOUT = 60_000;

/** By the code of what went wrong; anything else is a request that is no HTTP. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const refuse = (response: ServerResponse, status: number): void => {
  response.writeHead(status, BARE_ANSWER_HEADERS).end();
};

/**
 * Whether a request names its host once, which only HTTP/1.0 may leave out: of several the storefront
 * and a proxy before it might each believe another.
 */
const namesOneHost = ({ rawHeaders, httpVersion }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
};

/**
 * Opens the storefront's HTTP server: its time limits, and its answers to what never reaches the
 * application. An `Expect` is dropped: whoever waits for 100 gets it, and is then asked like anybody.
 */
export const createHttpServer = (shop: RequestListener): Server => {
  /** The last answer of each connection. */
  const answers = new WeakMap<Duplex, ServerResponse>();
  const isAnswering = (socket: Duplex): boolean => {
    const last = answers.get(socket);
    return last !== undefined && last.headersSent && !last.writableFinished;
  };

  const listen: RequestListener = (request, response) => {
    answers.set(request.socket, response);
    if (namesOneHost(request)) shop(request, response);
    else refuse(response, 400);
  };
  const server = createServer(
    // Who names no host is answered here, with the headers of every answer.
    { ...REQUEST_TIMES, keepAliveTimeout: KEEP_ALIVE, requireHostHeader: false },
    listen,
  );
  server.timeout = QUIET_TIMEOUT;
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    delete request.headers.expect;
    response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    refuse(response, 417);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ''] ?? 400;
    socket.end(bareAnswer(status), () => socket.destroy());
  });
  return server;
};
