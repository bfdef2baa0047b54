import { VISITOR_LEFT } from '../../src/infrastructure/http/visitor-left';
import type { Response } from 'express';

/** A call under way, for which several may wait. */
export interface SharedCall<A> {
  readonly result: Promise<A>;
  /**
   * Counts somebody who waits until `left` says that they have gone, or to the end. When the last of
   * them has gone, the call is abandoned.
   */
  readonly join: (left?: AbortSignal) => void;
}

/** Calls under way, by key: who asks for the same meanwhile shares one. Each needs a time limit of its own. */
export class SharedCalls<A> {
  private readonly calls = new Map<string, SharedCall<A>>();

  get(key: string): SharedCall<A> | undefined {
    return this.calls.get(key);
  }

  start(key: string, call: (abandoned: AbortSignal) => Promise<A>): SharedCall<A> {
    const abandoned = new AbortController();
    const result = call(abandoned.signal);
    let waiting = 0;
    const drop = (): void => {
      if (this.calls.get(key) === shared) this.calls.delete(key);
    };
    const join = (left?: AbortSignal): void => {
      waiting += 1;
      const leave = (): void => {
        // A waiter without time left still finds the result next time.
        if (left?.reason !== VISITOR_LEFT) return;
        waiting -= 1;
        if (waiting > 0) return;
        abandoned.abort();
        drop();
      };
      const stop = (): void => {
        left?.removeEventListener('abort', leave);
      };
      if (left?.aborted) leave();
      else left?.addEventListener('abort', leave);
      void result.then(stop, stop);
    };
    const shared = { result, join };
    this.calls.set(key, shared);
    // Who waits for the result hears of a rejection; here it only must not stay.
    void result.then(drop, drop);
    return shared;
  }
}

/** Aborted as soon as the visitor has gone before the answer. */
export const leftSignal = (response: Response): AbortSignal => {
  const left = new AbortController();
  const leave = (): void => {
    if (!response.writableEnded) left.abort(VISITOR_LEFT);
  };
  response.once('close', leave);
  if (response.destroyed) leave();
  return left.signal;
};
