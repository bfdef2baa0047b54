export interface FollowedSignals {
  readonly signal: AbortSignal | undefined;
  /** To be called when the work is over, so that nothing hangs on to signals that live longer. */
  readonly release: () => void;
}

const nothingToRelease = (): void => undefined;

/**
 * One signal for several: aborted as soon as one of them is. `AbortSignal.any` would say it shorter,
 * but is missing in browsers we serve, and on the server keeps each call's memory until the last of
 * its signals has ended.
 */
export const followSignals = (signals: readonly AbortSignal[]): FollowedSignals => {
  if (signals.length < 2) return { signal: signals[0], release: nothingToRelease };
  const first = new AbortController();
  const abort = (): void => {
    first.abort();
  };
  if (signals.some(({ aborted }) => aborted)) abort();
  for (const signal of signals) signal.addEventListener('abort', abort);
  return {
    signal: first.signal,
    release: () => {
      for (const signal of signals) signal.removeEventListener('abort', abort);
    },
  };
};
