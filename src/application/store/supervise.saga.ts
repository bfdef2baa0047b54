import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';

export type FaultReport = (error: unknown) => void;

/**
 * Runs a watcher that outlives the faults of its workers: each is reported, and the watcher goes on
 * listening. One broken answer must not leave the customer with a shop that no longer reacts.
 */
export function* supervise(watch: () => SagaGenerator<void>, report: FaultReport) {
  for (;;) {
    try {
      yield* call(watch);
      return;
    } catch (error) {
      report(error);
    }
  }
}
