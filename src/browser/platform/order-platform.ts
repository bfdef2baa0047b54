import type { AttemptStorage, OrderPlatform } from '../../application/ports/order-platform';
import { followOrderIn } from './follow-order';
import { newUuid } from './new-uuid';
import { orderStream } from './order-stream';
import { shareOrderStream } from './share-order-stream';
import { makeInTurn } from './take-turns';

// Absent on pages without TLS, whatever the types say.
const locksOf = (browser: Navigator) => browser.locks as LockManager | undefined;

/** What this browser does for orders. */
export const orderPlatform = (
  attempts: AttemptStorage,
  takeOverCart: () => void,
): OrderPlatform => ({
  attempts,
  newKey: () => newUuid(crypto),
  placeInTurn: makeInTurn(locksOf(navigator), 'placing'),
  takeOverCart,
  followOrder: followOrderIn(
    document,
    shareOrderStream(
      orderStream((address) => new EventSource(address)),
      { locks: locksOf(navigator), openChannel: (name) => new BroadcastChannel(name) },
    ),
  ),
  isSeen: () => document.visibilityState !== 'hidden',
});
