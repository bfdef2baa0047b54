import type { Kysely } from 'kysely';
import type { OrderTime } from '../../src/domain/order/order-time';
import { asapOf } from '../../src/domain/schedule/asap-of';
import { validateTime } from '../../src/domain/schedule/validate-time';
import { firstOffer } from '../../src/domain/schedule/next-slot';
import { slotAfter } from '../../src/domain/schedule/slot-grid';
import type { SlotQuestion } from '../../src/domain/schedule/slot-plan';
import type { Instant } from '../../src/domain/time/instant';
import type { Branch } from '../city/city';
import type { SlotSubject } from '../schedule/slot-question';
import { slotQuestion } from '../schedule/slot-question';
import type { ShopDatabase } from '../storage/schema';
import type { TimeVerdict } from './order-calculation';

const soon = (question: SlotQuestion): TimeVerdict => {
  const { available, from, to, reason } = asapOf(question);
  return available
    ? { kind: 'promised', from, to }
    : { kind: 'not_soon', reason, next: firstOffer(question)?.at ?? null };
};

const then = (question: SlotQuestion, at: Instant): TimeVerdict => {
  const evaluated = validateTime(question, at);
  return evaluated.ok
    ? { kind: 'promised', from: at, to: slotAfter(at) }
    : { kind: 'not_then', refusal: evaluated.error };
};

/** Returns when an order comes that a branch makes; nobody knows while there is no branch. Rules 14.11, 14.12. */
export const orderWhen = async (
  db: Kysely<ShopDatabase>,
  time: OrderTime,
  subject: Omit<SlotSubject, 'branch'> & { readonly branch: Branch | null },
): Promise<TimeVerdict> => {
  const { branch } = subject;
  if (branch === null) return { kind: 'unknown' };
  const question = await slotQuestion(db, { ...subject, branch });
  return time.timeType === 'on_time' ? then(question, time.at) : soon(question);
};

/** The moment by which hours of codes and birthdays are judged: now, while nobody knows better. */
export const fulfilledAt = (time: OrderTime, verdict: TimeVerdict, now: Instant): Instant => {
  if (time.timeType === 'on_time') return time.at;
  return verdict.kind === 'promised' ? verdict.from : now;
};
