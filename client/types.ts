import type * as t from 'io-ts';
import type { CallId, Calls } from '../contract/calls/calls';
import type { ErrorCode } from '../contract/calls/errors';

/** Calls that are answered once; the others are for `EventSource`. */
export type AnsweredId = {
  [Id in CallId]: Calls[Id] extends { readonly isStream: true } ? never : Id;
}[CallId];

/** A part of a request; one that may be empty may be left out. */
type Part<Name extends string, C extends t.Mixed> =
  Partial<t.OutputOf<C>> extends t.OutputOf<C>
    ? Partial<Readonly<Record<Name, t.OutputOf<C>>>>
    : Readonly<Record<Name, t.OutputOf<C>>>;

type ParameterPart<C, Name extends string> = C extends {
  readonly parameters: Readonly<Record<Name, infer Codec extends t.Mixed>>;
}
  ? Part<Name, Codec>
  : unknown;

type BodyPart<C> = C extends { readonly body: infer Codec extends t.Mixed }
  ? C extends { readonly isBodyOptional: true }
    ? { readonly body?: t.OutputOf<Codec> }
    : { readonly body: t.OutputOf<Codec> }
  : unknown;

/** What a call is made with: parameters of its path, query and headers, and its body. */
export type RequestOf<Id extends CallId> = ParameterPart<Calls[Id], 'path'> &
  ParameterPart<Calls[Id], 'query'> &
  ParameterPart<Calls[Id], 'header'> &
  BodyPart<Calls[Id]>;

/** Why there is no answer. */
export type Refusal =
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** Backends may have further ones. */
      readonly code: ErrorCode | (string & Record<never, never>);
      readonly message: string;
      /** What is wrong, by the path of the field. */
      readonly errors: Readonly<Record<string, readonly string[]>>;
      readonly params: Readonly<Record<string, unknown>>;
      readonly retryAfterSeconds: number | null;
      readonly requestId: string;
      /** The whole of it, for `wire.CartChanged` with the code `cart_changed`. */
      readonly body: unknown;
    }
  /** Not as the contract says, at these fields. */
  | { readonly kind: 'unreadable'; readonly status: number; readonly fields: readonly string[] }
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timeout' | 'aborted' };

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a single call may have otherwise than its client. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly token?: string | null;
  readonly language?: string;
}
