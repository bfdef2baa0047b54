import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, request as send } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate';
import { freePort } from '../../scripts/lib/free-port.cjs';
import { KEPT } from './kept';

/** What goes wrong between the storefront and its backend; null for nothing. */
export type Fault =
  | 'away'
  | 'slow'
  | 'cut'
  | 'broken'
  | 'wrongJson'
  | 'wrongTypes'
  | 'wrongKind'
  | 'endless'
  | null;

/** All that goes wrong, in words, and what a page then says of which nothing is known. */
export const FAULTS: readonly [what: string, fault: Exclude<Fault, null>, unknownPage: number][] = [
  ['is away', 'away', 503],
  ['takes five seconds for each answer', 'slow', 503],
  ['hangs up in the middle of its answers', 'cut', 503],
  ['says 500', 'broken', 500],
  ['sends half of a JSON', 'wrongJson', 500],
  ['sends other things than agreed', 'wrongTypes', 500],
  ['is a web server that somebody has put in its place', 'wrongKind', 500],
  ['sends answers of 10 MB', 'endless', 503],
];

export interface FaultyProxy {
  readonly url: string;
  readonly calls: () => number;
  suffer(fault: Fault): Promise<void>;
  /** Shows another certificate from now on; only where it was opened with one. */
  show(certificate: Certificate): void;
  close(): Promise<void>;
}

/** In milliseconds: longer than a page waits for all its calls. */
const SLOW = 5000;

/** In bytes, of the answer that does not end before. */
const ENDLESS = 10_000_000;

const PIECE = Buffer.alloc(100_000, '1');

const sendEndlessly = (response: ServerResponse): void => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('[');
  let sent = 0;
  const more = (): void => {
    while (sent < ENDLESS && !response.destroyed) {
      sent += PIECE.length;
      if (!response.write(PIECE)) {
        response.once('drain', more);
        return;
      }
    }
    response.end(']');
  };
  more();
};

const sendText = (response: ServerResponse, status: number, type: string, text: string): void => {
  response.writeHead(status, { 'Content-Type': type });
  response.end(text);
};

const passOn = (backend: URL, request: IncomingMessage, response: ServerResponse): void => {
  const { method, url: path, headers } = request;
  const { hostname: host, port } = backend;
  const onward = send({ host, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
};

const suffer = (
  fault: Exclude<Fault, 'away' | null>,
  response: ServerResponse,
  later: () => void,
): void => {
  switch (fault) {
    case 'slow':
      setTimeout(later, SLOW).unref();
      return;
    case 'cut':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('[{"id":1,', () => response.destroy());
      return;
    case 'broken':
      sendText(response, 500, 'application/json', '{"message":"Broken"}');
      return;
    case 'wrongJson':
      sendText(response, 200, 'application/json', '[{"id":1,');
      return;
    case 'wrongTypes':
      sendText(response, 200, 'application/json', '[{"id":"one","name":5}]');
      return;
    case 'wrongKind':
      sendText(response, 200, 'text/html', '<h1>Welcome to nginx</h1>');
      return;
    case 'endless':
      sendEndlessly(response);
  }
};

const listen = (server: Server | SecureServer, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });

const hangUp = (server: Server | SecureServer): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });

/** A real server in front of a real backend, which does to its answers what is asked for; with a certificate over TLS. */
export const openFaultyProxy = async (
  backendUrl: string,
  certificate: Certificate | null = null,
): Promise<FaultyProxy> => {
  const backend = new URL(backendUrl);
  let fault: Fault = null;
  let calls = 0;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    calls += 1;
    const later = (): void => {
      passOn(backend, request, response);
    };
    if (fault === null || fault === 'away') later();
    else suffer(fault, response, later);
  };
  const secure: SecureServer | null =
    certificate && createSecureServer({ ...certificate, ...KEPT }, answer);
  const server = secure ?? createServer(KEPT, answer);
  const port = await listen(server, await freePort());
  return {
    url: `${secure ? 'https' : 'http'}://127.0.0.1:${String(port)}`,
    calls: () => calls,
    show: (other) => {
      secure?.setSecureContext(other);
      // Whoever has a connection has seen the one before.
      secure?.closeAllConnections();
    },
    suffer: async (next) => {
      if (fault === 'away' && next !== 'away') await listen(server, port);
      if (next === 'away' && fault !== 'away') await hangUp(server);
      fault = next;
    },
    close: async () => {
      if (fault !== 'away') await hangUp(server);
    },
  };
};
