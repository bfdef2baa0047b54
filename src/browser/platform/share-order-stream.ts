import { referenceText } from '../../domain/order/order-reference';
import type { OrderNews } from '../../application/ports/order-platform';
import { attempt } from '../../infrastructure/storage/attempt';
import type { OrderStream } from './order-stream';

/** How the windows of this browser know of each other; some browsers have none of it, or not without TLS. */
export interface OtherWindows {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: (name: string) => BroadcastChannel;
}

const NEWS: readonly OrderNews[] = ['open', 'changed', 'lost'];

/** A window that has just begun to follow wants to know whether messages come. */
const QUESTION = 'which';

/**
 * One stream for an order, in however many windows it is open: whichever has the lock listens and
 * tells the others, and when it goes the next one takes over. Where windows cannot know of each other
 * each listens for itself. Rules 13.11.
 */
export const shareOrderStream =
  (stream: OrderStream, { locks, openChannel }: OtherWindows): OrderStream =>
  (reference, hear) => {
    const name = `order/${referenceText(reference)}`;
    const channel = locks ? attempt(() => openChannel(name), null) : null;
    if (!locks || !channel) return stream(reference, hear);
    const left = new AbortController();
    let present: OrderNews | null = null;
    let letGo = (): void => undefined;

    const tell = (news: OrderNews): void => {
      if (news !== 'changed') present = news;
      hear(news);
      attempt(() => {
        channel.postMessage(news);
      }, undefined);
    };
    const lead = (): Promise<void> =>
      new Promise((resolve) => {
        const close = stream(reference, tell);
        letGo = () => {
          close();
          resolve();
        };
      });

    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === QUESTION) {
        if (present !== null) channel.postMessage(present);
        return;
      }
      const news = NEWS.find((known) => known === data);
      if (news) hear(news);
    });
    locks.request(name, { signal: left.signal }, lead).catch(() => {
      // A lock that cannot be had must not keep anybody from hearing.
      if (!left.signal.aborted) letGo = stream(reference, hear);
    });
    channel.postMessage(QUESTION);
    return () => {
      left.abort();
      letGo();
      channel.close();
    };
  };
