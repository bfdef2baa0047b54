import type { TFunction } from 'i18next';
import { slotLabel } from '../../domain/schedule/slot-label';
import type { Instant } from '../../domain/time/instant';
import type { LocalDate } from '../../domain/time/local-date';
import { addDays, partsOfDate, weekdayOf } from '../../domain/time/local-date';
import type { TimeZone } from '../../domain/time/time-zone';

export interface Clock {
  readonly zone: TimeZone;
  /** The day in the city. */
  readonly today: LocalDate;
  readonly t: TFunction;
}

export const dateLabel = (date: LocalDate, t: TFunction): string => {
  const { day, month } = partsOfDate(date);
  return `${String(day)} ${t(`date.months.${String(month)}`)}`;
};

export const weekdayLabel = (date: LocalDate, { today, t }: Clock): string => {
  if (date === today) return t('checkout.today');
  return date === addDays(today, 1)
    ? t('checkout.tomorrow')
    : t(`contacts.days.${String(weekdayOf(date))}`);
};

export const dayLabel = (date: LocalDate, clock: Clock): string => {
  const { today, t } = clock;
  const weekday = weekdayLabel(date, clock);
  if (date === today || date === addDays(today, 1)) return weekday;
  const { day, month } = partsOfDate(date);
  return t('checkout.dayDate', { weekday, day, month: t(`date.months.${String(month)}`) });
};

/** Returns what the clocks show, and which of two equal times it is. Rules 14.8. */
export const clockLabel = (at: Instant, zone: TimeZone): string => {
  const { time, offset } = slotLabel(at, zone);
  return offset === null ? time : `${time} (${offset})`;
};

export const momentLabel = (at: Instant, clock: Clock): string =>
  clock.t('checkout.dayAt', {
    day: dayLabel(slotLabel(at, clock.zone).date, clock),
    time: clockLabel(at, clock.zone),
  });

/** About from when to when; with its day where that is not today. */
export const spanLabel = (
  { from, to }: { readonly from: Instant; readonly to: Instant },
  clock: Clock,
): string => {
  const { zone, today, t } = clock;
  const span = { from: clockLabel(from, zone), to: clockLabel(to, zone) };
  const { date } = slotLabel(from, zone);
  return date === today
    ? t('checkout.span', span)
    : t('order.dayAbout', { ...span, day: dayLabel(date, clock) });
};
