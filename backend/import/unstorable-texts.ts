import type { DecodeFailure } from '../codec/decode-failures';
import { isPlainText } from '../codec/plain-text';

const EXPECTED = 'a text without the character NUL and halves of characters';

/** Texts and names in a document that no database can hold, wherever they stand. */
export const unstorableTexts = (
  value: unknown,
  path: readonly string[] = [],
): readonly DecodeFailure[] => {
  if (typeof value === 'string')
    return isPlainText(value) ? [] : [{ path, expected: EXPECTED, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isPlainText(key) ? [] : [{ path, expected: EXPECTED, value: key }]),
    ...unstorableTexts(inner, [...path, key]),
  ]);
};
