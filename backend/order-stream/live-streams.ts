import type { Response } from 'express';
import { STREAM_CROWDED_OUT, STREAM_MOVED } from '../../environment/stream-endings';

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // No cache keeps it, and nobody on the way compresses it or waits for its end.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** How many streams may be open at once; of more, the oldest is ended. */
export interface StreamLimits {
  readonly perOwner: number;
  readonly inAll: number;
}

/** Where the messages of a stream go. */
export interface StreamSink {
  write(text: string): void;
  end(): void;
}

/** A stream as it is asked for. */
export interface LiveRequest {
  /** By which it is counted. */
  readonly owner: string;
  /** Begins to write; stopped, it leaves neither timer nor listener. */
  readonly begin: (sink: StreamSink) => { stop(): void };
  /** Calls back when the session has ended by which it is read; null where it is read by none. */
  readonly watchSession: ((ended: () => void) => () => void) | null;
}

interface LiveStream {
  readonly owner: string;
  /** Ends the stream with this text. */
  readonly end: (finalText: string) => void;
}

/** The streams of one kind that this process has open: none of them is waited for when it ends. */
export class LiveStreams {
  /** The oldest first. */
  private readonly streams = new Set<LiveStream>();
  private isClosed = false;

  constructor(private readonly limits: StreamLimits) {}

  /** Answers with a stream, until its end, until the reader is gone, or until their session ends. */
  open({ owner, begin, watchSession }: LiveRequest, res: Response): void {
    // Who hung up before said so when nobody listened: nothing would ever end what is begun here.
    if (res.destroyed || res.writableEnded) return;
    res.status(200).set(HEADERS).flushHeaders();
    if (this.isClosed) {
      res.end(STREAM_MOVED);
      return;
    }
    const stream = begin({ write: (text) => res.write(text), end: () => res.end() });
    const entry: LiveStream = {
      owner,
      end: (finalText) => {
        this.streams.delete(entry);
        stream.stop();
        res.end(finalText);
      },
    };
    this.streams.add(entry);
    const stopWatching = watchSession?.(() => {
      entry.end('');
    });
    res.once('close', () => {
      stopWatching?.();
      stream.stop();
      this.streams.delete(entry);
    });
    this.endOldest(
      [...this.streams].filter((each) => each.owner === owner),
      this.limits.perOwner,
    );
    this.endOldest([...this.streams], this.limits.inAll);
  }

  /** Tells all readers to come back, to another process, and ends their streams. */
  closeAll(): void {
    this.isClosed = true;
    for (const { end } of this.streams) end(STREAM_MOVED);
  }

  private endOldest([oldest, ...others]: readonly LiveStream[], limit: number): void {
    if (oldest && others.length >= limit) oldest.end(STREAM_CROWDED_OUT);
  }
}
