import type { TFunction } from 'i18next';
import { closingShown } from '../../domain/schedule/opening-at';
import type { ShopNow } from '../../domain/schedule/shop-now';
import { slotLabel } from '../../domain/schedule/slot-label';
import type { Instant } from '../../domain/time/instant';
import { addDays, partsOfDate } from '../../domain/time/local-date';
import type { TimeZone } from '../../domain/time/time-zone';
import { localDateAt } from '../../domain/time/time-zone';
import { closingWords } from './closing-words';

export interface StatusWords {
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
const saidWith = (
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
    : t('status.openUntil', { time: closingWords(closingShown(until, now, zone), t) });

/** The last order of today or tonight; one of another day is worth nothing yet. */
const lastOrder = (moment: Instant | null, { now, zone, t }: Clock): string | null => {
  const shown = moment === null ? null : closingShown(moment, now, zone);
  return shown?.date === null ? t('status.lastOrder', { time: shown.time }) : null;
};

const together = (first: string | null, second: string | null): string | null =>
  first !== null && second !== null ? `${first} · ${second}` : (first ?? second);

export const statusWords = (
  said: ShopNow,
  now: Instant,
  zone: TimeZone,
  t: TFunction,
): StatusWords => {
  const clock = { now, zone, t };
  switch (said.kind) {
    case 'open':
      return {
        tone: 'open',
        text: openUntil(said.until, clock),
        brief: openUntil(said.until, clock),
        more: lastOrder(said.lastOrderAt, clock),
      };
    case 'busy':
      return {
        tone: 'busy',
        text: t('status.busy', { count: said.extraMinutes }),
        brief: t('status.brief.busy', { minutes: said.extraMinutes }),
        more: together(said.message, lastOrder(said.lastOrderAt, clock)),
      };
    case 'paused':
      return {
        tone: 'closed',
        text:
          said.resumeAt === null ? t('status.paused') : saidWith('resumes', said.resumeAt, clock),
        brief:
          said.resumeAt === null
            ? t('status.brief.paused')
            : saidWith('brief.resumes', said.resumeAt, clock),
        more: said.message,
      };
    case 'closed':
      return {
        tone: 'closed',
        text: said.opensAt === null ? t('status.closed') : saidWith('opens', said.opensAt, clock),
        brief:
          said.opensAt === null ? t('status.closed') : saidWith('brief.opens', said.opensAt, clock),
        more: null,
      };
  }
};

/** The status during an outage: whether the shop is open may have changed since. Rules 23.1. */
export const awayWords = (t: TFunction): StatusWords => ({
  tone: 'closed',
  text: t('status.away'),
  brief: t('status.brief.away'),
  more: null,
});
