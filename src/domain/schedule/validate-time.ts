import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { Instant } from '../time/instant';
import { addDays } from '../time/local-date';
import { momentReached } from '../time/local-moment';
import { nextSlotOf } from './next-slot';
import { slotHolding } from './slot-grid';
import type { SlotPlan, SlotQuestion } from './slot-plan';
import { firstSlotOf, slotObstacle, slotPlan } from './slot-plan';

/** Why an order cannot be had at the time that was asked for. Rules 14.12. */
export interface TimeRefusal {
  readonly kind:
    | 'time.closed'
    /** Open, but no slot begins then. */
    | 'time.between'
    | 'time.paused'
    | 'time.slot_full'
    | 'time.too_late'
    | 'time.too_far';
  /** The first time after the one asked for that can be had; null when there is none to choose. */
  readonly next: Instant | null;
}

const KIND_OF = {
  too_late: 'time.too_late',
  paused: 'time.paused',
  full: 'time.slot_full',
} as const;

const refusalKind = (plan: SlotPlan, at: Instant): TimeRefusal['kind'] | null => {
  if (plan.worksFrom === null) return 'time.paused';
  if (at < plan.now) return 'time.too_late';
  if (at >= momentReached(plan.offsets, addDays(plan.today, plan.days), 0)) return 'time.too_far';
  const period = plan.periods.find(({ from, to }) => from <= at && at <= to);
  if (!period) return 'time.closed';
  if (at < firstSlotOf(plan, period)) return 'time.too_late';
  const obstacle = slotObstacle(plan, period, at);
  if (obstacle) return KIND_OF[obstacle];
  return at === slotHolding(at) ? null : 'time.between';
};

/**
 * Judges the time that an order asks for, by the same rules by which slots are offered: accepts
 * exactly the available ones. Rules 14.12.
 */
export const validateTime = (question: SlotQuestion, at: Instant): Result<TimeRefusal, Instant> => {
  const plan = slotPlan(question);
  const kind = refusalKind(plan, at);
  return kind === null ? ok(at) : refuse({ kind, next: nextSlotOf(plan, at) });
};
