import type { OrderId } from '../../../src/domain/id/ids';
import type { OrderStatus } from '../../../src/domain/order/order-status';
import type { OrderDeps } from '../../../backend/order/order-deps';
import { setStatus } from '../../../backend/order/set-status';
import { FakeClock } from './fake-clock';
import { FRIDAY_NOON, clearOrders } from './orders';
import type { TestShop } from './test-shop';
import { openTestShop } from './test-shop';

/** A shop whose clock the test sets. */
export interface ShopAndClock {
  readonly shop: TestShop;
  readonly clock: FakeClock;
}

/** Gives each test of a file the same shop without orders, and a clock at Friday noon. */
export const inOrderShop = (begin: (given: ShopAndClock) => void): void => {
  let shop: TestShop;
  let clock: FakeClock;
  beforeAll(async () => {
    shop = await openTestShop({ now: () => clock.now() });
  });
  beforeEach(() => {
    clock = new FakeClock(FRIDAY_NOON);
    begin({ shop, clock });
  });
  afterEach(() => clearOrders(shop));
  afterAll(() => shop.close());
};

/** The restaurant takes an order, which a placing has just answered, through these steps. */
export const moveThrough = async (
  deps: OrderDeps,
  id: number,
  ...steps: readonly OrderStatus[]
): Promise<void> => {
  for (const to of steps) {
    const cancellation = { reason: 'other', text: null } as const;
    const step = to === 'cancel' ? { to, cancellation } : { to };
    // Ids that a placing has just answered.
    const moved = await setStatus(deps, id as OrderId, step);
    if (!moved.ok) throw new Error(moved.error.kind);
  }
};
