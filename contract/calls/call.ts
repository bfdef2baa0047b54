import * as t from 'io-ts';
import { described, text, whole } from '../wire/codec';
import { CityId, OrderId, ThingId } from '../wire/primitives';
import type { ErrorCode } from './errors';

/** What goes in and what comes out of one call, as codecs, and what else a caller has to know. */
export interface Call {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Below /api/v1, with `{names}` of its parameters. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** Sections of docs/rules.md, with blanks between. */
  readonly rules?: string;
  /** Who may call: anybody; anybody, though a token says whose call it is; only with a token. */
  readonly access: 'anyone' | 'guest or customer' | 'customer';
  /** Answers about one person, which nobody may keep. */
  readonly isPersonal?: true;
  /** A GET that changes something: it needs the header Client like any other change. */
  readonly changesByGet?: true;
  /** Counted: may be answered with 429. */
  readonly isCounted?: true;
  readonly parameters?: {
    readonly path?: t.Mixed;
    readonly query?: t.Mixed;
    readonly header?: t.Mixed;
  };
  readonly body?: t.Mixed;
  /** The call may come without its body. */
  readonly isBodyOptional?: true;
  readonly exampleBody?: unknown;
  /** By status. */
  readonly answers: { readonly 200: t.Mixed } | { readonly 201: t.Mixed };
  readonly exampleAnswer: unknown;
  /** Headers that the answer may have beside those of every answer. */
  readonly answerHeaders?: readonly string[];
  /** The answer is an event stream, of which the codec describes the messages. */
  readonly isStream?: true;
  /** Beside those that follow from the rest. */
  readonly errors?: readonly ErrorCode[];
}

/** The calls of one feature, by their ids. */
export interface Feature {
  readonly name: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, Call>>;
}

export const CITY = { path: t.type({ id: described(CityId, 'Of the city') }) };

export const ORDER = { path: t.type({ id: described(OrderId, 'Of the order') }) };

export const TRACKED_ORDER = {
  path: t.type({
    key: text({
      pattern: '^[A-Za-z0-9_-]{22}$',
      description: 'The secret that placing the order was answered with. Rules 13.11.',
      examples: ['Jw2r7cQmVv0KxY4nTzL9aA'],
    }),
  }),
};

export const PAGE = t.partial({
  page: whole(1, undefined, {
    description: 'What is no such number is the first page; past the last there is none',
  }),
});

export const GOODS = t.partial({
  'goods[]': described(t.readonlyArray(ThingId), {
    maxItems: 100,
    description:
      'Ids; also read as repeated `goods=1&goods=2` and as `goods=1,2`. Unknown ones are left out, the order is kept.',
  }),
});
