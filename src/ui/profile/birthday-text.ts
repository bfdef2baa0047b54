import { readShownBirthday, showBirthday } from '../../domain/customer/birthday-date';
import { digitsOf } from '../../domain/text/digits';
import { readLocalDate } from '../../domain/time/local-date';

const padded = (...parts: readonly (string | undefined)[]): string =>
  parts.map((part = '') => part.padStart(2, '0')).join('.');

/** As browsers fill it in. */
const ofIso = (text: string): string | null => {
  const date = readLocalDate(text.trim());
  return date.ok ? showBirthday(date.value) : null;
};

/** Another sign than the dot between day, month and year. */
const OTHER_SIGNS = /^\s*(\d{1,2})\s*[/,\-\s]\s*(\d{1,2})\s*[/,\-\s]\s*(\d{4})\s*$/;
/** Somebody is at work in the middle: what stands around the caret stays where it is. */
const IN_PARTS = /^\d{0,2}\.\d{0,2}\.\d{0,4}$/;
/** A sign after a single digit ends the day, or the month. */
const SHORT_DAY = /^(\d)\D$/;
const SHORT_MONTH = /^(\d{2})\.(\d)\D$/;

const filled = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean).join('.');

/** A birthday while it is being written: the dots come by themselves, as far as the digits go. Rules 19.3. */
export const typedBirthday = (text: string): string => {
  const [, ...parts] =
    OTHER_SIGNS.exec(text) ?? SHORT_DAY.exec(text) ?? SHORT_MONTH.exec(text) ?? [];
  if (parts.length > 0) return padded(...parts);
  return IN_PARTS.test(text) ? text : (ofIso(text) ?? filled(digitsOf(text)));
};

/** A birthday once it is written: 5.3.1990 is 05.03.1990. */
export const writtenBirthday = (text: string): string => {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
  return year === undefined ? text.trim() : padded(day, month, year);
};

/** As the profile's form holds it, 1990-03-25; a text that names no day stays as it is. */
export const birthdayInForm = (text: string): string => {
  const written = writtenBirthday(text);
  const date = readShownBirthday(written);
  return date.ok ? date.value : written;
};
