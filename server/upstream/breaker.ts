import type { Circuit } from './circuit';
import { CLOSED, admit, afterFailure } from './circuit';

/** Keeps calls from a backend that is away, so that nobody waits for it and it can get up again. */
export interface Breaker {
  /** Whether a call may go out now; whoever may tells how it went. */
  readonly admits: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
  readonly isClosed: () => boolean;
}

/** `now` answers a running count of milliseconds. */
export const createBreaker = (now: () => number = () => performance.now()): Breaker => {
  let circuit: Circuit = CLOSED;
  return {
    admits: () => {
      const admission = admit(circuit, now());
      circuit = admission.circuit;
      return admission.isAdmitted;
    },
    succeeded: () => {
      circuit = CLOSED;
    },
    failed: () => {
      circuit = afterFailure(circuit, now());
    },
    isClosed: () => circuit.kind === 'closed',
  };
};
