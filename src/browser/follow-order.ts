import type { OrderNews } from '../application/ports/order-surroundings';
import type { TrackingKey } from '../domain/order/order-tracking';

/** What the backend names its messages. */
const MESSAGES = ['status', 'delay', 'payment'];

/**
 * Hears live messages about an order, as long as somebody looks at the page: one that is hidden lets
 * them go, and asks for what it missed when it is seen again. The browser itself connects anew.
 */
export const followOrderIn =
  (page: Document, open: (address: string) => EventSource) =>
  (key: TrackingKey, hear: (news: OrderNews) => void): (() => void) => {
    let source: EventSource | null = null;
    const stop = (): void => {
      source?.close();
      source = null;
    };
    const start = (): void => {
      source = open(`/api/v1/purchase/track/${key}/events`);
      source.addEventListener('open', () => {
        hear('open');
      });
      source.addEventListener('error', () => {
        hear('lost');
      });
      for (const name of MESSAGES) {
        source.addEventListener(name, () => {
          hear('changed');
        });
      }
    };
    const follow = (): void => {
      if (page.visibilityState === 'hidden') stop();
      else if (source === null) start();
    };
    follow();
    page.addEventListener('visibilitychange', follow);
    return () => {
      page.removeEventListener('visibilitychange', follow);
      stop();
    };
  };
