import pino from 'pino';
import type { Environment } from '../config/environment';
import type { OrderDeps } from '../order/order-deps';
import { orderDepsOf } from '../order/order-deps';
import type { Terminal } from './terminal';
import { withStorage } from './with-storage';

/** Opens the database for a command about orders, and closes it after its work. */
export const withOrders = (
  environment: Environment,
  terminal: Terminal,
  work: (deps: OrderDeps) => Promise<number>,
): Promise<number> =>
  withStorage(environment, terminal, (storage) => {
    const log = pino({ name: 'backend', level: environment.logLevel }, pino.destination(2));
    const now = () => new Date();
    return work(orderDepsOf({ storage, settings: environment, log, now }));
  });
