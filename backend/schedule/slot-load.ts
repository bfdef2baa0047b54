import type { Kysely } from 'kysely';
import type { BranchId } from '../../src/domain/id/ids';
import { slotHolding } from '../../src/domain/schedule/slot-grid';
import type { SlotLoad } from '../../src/domain/schedule/slot-load';
import { UNLIMITED_LOAD } from '../../src/domain/schedule/slot-load';
import type { Instant } from '../../src/domain/time/instant';
import { MINUTE, instant } from '../../src/domain/time/instant';
import type { ShopDatabase } from '../storage/schema';

const SLOT = 15 * MINUTE;

/**
 * Returns how many orders a branch has taken for each quarter of an hour from now on: all that were not
 * cancelled, also those as soon as possible, by the time that was promised to them. Every caller that places
 * an order reads it in the same transaction, one after the other for a branch. Rules 14.9.
 */
export const readSlotLoad = async (
  db: Kysely<ShopDatabase>,
  branchId: BranchId,
  now: Instant,
  capacity: number,
): Promise<SlotLoad> => {
  if (capacity === 0) return UNLIMITED_LOAD;
  const rows = await db
    .selectFrom('orders')
    .select(['slot_at', 'expected_from'])
    .where('branch_id', '=', branchId)
    .where('expected_from', '>=', now - SLOT)
    .where('status', '!=', 'cancel')
    .execute();
  const taken = new Map<Instant, number>();
  for (const { slot_at, expected_from } of rows) {
    const slot = slotHolding(instant(slot_at ?? expected_from));
    taken.set(slot, (taken.get(slot) ?? 0) + 1);
  }
  return { capacity, taken };
};
