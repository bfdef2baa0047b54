import { alarmOverLateOrders } from './late-alarm';
import { endOverdueOrders } from './end-overdue';
import type { OrderKeeper } from './order-keeper';

const EVERY_MS = 10_000;

/** Something that runs until it is stopped. */
export interface Running {
  /** Resolves when nothing of it is at work any more. */
  stop(): Promise<void>;
}

/**
 * Looks after orders for as long as the backend runs: ends what is overdue and tells of what is
 * late. Each process of the shop may do so.
 */
export const startOrderWatch = (keeper: OrderKeeper): Running => {
  let round: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    try {
      await endOverdueOrders(keeper);
      await alarmOverLateOrders(keeper);
    } catch (error) {
      // The next round may have more luck.
      keeper.log.error({ err: error }, 'orders could not be looked after');
    }
  };
  const timer = setInterval(() => {
    round ??= look().finally(() => (round = null));
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
};
