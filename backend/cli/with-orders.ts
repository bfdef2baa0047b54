import pino from 'pino';
import type { Environment } from '../config/environment';
import type { OrderKeeper } from '../order/order-keeper';
import { orderKeeperOf } from '../order/order-keeper';
import { migrate } from '../storage/migrate';
import { openStorage } from '../storage/open-storage';

/** Opens the database for a command about orders, and closes it after its work. */
export const withOrders = async <A>(
  environment: Environment,
  work: (keeper: OrderKeeper) => Promise<A>,
): Promise<A> => {
  const storage = openStorage(environment.database);
  try {
    await migrate(storage.shop);
    const log = pino({ name: 'backend', level: environment.logLevel }, pino.destination(2));
    const now = () => new Date();
    return await work(orderKeeperOf({ storage, settings: environment, log, now }));
  } finally {
    await storage.close();
  }
};
