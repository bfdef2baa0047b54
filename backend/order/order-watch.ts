import type { PeriodicTask } from '../periodic/start-periodic';
import { startPeriodic } from '../periodic/start-periodic';
import { alarmOverLateOrders } from './late-alarm';
import { endOverdueOrders } from './end-overdue';
import type { OrderDeps } from './order-deps';

const EVERY_MS = 10_000;

/**
 * Looks after orders for as long as the backend runs: ends what is overdue and tells of what is
 * late. Each process of the shop may do so.
 */
export const startOrderWatch = (deps: OrderDeps): PeriodicTask =>
  startPeriodic(
    EVERY_MS,
    async () => {
      await endOverdueOrders(deps);
      await alarmOverLateOrders(deps);
    },
    (error) => {
      deps.log.error({ err: error }, 'orders could not be looked after');
    },
  );
