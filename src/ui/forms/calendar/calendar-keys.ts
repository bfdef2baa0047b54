import type { KeyboardEvent } from 'react';
import type { LocalDate } from '../../../domain/time/local-date';
import { addDays } from '../../../domain/time/local-date';
import { addMonths, endOfWeek, startOfWeek } from './month-days';

type Step = (day: LocalDate, isShifted: boolean) => LocalDate;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: endOfWeek,
  PageUp: (day, isShifted) => addMonths(day, isShifted ? -12 : -1),
  PageDown: (day, isShifted) => addMonths(day, isShifted ? 12 : 1),
};

/**
 * Where a key leads from a day, as the ARIA practices have it for a grid of days; null for a key that
 * means something else. Pages are months, with Shift years.
 */
export const dayByKey = (
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  day: LocalDate,
): LocalDate | null => {
  if (altKey || ctrlKey || metaKey) return null;
  return STEPS[key]?.(day, shiftKey) ?? null;
};
