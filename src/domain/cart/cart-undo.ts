import type { CartLine } from './cart-line';
import { lineKey } from './cart-line';
import { mergeLine } from './cart-lines';

/** What a cart lost, kept so that one press brings it back. Rules 2.7. */
export type LostLines =
  | { readonly kind: 'removed'; readonly line: CartLine; readonly index: number }
  | { readonly kind: 'emptied'; readonly lines: readonly CartLine[] };

const insertAt = (
  lines: readonly CartLine[],
  line: CartLine,
  index: number,
): readonly CartLine[] =>
  lines.some((existing) => lineKey(existing) === lineKey(line))
    ? mergeLine(lines, line, 'increase')
    : [...lines.slice(0, index), line, ...lines.slice(index)];

/**
 * The cart with what it lost put back: a removed line at its old place, an emptied cart in front of
 * whatever was added since. Nothing that is in the cart now is lost by it. Rules 2.7.
 */
export const restoreLines = (lines: readonly CartLine[], lost: LostLines): readonly CartLine[] =>
  lost.kind === 'removed'
    ? insertAt(lines, lost.line, lost.index)
    : lines.reduce<readonly CartLine[]>(
        (restored, line) => mergeLine(restored, line, 'increase'),
        lost.lines,
      );
