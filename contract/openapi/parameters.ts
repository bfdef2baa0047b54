import type * as t from 'io-ts';
import type { Parameter } from './operation';
import { text, whole } from '../wire/codec';
import { CityId, OrderId } from '../wire/primitives';

export const path = (
  name: string,
  description: string,
  schema: t.Mixed,
  example: unknown,
): Parameter => ({ name, in: 'path', description, required: true, schema, example });

export const query = (
  name: string,
  description: string,
  schema: t.Mixed,
  example?: unknown,
): Parameter => ({
  name,
  in: 'query',
  description,
  required: false,
  schema,
  ...(example === undefined ? {} : { example }),
});

/** One that the call makes no sense without. */
export const requiredQuery = (
  name: string,
  description: string,
  schema: t.Mixed,
  example: unknown,
): Parameter => ({ ...query(name, description, schema, example), required: true });

export const CITY_ID = path('id', 'Of the city', CityId, 1);

export const PAGE = query(
  'page',
  'From 1; what is no such number is the first page, past the last there is none',
  whole(1),
  1,
);

export const ORDER_ID = path('id', 'Of the order', OrderId, 4711);

export const TRACKING_KEY = path(
  'key',
  'The secret that placing the order was answered with. Rules 13.11.',
  text({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  'Jw2r7cQmVv0KxY4nTzL9aA',
);

export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Names this attempt: under one key there is at most one order. Rules 13.10.',
  required: true,
  schema: text({ format: 'uuid' }),
  example: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
};
