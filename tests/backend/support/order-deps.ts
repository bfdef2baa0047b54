import pino from 'pino';
import type { OrderDeps } from '../../../backend/order/order-deps';
import { orderDepsOf } from '../../../backend/order/order-deps';
import type { FakeClock } from './fake-clock';
import type { TestShop } from './test-shop';

/** Whoever changes orders of a test's shop, as another process would. */
export const depsOf = (
  shop: TestShop,
  clock: FakeClock,
  settings: Partial<TestShop['settings']> = {},
): OrderDeps =>
  orderDepsOf({
    storage: shop.storage,
    settings: { ...shop.settings, ...settings },
    log: pino({ level: 'silent' }),
    now: clock.now,
  });
