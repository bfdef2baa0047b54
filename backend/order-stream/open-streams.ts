import type { Response } from 'express';
import { STREAM_CROWDED_OUT, STREAM_MOVED } from '../../environment/stream-endings';
import type { OrderId } from '../../src/domain/id/ids';
import type { OrderDeps } from '../order/order-deps';
import { OrderNews } from './order-news';
import type { StreamRequest } from './order-stream';
import { OrderStream } from './order-stream';
import type { SessionWatch } from './session-watch';

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // No cache keeps it, and nobody on the way compresses it or waits for its end.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** How many streams may be open at once; of more, the oldest is ended. */
export interface StreamLimits {
  readonly perOrder: number;
  readonly inAll: number;
}

/** A storefront lets five through for an order; there may be several of them. */
const LIMITS: StreamLimits = { perOrder: 20, inAll: 1000 };

interface OpenStream {
  readonly orderId: OrderId;
  /** Ends the stream with this text. */
  readonly end: (finalText: string) => void;
}

/** The streams that this process has open: none of them is waited for when it ends. */
export class OpenStreams {
  private readonly news: OrderNews;
  /** The oldest first. */
  private readonly streams = new Set<OpenStream>();
  private isClosed = false;

  constructor(
    private readonly deps: OrderDeps,
    private readonly sessions: SessionWatch,
    private readonly limits: StreamLimits = LIMITS,
  ) {
    this.news = new OrderNews(deps.storage, deps.log);
  }

  /**
   * Answers with the live messages about an order, until their end, until the reader is gone, or until
   * the session ends by which the order is read; `tokenHash` is null where it is read by its key.
   */
  open(request: StreamRequest, tokenHash: string | null, res: Response): void {
    // Who hung up before said so when nobody listened: nothing would ever end what is begun here.
    if (res.destroyed || res.writableEnded) return;
    res.status(200).set(HEADERS).flushHeaders();
    if (this.isClosed) {
      res.end(STREAM_MOVED);
      return;
    }
    const stream = new OrderStream(this.deps, this.news, request, {
      write: (text) => res.write(text),
      end: () => res.end(),
    });
    const entry: OpenStream = {
      orderId: request.orderId,
      end: (finalText) => {
        this.streams.delete(entry);
        stream.stop();
        res.end(finalText);
      },
    };
    this.streams.add(entry);
    const stopWatching =
      tokenHash === null
        ? null
        : this.sessions.watch(tokenHash, () => {
            entry.end('');
          });
    res.once('close', () => {
      stopWatching?.();
      stream.stop();
      this.streams.delete(entry);
    });
    this.endOldest(
      [...this.streams].filter(({ orderId }) => orderId === request.orderId),
      this.limits.perOrder,
    );
    this.endOldest([...this.streams], this.limits.inAll);
  }

  /** Tells all readers to come back, to another process, and ends their streams. */
  closeAll(): void {
    this.isClosed = true;
    for (const { end } of this.streams) end(STREAM_MOVED);
  }

  private endOldest([oldest, ...others]: readonly OpenStream[], limit: number): void {
    if (oldest && others.length >= limit) oldest.end(STREAM_CROWDED_OUT);
  }
}
