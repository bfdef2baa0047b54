import type { AttemptStorage, OrderSurroundings } from '../../application/ports/order-surroundings';
import { followOrderIn } from './follow-order';
import { newUuid } from './new-uuid';
import { orderStream } from './order-stream';
import { shareOrderStream } from './share-order-stream';
import { makeInTurn } from './take-turns';

// Absent on pages without TLS, whatever the types say.
const locksOf = (browser: Navigator) => browser.locks as LockManager | undefined;

/** What this browser does for orders. */
export const orderSurroundings = (
  attempts: AttemptStorage,
  takeOverCart: () => void,
): OrderSurroundings => ({
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
