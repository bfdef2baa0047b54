import type { Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';

/**
 * Whatever happens to orders goes one after the other, in the whole shop: places of a quarter hour,
 * uses of a promo code and a customer's bonuses are counted over all of them, and events get their
 * running numbers in the order in which they become visible.
 */
export const ORDER_TURN = 'orders';

/** Undoes what a refused change has done so far. */
class RefusedChange extends Error {
  constructor(readonly reason: unknown) {
    super('A change of an order was refused');
  }
}

/** A change of orders: all of it happens, or, when it throws or refuses, none. */
export const changeOrders = async <E, A>(
  storage: Storage,
  work: (db: Transaction<ShopDatabase>) => Promise<Result<E, A>>,
): Promise<Result<E, A>> => {
  try {
    const value = await storage.change(ORDER_TURN, async (db) => {
      const result = await work(db);
      if (result.ok) return result.value;
      throw new RefusedChange(result.error);
    });
    return ok(value);
  } catch (error) {
    // Thrown a few lines above and nowhere else, with what the work has refused.
    if (error instanceof RefusedChange) return refuse(error.reason as E);
    throw error;
  }
};
