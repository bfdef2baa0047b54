import type * as t from 'io-ts';
import { bodyOf } from '../../contract/openapi/schema-of';
import type { Result } from '../../src/domain';
import type { FieldMessageTable } from '../codec/field-refusal';
import { decodeFields } from '../codec/field-refusal';
import type { FieldMessages } from '../i18n/translate';
import { queryText } from './query-list';

const NO_NAMES = new Map<t.Mixed, string>();

/**
 * What a query holds, by the codec of its parameters in the table of calls. Addresses hold texts: those
 * of numbers become numbers, and empty ones count as left out. Refuses with what is wrong, by parameter.
 */
export const readQuery = <A>(
  codec: t.Type<A, unknown, unknown>,
  query: Readonly<Record<string, unknown>>,
  messages?: FieldMessageTable,
): Result<FieldMessages, A> => {
  const { properties = {} } = bodyOf(codec, NO_NAMES);
  const values = Object.entries(properties).flatMap(([name, { type }]) => {
    const text = queryText(query, name)?.trim() ?? '';
    const isNumber = type !== 'string' && /^-?\d{1,15}(\.\d{1,30})?$/.test(text);
    return text === '' ? [] : [[name, isNumber ? Number(text) : text] as const];
  });
  return decodeFields(codec, Object.fromEntries(values), messages);
};
