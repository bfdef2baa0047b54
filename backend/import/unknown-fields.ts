import type { ImportProblem } from './import-failure';
import { pathIn } from './json-places';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A remark for people: JSON has no comments. */
const isRemark = (key: string): boolean => key.startsWith('//');

/**
 * Fields of a document that its codec has dropped: a misspelt limit limits nothing. Remarks (`"//"`) may stand anywhere. `decoded` is what
 * the codec made of it, with every field that it knows.
 */
export const unknownFields = (document: unknown, decoded: unknown, path = ''): ImportProblem[] => {
  if (!isObject(document) || !isObject(decoded)) return [];
  return Object.entries(document).flatMap(([key, value]) => {
    if (isRemark(key)) return [];
    const place = pathIn(path, key);
    if (Object.hasOwn(decoded, key)) return unknownFields(value, decoded[key], place);
    const known = Object.keys(decoded).join(', ');
    return [{ path: place, reason: `there is no such field, there are ${known}` }];
  });
};
