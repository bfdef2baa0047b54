import type { Kysely } from 'kysely';
import type { OrderType } from '../../src/domain/fulfilment/order-type';
import { leadMinutesOf } from '../../src/domain/schedule/lead-minutes';
import type { SlotQuestion } from '../../src/domain/schedule/slot-plan';
import { SLOT_DAYS } from '../../src/domain/schedule/slot-plan';
import type { Instant } from '../../src/domain/time/instant';
import type { TimeZone } from '../../src/domain/time/time-zone';
import type { Branch, Zone } from '../city/city';
import type { OrderingNow } from '../order-intake/ordering-now';
import { orderingStateOf } from '../order-intake/ordering-now';
import type { ShopDatabase } from '../storage/schema';
import { branchSchedule } from './branch-schedule';
import { readSlotLoad } from './slot-load';

/** What is to be made, by whom and how it gets to the customer. */
export interface SlotSubject {
  readonly branch: Branch;
  /** Null for pickup, and where the address is not known. */
  readonly zone: Zone | null;
  readonly orderType: OrderType;
  readonly timeZone: TimeZone;
  readonly ordering: OrderingNow;
  readonly now: Instant;
  /** Orders for one quarter of an hour; 0 for no limit. */
  readonly capacity: number;
  /** How many days to look at, today included. */
  readonly days?: number;
}

/** Brings together what decides when an order can be had. Rules 14.7. */
export const slotQuestion = async (
  db: Kysely<ShopDatabase>,
  { branch, zone, orderType, timeZone, ordering, now, capacity, days = SLOT_DAYS }: SlotSubject,
): Promise<SlotQuestion> => ({
  schedule: branchSchedule(branch),
  zone: timeZone,
  ordering: orderingStateOf(ordering),
  orderType,
  now,
  days,
  leadMinutes: leadMinutesOf(orderType, zone?.etaMinutes ?? null),
  load: await readSlotLoad(db, branch.id, now, capacity),
});
