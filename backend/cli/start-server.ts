import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { CloseServer } from '../../environment/close-server';
import { serverCloser } from '../../environment/close-server';
import { REQUEST_TIMES } from '../../environment/request-times';

/** A server that listens. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:3001`. */
  readonly url: string;
  readonly stop: CloseServer;
}

/** Connections at most: one more must not keep places from others. */
const LIMITS = { ...REQUEST_TIMES, maxConnections: 2000 };

const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;

/** Begins to listen; rejects when the address is taken. Port 0 takes a free one. */
export const startServer = async (
  listener: RequestListener,
  host: string,
  port: number,
  { maxConnections, ...timeouts }: typeof LIMITS = LIMITS,
): Promise<RunningServer> => {
  const server = createServer(timeouts, listener);
  server.maxConnections = maxConnections;
  const close = serverCloser(server);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return { url: urlOf(host, actualPort), stop: close };
};
