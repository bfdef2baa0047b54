import type { LocalDate } from '../../../src/domain/time/local-date';
import { readLocalDate } from '../../../src/domain/time/local-date';

/** A day as tests write it: 2026-11-27. */
export const day = (text: string): LocalDate => {
  const date = readLocalDate(text);
  if (!date.ok) throw new RangeError(`${text} is no day`);
  return date.value;
};
