import type { EventChannel } from 'redux-saga';
import { buffers, eventChannel } from 'redux-saga';
import type { OrderNews, OrderPlatform } from '../ports/order-platform';
import type { OrderReference } from '../../domain/order/order-reference';

/** In milliseconds, how often is asked where no live messages come. Rules 13.11. */
export const POLL = 15_000;

/**
 * Merges the messages about some orders into one channel. Reports once that no messages come: a
 * poll that waits must not restart its wait with each failed attempt.
 */
export const orderNews = (
  followOrder: OrderPlatform['followOrder'],
  references: readonly OrderReference[],
): EventChannel<OrderNews> =>
  eventChannel<OrderNews>(
    (tell) => {
      const letGo = references.map((reference) => {
        let last: OrderNews | null = null;
        return followOrder(reference, (news) => {
          if (news === 'lost' && last === 'lost') return;
          last = news;
          tell(news);
        });
      });
      return () => {
        for (const stop of letGo) stop();
      };
    },
    // Of several changes that nobody has looked at yet the last one tells of all.
    buffers.sliding(1),
  );
