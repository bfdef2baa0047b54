import type { AttemptState } from '../../../src/domain/order/placing-attempt';
import {
  CLOSED_ATTEMPT,
  NO_ATTEMPT,
  evaluateAttempt,
} from '../../../src/domain/order/placing-attempt';
import { ok, refuse } from '../../../src/domain/result/result';
import { orderId } from '../../support/ids';

const done: AttemptState = { kind: 'done', bodyHash: 'pizza', orderId: orderId(4711) };
const conflict = refuse({ kind: 'idempotency_conflict', orderId: 4711 });
const closed = refuse({ kind: 'attempt_closed' });

describe('a request to place an order', () => {
  it.each([
    ['begins under a new key', NO_ATTEMPT, 'pizza', ok({ kind: 'begin' })],
    ['gets the same order once more', done, 'pizza', ok({ kind: 'replay', orderId: 4711 })],
    ['for something else is refused', done, 'soup', conflict],
    ['comes too late for a closed key', CLOSED_ATTEMPT, 'pizza', closed],
  ])('%s', (_rule, known, bodyHash, verdict) => {
    expect(evaluateAttempt(known, { bodyHash })).toEqual(verdict);
  });
});
