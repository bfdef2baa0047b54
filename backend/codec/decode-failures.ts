import * as t from 'io-ts';

/** One place of a document that is not as it should be. */
export interface DecodeFailure {
  readonly path: readonly string[];
  /** What would have been right there; the name of the codec that refused. */
  readonly expected: string;
  readonly value: unknown;
}

/** Enough for whoever mends a document; a short one with thousands of mistakes is an attack. */
export const MAX_FAILURES = 50;

/** The places that a decoder refused, in its order, each place once, 50 at most. */
export const decodeFailures = (errors: t.Errors): DecodeFailure[] => {
  const failures = new Map<string, DecodeFailure>();
  for (const { context, value } of errors) {
    if (failures.size === MAX_FAILURES) break;
    const path = context
      // Which of a union's codecs refused is no place in the document.
      .filter((_, index) => index > 0 && !(context[index - 1]?.type instanceof t.UnionType))
      .map(({ key }) => key);
    const expected = context.at(-1)?.type.name ?? '';
    const key = path.join('.');
    if (!failures.has(key)) failures.set(key, { path, expected, value });
  }
  return [...failures.values()];
};
