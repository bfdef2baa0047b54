import type { TFunction } from 'i18next';
import { closingShown } from '../../domain/schedule/opening-at';
import type { ShopNow } from '../../domain/schedule/shop-now';
import { slotLabel } from '../../domain/schedule/slot-label';
import type { Instant } from '../../domain/time/instant';
import { addDays, partsOfDate } from '../../domain/time/local-date';
import type { TimeZone } from '../../domain/time/time-zone';
import { localDateAt } from '../../domain/time/time-zone';
import { closingLabel } from './closing-label';

export interface StatusMessages {
  readonly tone: 'open' | 'busy' | 'closed';
  readonly text: string;
  readonly brief: string;
  /** What else is worth knowing; null for nothing. */
  readonly more: string | null;
}

interface Clock {
  readonly now: Instant;
  readonly zone: TimeZone;
  readonly t: TFunction;
}

/** A moment as somebody would say it today: by the hour, tomorrow, or with its day. */
const messageAt = (
  key: 'opens' | 'resumes' | 'brief.opens' | 'brief.resumes',
  moment: Instant,
  { now, zone, t }: Clock,
): string => {
  const { date, time } = slotLabel(moment, zone);
  const today = localDateAt(now, zone);
  if (date === today) return t(`status.${key}Today`, { time });
  if (date === addDays(today, 1)) return t(`status.${key}Tomorrow`, { time });
  const { day, month } = partsOfDate(date);
  return t(`status.${key}On`, { time, day, month: t(`date.months.${String(month)}`) });
};

const openUntil = (until: Instant | null, { now, zone, t }: Clock): string =>
  until === null
    ? t('status.open')
    : t('status.openUntil', { time: closingLabel(closingShown(until, now, zone), t) });

/** The last order of today or tonight; one of another day is worth nothing yet. */
const lastOrder = (moment: Instant | null, { now, zone, t }: Clock): string | null => {
  const shown = moment === null ? null : closingShown(moment, now, zone);
  return shown?.date === null ? t('status.lastOrder', { time: shown.time }) : null;
};

const together = (first: string | null, second: string | null): string | null =>
  first !== null && second !== null ? `${first} · ${second}` : (first ?? second);

export const statusMessages = (
  status: ShopNow,
  now: Instant,
  zone: TimeZone,
  t: TFunction,
): StatusMessages => {
  const clock = { now, zone, t };
  switch (status.kind) {
    case 'open':
      return {
        tone: 'open',
        text: openUntil(status.until, clock),
        brief: openUntil(status.until, clock),
        more: lastOrder(status.lastOrderAt, clock),
      };
    case 'busy':
      return {
        tone: 'busy',
        text: t('status.busy', { count: status.extraMinutes }),
        brief: t('status.brief.busy', { minutes: status.extraMinutes }),
        more: together(status.message, lastOrder(status.lastOrderAt, clock)),
      };
    case 'paused':
      return {
        tone: 'closed',
        text:
          status.resumeAt === null
            ? t('status.paused')
            : messageAt('resumes', status.resumeAt, clock),
        brief:
          status.resumeAt === null
            ? t('status.brief.paused')
            : messageAt('brief.resumes', status.resumeAt, clock),
        more: status.message,
      };
    case 'closed':
      return {
        tone: 'closed',
        text:
          status.opensAt === null ? t('status.closed') : messageAt('opens', status.opensAt, clock),
        brief:
          status.opensAt === null
            ? t('status.closed')
            : messageAt('brief.opens', status.opensAt, clock),
        more: null,
      };
  }
};

/** The status during an outage: whether the shop is open may have changed since. Rules 23.1. */
export const outageMessages = (t: TFunction): StatusMessages => ({
  tone: 'closed',
  text: t('status.away'),
  brief: t('status.brief.away'),
  more: null,
});
