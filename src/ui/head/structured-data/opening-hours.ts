import type { ClockTime } from '../../../domain/schedule/clock-time';
import { clockTimeText } from '../../../domain/schedule/clock-time';
import type { BranchSchedule, DayHours } from '../../../domain/schedule/opening-hours';
import { hoursOfDay } from '../../../domain/schedule/opening-hours';
import type { LocalDate, Weekday } from '../../../domain/time/local-date';
import type { Thing } from './thing';

const DAYS: Readonly<Record<Weekday, string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

const DAY_END = '24:00';
const LAST_MINUTE = '23:59';

/** No clock shows 24:00, and search engines read the last minute as the end of the day. */
const timeOf = (time: ClockTime): string => {
  const text = clockTimeText(time);
  return text === DAY_END ? LAST_MINUTE : text;
};

/** In minutes. */
const DAY = 24 * 60;

/** A closing that is not after the opening is one of the next day; the same minute is a day later. */
const hoursOf = ({ from, to }: DayHours): Thing =>
  from === to
    ? // To search engines the same minute is a closed day.
      { opens: clockTimeText(from % DAY), closes: clockTimeText((to + DAY - 1) % DAY) }
    : { opens: timeOf(from), closes: timeOf(to) };

/** Opening and closing at midnight is how a closed day is written. */
const CLOSED: Thing = { opens: '00:00', closes: '00:00' };

const specialDay = (schedule: BranchSchedule, date: LocalDate): readonly Thing[] => {
  const hours = hoursOfDay(schedule, 'working', date);
  return (hours.length === 0 ? [CLOSED] : hours.map(hoursOf)).map((day) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...day,
  }));
};

/** When a branch works, in the words of schema.org; nothing where nobody knows it. */
export const openingHours = (schedule: BranchSchedule | null): Thing => {
  if (!schedule) return {};
  const { workingHours, specialDays } = schedule;
  const dates = new Set(specialDays.map(({ date }) => date));
  return {
    openingHoursSpecification: workingHours.map(({ days, ...hours }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      ...hoursOf(hours),
    })),
    specialOpeningHoursSpecification:
      dates.size === 0 ? undefined : [...dates].flatMap((date) => specialDay(schedule, date)),
  };
};
