import type * as t from 'io-ts';
import { bodyOf } from '../../contract/openapi/schema-of';
import type { Result } from '../../src/domain';
import type { FieldMessageTable } from '../codec/field-refusal';
import { decodeFields } from '../codec/field-refusal';
import type { FieldMessages } from '../i18n/translate';
import { queryText } from './query-list';

const NO_NAMES = new Map<t.Mixed, string>();

type QueryReader<A> = (query: Readonly<Record<string, unknown>>) => Result<FieldMessages, A>;

/**
 * Reads queries by the codec of their parameters in the table of calls; made once for a call. A query
 * holds texts: those of numbers become numbers, and empty ones count as left out. Refuses with what is
 * wrong, by parameter.
 */
export const queryReader = <A>(
  codec: t.Type<A, unknown, unknown>,
  messages?: FieldMessageTable,
): QueryReader<A> => {
  const parameters = Object.entries(bodyOf(codec, NO_NAMES).properties ?? {});
  return (query) => {
    const values = parameters.flatMap(([name, { type }]) => {
      const text = queryText(query, name)?.trim() ?? '';
      const isNumber = type !== 'string' && /^-?\d{1,15}(\.\d{1,30})?$/.test(text);
      return text === '' ? [] : [[name, isNumber ? Number(text) : text] as const];
    });
    return decodeFields(codec, Object.fromEntries(values), messages);
  };
};
