import type { ImportProblem } from './import-failure';
import { warning } from './import-failure';
import { pathIn } from './json-places';

/** Control characters but for line breaks and tabs, line separators, and signs that turn the direction. */
const HIDDEN = /(?![\n\r\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Texts with signs that nobody sees and that a terminal or a page would obey. */
export const hiddenSigns = (value: unknown, path = ''): ImportProblem[] => {
  if (typeof value === 'string') {
    const [sign] = HIDDEN.exec(value) ?? [];
    if (sign === undefined) return [];
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return [warning(path, `the text has the invisible sign U+${code}`)];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => hiddenSigns(inner, pathIn(path, key)));
};
