import type { Id } from '../../domain/id/ids';
import { idOf } from '../../domain/id/ids';

/** A whole number as cookies write it: in base 36, which needs no escaping and few characters. */
export const encodeNumber = (value: number): string => value.toString(36);

/** The number of such a text; null for any other text, and above `max`. */
export const decodeNumber = (text = '', max = Number.MAX_SAFE_INTEGER): number | null => {
  const value = /^[0-9a-z]{1,11}$/.test(text) ? Number.parseInt(text, 36) : NaN;
  return value <= max ? value : null;
};

/** The id of such a text; null for a text that names none. */
export const decodeId = <Kind extends string>(text = ''): Id<Kind> | null =>
  idOf<Kind>(decodeNumber(text) ?? 0);
