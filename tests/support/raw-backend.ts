import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';

/** A backend that writes whatever bytes it likes. */
export interface RawBackend {
  readonly url: string;
  /** Answers from now on every piece that comes in with these bytes, and then hangs up. */
  answerWith(bytes: string | ((socket: Socket) => void)): void;
  close(): Promise<void>;
}

/** Opens a backend that knows no HTTP at all. Bytes are written as Latin-1. */
export const openRawBackend = async (): Promise<RawBackend> => {
  let answer: string | ((socket: Socket) => void) = '';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.on('data', () => {
      if (typeof answer === 'string') socket.end(Buffer.from(answer, 'latin1'));
      else answer(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port is always of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    answerWith: (bytes) => {
      answer = bytes;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
