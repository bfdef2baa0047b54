import type * as t from 'io-ts';
import type { ErrorCode } from './error-codes';

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** Examples by name. */
export type Examples = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required: boolean;
  readonly schema: t.Mixed;
  readonly example?: unknown;
}

/** A body of JSON with what it may be. */
export interface Content {
  readonly schema: t.Mixed;
  readonly examples: Examples;
}

export interface RequestContent extends Content {
  /** Whether the call may come without one. */
  readonly isOptional?: boolean;
}

export interface SuccessAnswer extends Content {
  readonly description: string;
  /** Names of header components that may be there beside those of every answer. */
  readonly headers?: readonly string[];
  /** Other than JSON: an event stream, whose messages the schema describes. */
  readonly mediaType?: 'text/event-stream';
}

/** Who may call: anybody; anybody, though a token says whose call it is; only with a token. */
export type Access = 'anyone' | 'guest or customer' | 'customer';

/** One call of the contract. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** Below /api/v1, with `{names}` of its parameters. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** Sections of docs/rules.md. */
  readonly rules: readonly string[];
  readonly access: Access;
  /** Answers about one person, which nobody may keep. */
  readonly isPersonal?: boolean;
  /** A GET that changes something: it needs the header Client like any other change. */
  readonly changesByGet?: boolean;
  /** Counted: may be answered with 429. */
  readonly isCounted?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly body?: RequestContent;
  readonly answers: Readonly<Partial<Record<200 | 201, SuccessAnswer>>>;
  /** Beside those that follow from the rest. */
  readonly errors?: readonly ErrorCode[];
}

/** What one feature brings to the document. */
export interface FeatureContract {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}
