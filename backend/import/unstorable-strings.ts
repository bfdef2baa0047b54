import { isPlainText } from '../../src/domain/text/plain-text';
import type { Unexpected } from './import-failure';

const EXPECTED = 'a text without the character NUL and halves of characters';

/** Texts and names in a document that no database can hold, wherever they stand. */
export const unstorableStrings = (
  value: unknown,
  path: readonly string[] = [],
): readonly Unexpected[] => {
  if (typeof value === 'string')
    return isPlainText(value) ? [] : [{ path, expected: EXPECTED, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isPlainText(key) ? [] : [{ path, expected: EXPECTED, value: key }]),
    ...unstorableStrings(inner, [...path, key]),
  ]);
};
