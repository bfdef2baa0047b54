import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { Coordinates } from '../../src/domain/zone/lng-lat';
import { queryText } from './query-list';
import type { FieldSayings, Saying } from '../texts/say';

type Query = Readonly<Record<string, unknown>>;

const REQUIRED: Saying = { text: 'field_required' };
const WRONG: Saying = { text: 'field_wrong' };

const degrees = (query: Query, name: string, limit: number): number | Saying => {
  const text = queryText(query, name)?.trim() ?? '';
  if (text === '') return REQUIRED;
  const value = /^-?\d{1,3}(\.\d{1,30})?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= limit ? value : WRONG;
};

/** The point that `lat` and `lng` of a query name; refuses with what is wrong with either. Rules 15.1. */
export const queryPoint = (query: Query): Result<FieldSayings, Coordinates> => {
  const lat = degrees(query, 'lat', 90);
  const lng = degrees(query, 'lng', 180);
  if (typeof lat === 'number' && typeof lng === 'number') return ok({ lat, lng });
  return refuse({
    ...(typeof lat === 'number' ? {} : { lat: [lat] }),
    ...(typeof lng === 'number' ? {} : { lng: [lng] }),
  });
};
