import { isRight } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Result } from '../../domain/result/result';
import { ok, refuse } from '../../domain/result/result';

/** Turns an answer of the backend into ours, or names the places that do not fit. */
export type Decode<A> = (answer: unknown) => Result<readonly string[], A>;

/** At most this many places are named: the first ones tell what is wrong. */
const PATHS_NAMED = 5;

const pathOf = (error: t.ValidationError): string =>
  error.context
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.');

/**
 * A decoder from a codec and a translation into our own words. It names the failing paths, never
 * the values: answers hold personal data.
 */
export const decoderOf =
  <W, A>(codec: t.Decoder<unknown, W>, translate: (wire: W) => A): Decode<A> =>
  (answer) => {
    const decoded = codec.decode(answer);
    return isRight(decoded)
      ? ok(translate(decoded.right))
      : refuse([...new Set(decoded.left.map(pathOf))].slice(0, PATHS_NAMED));
  };
