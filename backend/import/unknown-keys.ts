import type { ImportProblem } from './import-failure';

/** The place of a field of an entry. */
export const at = (list: string, index: number, field: string): string =>
  `${list}[${String(index)}].${field}`;

export const keysOf = (entries: readonly { readonly key: string }[]): ReadonlySet<string> =>
  new Set(entries.map(({ key }) => key));

export const slugsOf = (entries: readonly { readonly chpu: string }[]): ReadonlySet<string> =>
  new Set(entries.map(({ chpu }) => chpu));

/** Keys of a list that must be known, as problems at their place. */
export const unknownKeys = (
  path: string,
  keys: readonly string[],
  known: ReadonlySet<string>,
  what: string,
): ImportProblem[] =>
  keys.flatMap((key, index) =>
    known.has(key)
      ? []
      : [{ path: `${path}[${String(index)}]`, reason: `there is no ${what} "${key}"` }],
  );
