import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** In milliseconds: how often connections are looked for whose last answer has gone out. */
const SWEEP = 50;

/**
 * Takes no new connections and resolves when running requests are answered; after so many milliseconds
 * they are cut off, and it resolves with true.
 */
export type CloseServer = (grace: number) => Promise<boolean>;

/**
 * Returns what closes the server. Connections on which nothing was asked yet are closed at once: browsers
 * open them in advance, and the server itself takes them for busy.
 */
export const serverCloser = (server: Server): CloseServer => {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return async (grace) => {
    let isCutOff = false;
    const closed = once(server, 'close');
    server.close();
    for (const socket of unused) socket.destroy();
    // A connection that was busy at first must not be kept alive once its answer is out.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
    }, SWEEP);
    const cutOff = setTimeout(() => {
      isCutOff = true;
      server.closeAllConnections();
    }, grace);
    await closed;
    clearTimeout(cutOff);
    clearInterval(sweep);
    return isCutOff;
  };
};
