import pino from 'pino';
import type { OrderKeeper } from '../../../backend/order/order-keeper';
import { orderKeeperOf } from '../../../backend/order/order-keeper';
import type { FakeClock } from './fake-clock';
import type { TestShop } from './test-shop';

/** Whoever changes orders of a test's shop, as another process would. */
export const keeperOf = (
  shop: TestShop,
  clock: FakeClock,
  settings: Partial<TestShop['settings']> = {},
): OrderKeeper =>
  orderKeeperOf({
    storage: shop.storage,
    settings: { ...shop.settings, ...settings },
    log: pino({ level: 'silent' }),
    now: clock.now,
  });
