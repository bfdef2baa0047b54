import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { STATUS_CODES, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { REQUEST_TIMES } from '../../environment/request-times';
import { PERMISSIONS } from '../middleware/security-headers';

/** The security headers of answers that no browser shows as a page. */
export const BARE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Of answers that come before the application, to requests that are no HTTP, too long or too slow. */
const REFUSAL_HEADERS = { ...BARE_HEADERS, Connection: 'close', 'Content-Length': '0' } as const;

/** A refusal where there is no response to write it with. */
const refusalText = (status: number): string =>
  [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(REFUSAL_HEADERS).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

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
  response.writeHead(status, REFUSAL_HEADERS).end();
};

/**
 * Whether a request names its host once, which only HTTP/1.0 may leave out: of several the storefront
 * and a proxy before it might each believe another.
 */
const namesOneHost = ({ rawHeaders, httpVersion }: IncomingMessage): boolean => {
  const isHost = (text: string, index: number): boolean => index % 2 === 0 && /^host$/i.test(text);
  const hosts = rawHeaders.filter(isHost).length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
};

/**
 * Opens the storefront's HTTP server: its time limits, and its answers to what never reaches the
 * application. An `Expect: 100-continue` is answered and dropped.
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
    socket.end(refusalText(status), () => socket.destroy());
  });
  return server;
};
