import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { AxiosError, isAxiosError } from 'axios';
import type { CircuitBreakerPolicy } from 'cockatiel';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  circuitBreaker,
  handleType,
  handleWhen,
  isBrokenCircuitError,
  retry,
} from 'cockatiel';

/** How many failures in a row say that the backend is away, and not that one call went wrong. */
const FAILURES_TO_OPEN = 5;

/** In milliseconds: how long a backend that is away is left alone before one call tries it again. */
const HALF_OPEN_AFTER = 1000;

/** In milliseconds: a call that was given up after so long says something about the backend. */
const SLOW = 1000;

/** In milliseconds before a read is retried, more or less by chance: many do not come back at the same time. */
const PAUSE = 50;

const AWAY_STATUSES = new Set([502, 503, 504]);

/** Network errors on the way to the backend or back, which say nothing of what was asked. */
const NETWORK_ERRORS = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** A failure that is the backend's: enough of them in a row open the circuit. `cause` is what a caller sees. */
export class BackendFault extends Error {
  constructor(override readonly cause?: unknown) {
    super('The backend gave no answer that can be used');
  }
}

/** Breaks the circuit to a backend that is away, so that nobody waits for it and it can recover. */
export const createCircuit = (): CircuitBreakerPolicy =>
  circuitBreaker(handleType(BackendFault), {
    halfOpenAfter: HALF_OPEN_AFTER,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });

/**
 * Makes a call unless the circuit is open; rejects with a `BrokenCircuitError` then. While one call tries
 * whether the backend is back, the library has all others wait for it: here they are refused at once.
 */
export const throughCircuit = <A>(
  circuit: CircuitBreakerPolicy,
  call: () => Promise<A>,
): Promise<A> =>
  circuit.state === CircuitState.HalfOpen
    ? Promise.reject(new BrokenCircuitError())
    : circuit.execute(call);

const causeOf = (failure: unknown): unknown =>
  failure instanceof BackendFault ? failure.cause : failure;

const isLostOnTheWay = (failure: Error): boolean => {
  const cause = causeOf(failure);
  return isAxiosError(cause) && NETWORK_ERRORS.has(cause.code ?? '');
};

const retryRead = retry(handleWhen(isLostOnTheWay), {
  maxAttempts: 1,
  backoff: new ExponentialBackoff({ initialDelay: PAUSE }),
});

/** Whether the backend is to blame. An answer that is too long or broke off has a good status. */
const isAway = ({ response }: AxiosError): boolean =>
  response === undefined || response.status < 400 || AWAY_STATUSES.has(response.status);

/** Sends calls by another adapter: reads are retried once, and nothing goes out while the circuit is open. */
export const resilientAdapter = (
  send: AxiosAdapter,
  circuit: CircuitBreakerPolicy,
): AxiosAdapter => {
  let lastAnswer = -Infinity;

  /** A backend that has answered anything since is not away: it is this process that is busy. */
  const isSlow = async (since: number): Promise<boolean> => {
    if (performance.now() - since < SLOW) return false;
    // A busy process hears of its timers first: what has come meanwhile is to count.
    await nextTurn();
    return lastAnswer < since;
  };

  /** Resolves with what the caller gets, be it an error, where the backend has answered. */
  const attempt = async (config: InternalAxiosRequestConfig): Promise<() => AxiosResponse> => {
    const since = performance.now();
    const answered = (result: () => AxiosResponse) => {
      lastAnswer = performance.now();
      return result;
    };
    try {
      const answer = await send(config);
      return answered(() => answer);
    } catch (error) {
      // A fault in this program says nothing of the backend.
      if (!isAxiosError(error)) throw error;
      if (error.code === AxiosError.ERR_CANCELED)
        throw (await isSlow(since)) ? new BackendFault(error) : error;
      if (isAway(error)) throw new BackendFault(error);
      return answered(() => {
        throw error;
      });
    }
  };

  return async (config) => {
    const call = () => throughCircuit(circuit, () => attempt(config));
    const isRead = (config.method ?? 'get').toLowerCase() === 'get';
    try {
      const result = await (isRead ? retryRead.execute(call) : call());
      return result();
    } catch (failure) {
      throw isBrokenCircuitError(failure)
        ? new AxiosError('The backend is left alone for a moment', 'ECONNREFUSED', config)
        : causeOf(failure);
    }
  };
};
