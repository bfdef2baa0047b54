import type { Response } from 'express';
import type { OrderKeeper } from '../order/order-keeper';
import { OrderNews } from './order-news';
import type { StreamRequest } from './order-stream';
import { OrderStream } from './order-stream';
import type { SessionWatch } from './session-watch';
import { STREAM_MOVED } from './stream-messages';

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // No cache keeps it, and nobody on the way compresses it or waits for its end.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** The streams that this process has open: none of them is waited for when it ends. */
export class OpenStreams {
  private readonly news: OrderNews;
  /** How to send the readers elsewhere. */
  private readonly movers = new Set<() => void>();
  private isClosed = false;

  constructor(
    private readonly keeper: OrderKeeper,
    private readonly sessions: SessionWatch,
  ) {
    this.news = new OrderNews(keeper.storage, keeper.log);
  }

  /**
   * Answers with the live messages about an order, until their end, until the reader is gone, or until
   * the session ends by which the order is read; `tokenHash` is null where it is read by its key.
   */
  open(request: StreamRequest, tokenHash: string | null, res: Response): void {
    res.status(200).set(HEADERS).flushHeaders();
    if (this.isClosed) {
      res.end(STREAM_MOVED);
      return;
    }
    const stream = new OrderStream(this.keeper, this.news, request, {
      write: (text) => res.write(text),
      end: () => res.end(),
    });
    const endWith = (lastWords: string): void => {
      stream.stop();
      res.end(lastWords);
    };
    const move = (): void => {
      endWith(STREAM_MOVED);
    };
    this.movers.add(move);
    const stopWatching =
      tokenHash === null
        ? null
        : this.sessions.watch(tokenHash, () => {
            endWith('');
          });
    res.once('close', () => {
      stopWatching?.();
      stream.stop();
      this.movers.delete(move);
    });
  }

  /** Tells all readers to come back, to another process, and ends their streams. */
  closeAll(): void {
    this.isClosed = true;
    for (const move of [...this.movers]) move();
  }
}
