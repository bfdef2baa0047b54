import type { PeriodicTask } from '../periodic/start-periodic';
import { startPeriodic } from '../periodic/start-periodic';
import { alarmOverLateOrders } from './late-alarm';
import { endOverdueOrders } from './end-overdue';
import { makeRefunds } from './make-refunds';
import type { PaymentDeps } from './payment-deps';
import { askForOrder, watchPayments } from './watch-payments';

const EVERY_MS = 10_000;

/** In milliseconds: what is to go back of a payment begins to go back at once, as far as a customer sees. */
const PAYMENTS_EVERY_MS = 2000;

/**
 * Looks after orders for as long as the backend runs: ends what is overdue and tells of what is
 * late, asks for payments of which nothing was heard, and gives money back. Each process of the shop may do so.
 */
export const startOrderWatch = (deps: PaymentDeps): PeriodicTask => {
  const orders = startPeriodic(
    EVERY_MS,
    async () => {
      await endOverdueOrders(deps, (order) => askForOrder(deps, order));
      await alarmOverLateOrders(deps);
    },
    (error) => {
      deps.log.error({ err: error }, 'orders could not be looked after');
    },
  );
  const payments = startPeriodic(
    PAYMENTS_EVERY_MS,
    async () => {
      await watchPayments(deps);
      await makeRefunds(deps);
    },
    (error) => {
      deps.log.error({ err: error }, 'payments could not be looked after');
    },
  );
  return {
    stop: async () => {
      await Promise.all([orders.stop(), payments.stop()]);
    },
  };
};
