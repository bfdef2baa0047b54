import * as t from 'io-ts';

/** One place of a document that is not as it should be. */
export interface DecodeFailure {
  readonly path: readonly string[];
  /** What would have been right there, for people. */
  readonly expected: string;
  readonly value: unknown;
  /** The codec that refused, without what describes it. */
  readonly codec: unknown;
}

/** Enough to fix a document by; a short one with thousands of mistakes is an attack. */
export const MAX_FAILURES = 50;

/** Without what only describes a codec, or makes it more tolerant. */
const bare = (codec: t.Decoder<unknown, unknown> & { readonly codec?: t.Mixed }): unknown =>
  codec.codec ? bare(codec.codec) : codec;

/** Which part of a union or an intersection refused is no place in the document. */
const hasParts = (codec: t.Decoder<unknown, unknown> | undefined): boolean => {
  const inner = codec && bare(codec);
  return inner instanceof t.UnionType || inner instanceof t.IntersectionType;
};

/** The places that a codec refused, in its order, each place once, 50 at most. */
export const decodeFailures = (errors: t.Errors): DecodeFailure[] => {
  const failures = new Map<string, DecodeFailure>();
  for (const { context, value, message } of errors) {
    if (failures.size === MAX_FAILURES) break;
    const codec = context.at(-1)?.type ?? t.never;
    // What is wrong with a value says more than that it could have been null.
    if (codec === t.null && failures.size > 0) continue;
    const path = context
      .filter((_, index) => index > 0 && !hasParts(context[index - 1]?.type))
      .map(({ key }) => key);
    const key = path.join('.');
    if (!failures.has(key))
      failures.set(key, { path, expected: message ?? codec.name, value, codec: bare(codec) });
  }
  return [...failures.values()];
};
