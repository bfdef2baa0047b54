import type { Instant } from '../../../src/domain/time/instant';
import { instant } from '../../../src/domain/time/instant';
import type { LocalDate } from '../../../src/domain/time/local-date';
import { readLocalDate } from '../../../src/domain/time/local-date';
import type { TimeZone } from '../../../src/domain/time/time-zone';
import { timeZone } from '../../../src/domain/time/time-zone';

export const zoneOf = (name: string): TimeZone => {
  const zone = timeZone(name);
  if (!zone.ok) throw new Error(name);
  return zone.value;
};

export const day = (text: string): LocalDate => {
  const date = readLocalDate(text);
  if (!date.ok) throw new Error(text);
  return date.value;
};

/** The moment of a text with an offset, such as "2026-11-27T18:40+02:00". */
export const moment = (text: string): Instant => {
  if (!/(Z|[+-]\d\d:\d\d)$/.test(text)) throw new Error(`Not a moment: ${text}`);
  return instant(Date.parse(text));
};

/** Zones with clock changes of an hour and of half an hour, without any, odd offsets, and both ends of the world. */
export const ZONES = [
  'Europe/Sofia',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Dubai',
  'Asia/Almaty',
  'Africa/Casablanca',
  'America/St_Johns',
  'Pacific/Apia',
].map(zoneOf);
