import * as t from 'io-ts';
import { described, text, whole } from '../wire/codec';
import { CityId, OrderId, ThingId } from '../wire/primitives';
import type { ErrorCode } from './errors';

/** What is special about a call. */
interface Row {
  readonly description?: string;
  /** Answers about one person, which no cache may store. */
  readonly isPersonal?: true;
  /** A GET that changes something: it needs the header Client like any other change. */
  readonly changesByGet?: true;
  /** Rate-limited: may be answered with 429. */
  readonly isCounted?: true;
  readonly parameters?: {
    readonly path?: t.Mixed;
    readonly query?: t.Mixed;
    readonly header?: t.Mixed;
  };
  readonly body?: t.Mixed;
  /** A backend without it answers 404, and is asked no more. All calls of staff are so. */
  readonly isOptional?: true;
  /** The call may come without its body. */
  readonly isBodyOptional?: true;
  readonly exampleBody?: unknown;
  /** Of an answer with 200, or with 201 where the call creates something. */
  readonly answer: t.Mixed;
  readonly creates?: true;
  readonly example: unknown;
  /** Headers that the answer may have beside those of every answer. */
  readonly answerHeaders?: readonly string[];
  /** The answer is an event stream, of which the codec describes the messages. */
  readonly isStream?: true;
  /** Beside those that follow from the rest. */
  readonly errors?: readonly ErrorCode[];
}

/** What goes in and what comes out of one call, as codecs, and what else a caller has to know. */
export interface Call extends Row {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Below /api/v1, with `{names}` of its parameters. */
  readonly path: string;
  /** Sections of docs/rules.md, separated by spaces. */
  readonly rules: string;
  readonly summary: string;
  /** Anybody; anybody, though a token says whose call it is; only with a token, of a customer or of staff. */
  readonly access: 'anyone' | 'guest or customer' | 'customer' | 'staff';
}

/** The calls of one feature, by their ids. */
export interface Feature {
  readonly name: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, Call>>;
}

const callsBy = <const Access extends Call['access']>(access: Access) => {
  const by =
    <const Method extends Call['method']>(method: Method) =>
    <const More extends Row>(path: string, rules: string, summary: string, more: More) => ({
      method,
      path,
      rules,
      summary,
      access,
      ...more,
    });
  return { get: by('get'), post: by('post'), patch: by('patch'), delete: by('delete') };
};

export const anyone = callsBy('anyone');
export const guestOrCustomer = callsBy('guest or customer');
export const customer = callsBy('customer');
export const staff = callsBy('staff');

export const CITY = { path: t.type({ id: described(CityId, 'Of the city') }) };

export const ORDER = { path: t.type({ id: described(OrderId, 'Of the order') }) };

const KEY = {
  pattern: '^[A-Za-z0-9_-]{22}$',
  description: 'The secret that placing the order was answered with. Rules 13.11.',
  examples: ['Jw2r7cQmVv0KxY4nTzL9aA'],
};
export const TRACKED_ORDER = { path: t.type({ key: text(KEY) }) };

export const LAST_EVENT = t.partial({
  'Last-Event-ID': text({
    description: 'The number of the last message that came: those after it are sent again',
  }),
});

const PAGE_TEXT = 'What is no such number is the first page; past the last there is none';
export const PAGE = t.partial({ page: whole(1, undefined, { description: PAGE_TEXT }) });

const GOODS_TEXT =
  'Ids; also read as repeated `goods=1&goods=2` and as `goods=1,2`. Unknown ones are left out, the order is kept.';
export const GOODS = t.partial({
  'goods[]': described(t.readonlyArray(ThingId), { maxItems: 100, description: GOODS_TEXT }),
});
