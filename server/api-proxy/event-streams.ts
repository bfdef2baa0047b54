import type { IncomingMessage, ServerResponse } from 'node:http';

/** Tells the browser to come back at once: this instance ends, another one goes on. */
const MOVED = 'retry: 500\n\n: please come back\n\n';

/** What stands between two messages. */
const BLANK_LINE = Buffer.from('\n\n');

/** The streams of live messages that pass through this instance: none of them holds it up when it ends. */
export interface EventStreams {
  /** Knows of a stream until its end. */
  pass(incoming: IncomingMessage, response: ServerResponse): void;
  /** Sends all readers to another instance, and from now on whoever comes. */
  moveAll(): void;
}

export const isEventStream = ({ headers }: IncomingMessage): boolean =>
  /^text\/event-stream\b/.test(headers['content-type'] ?? '');

export const createEventStreams = (): EventStreams => {
  /** How to send the readers elsewhere. */
  const movers = new Set<() => void>();
  let isClosed = false;
  return {
    pass: (incoming, response) => {
      let isBetween = true;
      incoming.on('data', (piece: Buffer) => {
        isBetween = piece.subarray(-BLANK_LINE.length).equals(BLANK_LINE);
      });
      const move = (): void => {
        incoming.unpipe(response);
        // Words in the middle of a message would become a part of it; a half one without an end is let go.
        response.end(isBetween ? MOVED : undefined);
        incoming.destroy();
      };
      movers.add(move);
      response.once('close', () => movers.delete(move));
      // Whoever comes on a kept connection: the answer's headers have to be there first.
      if (isClosed) setImmediate(move);
    },
    moveAll: () => {
      isClosed = true;
      for (const move of [...movers]) move();
    },
  };
};
