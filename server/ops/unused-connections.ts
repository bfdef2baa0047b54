import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface UnusedConnections {
  /** Hangs up on whoever has connected and asked nothing. */
  close(): void;
}

/**
 * Knows the connections on which no request has come yet: browsers open them in advance, probes leave
 * them. The server itself takes them for busy, and would wait for them when it is to end.
 */
export const watchUnusedConnections = (server: Server): UnusedConnections => {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return {
    close: () => {
      for (const socket of unused) socket.destroy();
    },
  };
};
