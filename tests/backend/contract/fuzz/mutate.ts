import fc from 'fast-check';
import { strangeValue } from './strange-values';

type Place = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All places of a document, the whole first. */
const placesIn = (value: unknown, at: Place = []): Place[] => {
  if (Array.isArray(value))
    return [at, ...value.flatMap((item, index) => placesIn(item, [...at, index]))];
  if (isObject(value))
    return [at, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...at, key]))];
  return [at];
};

/** A document with another value at a place; `undefined` takes out what is there. */
const withValue = (value: unknown, [key, ...rest]: Place, put: unknown): unknown => {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? withValue(item, rest, put) : item));
  return isObject(value) ? { ...value, [key]: withValue(value[key], rest, put) } : value;
};

interface Change {
  readonly place: number;
  readonly value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat({ max: 1_000 }),
  value: fc.oneof(
    { weight: 5, arbitrary: strangeValue },
    { weight: 1, arbitrary: fc.constant(undefined) },
  ),
});

/** The places inside a document; of one that has none, the whole. */
const innerPlaces = (document: unknown): Place[] => {
  const [whole = [], ...inner] = placesIn(document);
  return inner.length > 0 ? inner : [whole];
};

const changes = fc.oneof(
  { weight: 3, arbitrary: fc.array(change, { minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.array(change, { minLength: 2, maxLength: 4 }) },
);

/** A right document in which one place or a few are not what they should be. */
export const mutated = (right: unknown): fc.Arbitrary<unknown> =>
  changes.map((made) =>
    made.reduce<unknown>((document, { place, value }) => {
      const places = innerPlaces(document);
      return withValue(document, places[place % places.length] ?? [], value);
    }, right),
  );
