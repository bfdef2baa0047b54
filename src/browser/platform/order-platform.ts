import type { AttemptStorage, OrderPlatform } from '../../application/ports/order-platform';
import { followOrderIn } from './follow-order';
import { newUuid } from './new-uuid';
import { orderStream } from './order-stream';
import { shareOrderStream } from './share-order-stream';
import { makeInTurn, webLocks } from './take-turns';

/** Returns what this browser does for orders. */
export const orderPlatform = (
  attempts: AttemptStorage,
  takeOverCart: () => void,
): OrderPlatform => ({
  attempts,
  newKey: () => newUuid(crypto),
  placeInTurn: makeInTurn('placing'),
  takeOverCart,
  followOrder: followOrderIn(
    document,
    shareOrderStream(
      orderStream((address) => new EventSource(address)),
      { locks: webLocks(), openChannel: (name) => new BroadcastChannel(name) },
    ),
  ),
  isSeen: () => document.visibilityState !== 'hidden',
});
