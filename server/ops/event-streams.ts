import type { IncomingMessage, ServerResponse } from 'node:http';
import { STREAM_CROWDED_OUT, STREAM_MOVED } from '../../environment/stream-endings';

/** What stands between two messages. */
const BLANK_LINE = Buffer.from('\n\n');

/** Whom a stream counts for, and how many streams may be open for it. */
export interface StreamOwner {
  readonly name: string;
  readonly limit: number;
}

interface OpenStream {
  readonly owners: readonly StreamOwner[];
  /** Ends the stream with this text, between two messages. */
  readonly end: (finalText: string) => void;
}

export const isEventStream = ({ headers }: IncomingMessage): boolean =>
  /^text\/event-stream\b/i.test(headers['content-type'] ?? '');

/** How to end a stream that is passed on. */
const endOf = (incoming: IncomingMessage, response: ServerResponse): OpenStream['end'] => {
  let isBetween = true;
  incoming.on('data', (piece: Buffer) => {
    isBetween = piece.subarray(-BLANK_LINE.length).equals(BLANK_LINE);
  });
  return (finalText) => {
    incoming.unpipe(response);
    // Text in the middle of a message would become a part of it.
    response.end(isBetween ? finalText : undefined);
    incoming.destroy();
  };
};

/** The event streams that pass through this instance: none of them holds it up when it ends. */
export const createEventStreams = () => {
  /** The oldest first. */
  const open = new Set<OpenStream>();
  let isClosed = false;

  const close = (stream: OpenStream, finalText: string): void => {
    open.delete(stream);
    stream.end(finalText);
  };
  const closeOldestOf = ({ name, limit }: StreamOwner): void => {
    const own = [...open].filter(({ owners }) => owners.some((owner) => owner.name === name));
    const [oldest] = own;
    if (oldest && own.length > limit) close(oldest, STREAM_CROWDED_OUT);
  };

  return {
    /** Where an owner has too many streams, the oldest of them is closed. */
    pass: (
      incoming: IncomingMessage,
      response: ServerResponse,
      owners: readonly StreamOwner[],
    ): void => {
      const stream: OpenStream = { owners, end: endOf(incoming, response) };
      open.add(stream);
      response.once('close', () => open.delete(stream));
      owners.forEach(closeOldestOf);
      // A call on an open connection: the answer's headers have to be there first.
      if (isClosed) {
        setImmediate(() => {
          close(stream, STREAM_MOVED);
        });
      }
    },
    /** Sends all readers to another instance, and new ones from now on. */
    moveAll: (): void => {
      isClosed = true;
      for (const stream of open) close(stream, STREAM_MOVED);
    },
  };
};

export type EventStreams = ReturnType<typeof createEventStreams>;
