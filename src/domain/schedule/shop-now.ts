import { ORDER_TYPES } from '../fulfilment/order-type';
import type { Instant } from '../time/instant';
import { instant } from '../time/instant';
import type { TimeZone } from '../time/time-zone';
import { closingInSight } from './opening-at';
import type { BranchSchedule } from './opening-hours';
import type { OrderWindow } from './order-windows';
import { isOver, orderWindows, takenFrom } from './order-windows';
import type { KitchenState, OrderingState } from './ordering-state';

/** Until when orders are taken. Both null: no closing in sight, or nobody knows the hours. */
interface OpenUntil {
  readonly until: Instant | null;
  readonly lastOrderAt: Instant | null;
}

/** The status of a shop now. Serialisable: it is part of the page's state. Rules 14.13. */
export type ShopNow =
  | ({ readonly kind: 'open' } & OpenUntil)
  | ({
      readonly kind: 'busy';
      readonly extraMinutes: number;
      readonly message: string | null;
    } & OpenUntil)
  | {
      readonly kind: 'paused';
      readonly message: string | null;
      /** When orders are taken again; null: nobody knows. */
      readonly resumeAt: Instant | null;
    }
  /** Null: no opening within the days that were looked at. */
  | { readonly kind: 'closed'; readonly opensAt: Instant | null };

export interface ShopNowQuestion {
  /** Of each branch; null for one whose hours nobody knows. */
  readonly schedules: readonly (BranchSchedule | null)[];
  /** By whose clocks they are. */
  readonly zone: TimeZone;
  readonly ordering: OrderingState;
  readonly now: Instant;
}

type Pause = Extract<KitchenState, { kind: 'paused' }>;

/** A shop whose hours nobody knows is not called closed: its backend judges each order. */
const ALWAYS: readonly OrderWindow[] = [{ from: instant(0), lastOrderAt: null, until: null }];

const pauseOf = ({ kitchen }: OrderingState, now: Instant): Pause | null =>
  kitchen.kind === 'paused' && (kitchen.resumeAt === null || kitchen.resumeAt > now)
    ? kitchen
    : null;

const pausedOrClosed = (
  { message, resumeAt }: Pause,
  windows: readonly OrderWindow[],
  now: Instant,
): ShopNow => {
  const opensAt = takenFrom(windows, now);
  const resumes = resumeAt === null ? null : takenFrom(windows, resumeAt);
  // A pause that is over by the next opening keeps nobody waiting.
  return resumeAt !== null && resumes === opensAt
    ? { kind: 'closed', opensAt }
    : { kind: 'paused', message, resumeAt: resumes };
};

/**
 * Returns whether a shop takes orders as soon as possible, and until when, or when it does again. It is open
 * as long as one branch takes orders in one of the ways that are not switched off; after the last
 * order it is closed for customers. Rules 14.13.
 */
export const shopNow = ({ schedules, zone, ordering, now }: ShopNowQuestion): ShopNow => {
  const ways = ORDER_TYPES.filter((way) => ordering[way]);
  if (ways.length === 0) return { kind: 'paused', message: null, resumeAt: null };
  const known = schedules.filter((schedule) => schedule !== null);
  const windows = known.length === 0 ? ALWAYS : orderWindows(known, ways, now, zone);
  const pause = pauseOf(ordering, now);
  if (pause) return pausedOrClosed(pause, windows, now);
  const current = windows.find((window) => window.from <= now && !isOver(window, now));
  if (!current) return { kind: 'closed', opensAt: takenFrom(windows, now) };
  const until = closingInSight(current.until, now);
  const lastOrderAt = until === null ? null : current.lastOrderAt;
  const { kitchen } = ordering;
  return kitchen.kind === 'busy' && kitchen.extraMinutes > 0
    ? { ...kitchen, until, lastOrderAt }
    : { kind: 'open', until, lastOrderAt };
};

const changeOf = (status: ShopNow): Instant | null => {
  switch (status.kind) {
    case 'open':
    case 'busy':
      // The last order is still taken at its very moment.
      return status.lastOrderAt === null ? null : instant(status.lastOrderAt + 1);
    case 'paused':
      return status.resumeAt;
    case 'closed':
      return status.opensAt;
  }
};

/**
 * The first moment at which what was said may no longer be true; now, where that moment is past;
 * null where no such moment is known. Rules 14.13.
 */
export const nextChangeOf = (status: ShopNow, now: Instant): Instant | null => {
  const change = changeOf(status);
  return change === null ? null : instant(Math.max(change, now));
};
