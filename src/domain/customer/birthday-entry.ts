import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { LocalDate } from '../time/local-date';
import { readLocalDate } from '../time/local-date';
import type { UnknownBirthday } from './birthday-date';

export type BirthdayRefusal =
  | UnknownBirthday
  /** The last day that is accepted: today. */
  | { readonly kind: 'birthday.future'; readonly latest: LocalDate }
  /** The first day that is accepted. */
  | { readonly kind: 'birthday.too_early'; readonly earliest: string }
  /** It has been saved, and cannot be changed any more. */
  | { readonly kind: 'birthday.fixed'; readonly saved: LocalDate };

export const EARLIEST_BIRTHDAY = '1900-01-01';

const newBirthday = (text: string, today: LocalDate): Result<BirthdayRefusal, LocalDate | null> => {
  if (text === '') return ok(null);
  const date = readLocalDate(text);
  if (!date.ok) return refuse({ kind: 'birthday.unknown_date' });
  if (date.value > today) return refuse({ kind: 'birthday.future', latest: today });
  return date.value < EARLIEST_BIRTHDAY
    ? refuse({ kind: 'birthday.too_early', earliest: EARLIEST_BIRTHDAY })
    : date;
};

/**
 * The birthday that a customer picked, written 1990-03-25; null for none. `saved` is the one of the
 * account, `today` the day in the city's zone. Refuses a day that does not exist, one after today or
 * before 1900, and any other than the saved one. Rules 19.3.
 */
export const validateBirthday = (
  text: string,
  saved: LocalDate | null,
  today: LocalDate,
): Result<BirthdayRefusal, LocalDate | null> => {
  const picked = text.trim();
  if (saved === null) return newBirthday(picked, today);
  return picked === saved ? ok(saved) : refuse({ kind: 'birthday.fixed', saved });
};
