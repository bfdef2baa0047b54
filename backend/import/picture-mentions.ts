import { pathIn } from './json-places';

/** A place in a file that names a picture, by its path from the file's folder. */
export interface PictureMention {
  readonly jsonPath: string;
  readonly picture: string;
}

const textsAt = (
  value: unknown,
  [step, ...rest]: readonly string[],
  jsonPath: string,
): PictureMention[] => {
  if (step === undefined) return typeof value === 'string' ? [{ jsonPath, picture: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => step === '*' || step === key)
    .flatMap(([key, inner]) => textsAt(inner, rest, pathIn(jsonPath, key)));
};

/**
 * The pictures that a document names in fields such as `products.*.picture`, where `*` is every entry
 * of a list. The document need not be right.
 */
export const pictureMentions = (document: unknown, fields: readonly string[]): PictureMention[] =>
  fields.flatMap((field) => textsAt(document, field.split('.'), ''));
