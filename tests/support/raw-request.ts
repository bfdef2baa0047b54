import type { Socket } from 'node:net';
import { connect } from 'node:net';

/** A request that the test writes byte by byte. */
export interface RawRequest {
  write(bytes: string): void;
  /** The whole answer, once the connection has ended. */
  readonly answer: Promise<string>;
  leave(): void;
}

/** Connects to a port of this machine and sends the bytes as they are. */
export const sendRaw = (port: number, bytes: string): RawRequest => {
  let text = '';
  const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
  const answer = new Promise<string>((resolve) => {
    socket
      .on('data', (piece) => (text += piece.toString('latin1')))
      .on('error', () => undefined)
      .on('close', () => {
        resolve(text);
      });
  });
  return {
    write: (more) => socket.write(more, 'latin1'),
    answer,
    leave: () => socket.destroy(),
  };
};
