import type { Id } from '../../src/domain/id/ids';
import { idOf } from '../../src/domain/id/ids';

/** More ids than this in one question are not answered. */
export const MAX_IDS = 100;

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

/** The first value of a query field, undefined when it is not there. */
export const queryText = (query: Readonly<Record<string, unknown>>, name: string) =>
  texts(query[name])[0];

/**
 * Ids in a query, as `name[]=1&name[]=2`, `name=1&name=2` or `name=1,2`: each once, in the order
 * asked, the first hundred; what is no id is dropped. `Kind` is what they are ids of.
 */
export const queryIds = <Kind extends string>(
  query: Readonly<Record<string, unknown>>,
  name: string,
): Id<Kind>[] => {
  const ids = [...texts(query[`${name}[]`]), ...texts(query[name])]
    .flatMap((text) => text.split(','))
    .filter((text) => /^[1-9]\d{0,14}$/.test(text))
    .map((text) => idOf<Kind>(Number(text)))
    .filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MAX_IDS);
};
