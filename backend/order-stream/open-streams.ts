import type { Response } from 'express';
import type { OrderDeps } from '../order/order-deps';
import type { StreamLimits } from './live-streams';
import { LiveStreams } from './live-streams';
import { OrderNews } from './order-news';
import type { StreamRequest } from './order-stream';
import { OrderStream } from './order-stream';
import type { SessionWatch } from './session-watch';

/** A storefront lets five through for an order; there may be several of them. */
const LIMITS: StreamLimits = { perOwner: 20, inAll: 1000 };

/** The streams of customers, an order each. */
export class OpenStreams {
  private readonly news: OrderNews;
  private readonly streams: LiveStreams;

  constructor(
    private readonly deps: OrderDeps,
    private readonly sessions: SessionWatch,
    limits: StreamLimits = LIMITS,
  ) {
    this.news = new OrderNews(deps.storage, deps.log);
    this.streams = new LiveStreams(limits);
  }

  /** `tokenHash` is null where the order is read by its key. */
  open(request: StreamRequest, tokenHash: string | null, res: Response): void {
    this.streams.open(
      {
        owner: String(request.orderId),
        begin: (sink) => new OrderStream(this.deps, this.news, request, sink),
        watchSession: tokenHash === null ? null : (ended) => this.sessions.watch(tokenHash, ended),
      },
      res,
    );
  }

  closeAll(): void {
    this.streams.closeAll();
  }
}
