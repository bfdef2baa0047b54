import type { OrderSurroundings } from '../application/ports/order-surroundings';
import { sessionAttempt } from '../infrastructure/storage/session-attempt';
import { followOrderIn } from './follow-order';
import { newUuid } from './new-uuid';
import { makeInTurn } from './take-turns';

/** What this browser does for orders. */
export const orderSurroundings = (takeOverCart: () => void): OrderSurroundings => ({
  attempts: sessionAttempt(() => window.sessionStorage),
  newKey: () => newUuid(crypto),
  // Absent on pages without TLS, whatever the types say.
  placeInTurn: makeInTurn(navigator.locks as LockManager | undefined, 'placing'),
  takeOverCart,
  followOrder: followOrderIn(document, (address) => new EventSource(address)),
  isSeen: () => document.visibilityState !== 'hidden',
});
