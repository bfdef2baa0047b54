import type { PeriodicTask } from './start-periodic';
import { startPeriodic } from './start-periodic';

/** Work in several lanes that do not wait for each other. */
export interface Lanes<Lane> {
  readonly everyMs: number;
  /** Makes what is to be done, and returns the lanes that there are now. */
  lanes(): Promise<readonly Lane[]>;
  /** Does all that is due in a lane. */
  run(lane: Lane, isStopping: () => boolean): Promise<void>;
  failed(error: unknown): void;
  /** By what a lane is known again; by itself where this is not set. */
  keyOf?(lane: Lane): unknown;
}

/** Looks again and again for what is due; a lane that is at work is not begun a second time. */
export const startLanes = <Lane>(of: Lanes<Lane>): PeriodicTask => {
  const running = new Map<unknown, Promise<void>>();
  let isStopping = false;
  const begin = (lane: Lane): void => {
    const key = of.keyOf?.(lane) ?? lane;
    if (running.has(key)) return;
    const work = of
      .run(lane, () => isStopping)
      .catch((error: unknown) => {
        of.failed(error);
      })
      .finally(() => running.delete(key));
    running.set(key, work);
  };
  const periodic = startPeriodic(
    of.everyMs,
    async () => {
      (await of.lanes()).forEach(begin);
    },
    (error) => {
      of.failed(error);
    },
  );
  return {
    stop: async () => {
      isStopping = true;
      await periodic.stop();
      await Promise.all(running.values());
    },
  };
};
