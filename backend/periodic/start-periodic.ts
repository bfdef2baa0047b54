/** Something that runs until it is stopped. */
export interface PeriodicTask {
  /** Resolves when nothing of it is at work any more. */
  stop(): Promise<void>;
}

/** Does a work again and again, one run after the other; `failed` hears of a run that threw. */
export const startPeriodic = (
  everyMs: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): PeriodicTask => {
  let run: Promise<void> | null = null;
  const timer = setInterval(() => {
    // The next run may have more luck.
    run ??= work()
      .catch(failed)
      .finally(() => (run = null));
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await run;
    },
  };
};
