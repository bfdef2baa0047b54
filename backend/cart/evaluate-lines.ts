import type { CartLine, Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { ProductId } from '../../src/domain/id/ids';
import type { MenuProduct } from '../catalogue/menu';
import type { Refusal } from '../refusal/refusal';
import { wrongFields } from '../refusal/refusal';
import type { StopList } from '../catalogue/stop-list';
import type { Message } from '../i18n/translate';
import type { BrokenLine, LineVerdict, PricedLine } from './evaluate-line';
import { evaluateLine } from './evaluate-line';
import type { UnavailableAt } from './order-calculation';

/** The lines of a cart, sorted by whether they can be had. */
export interface EvaluatedLines {
  readonly lines: readonly PricedLine[];
  readonly unavailable: readonly UnavailableAt[];
}

const brokenLines = (verdicts: readonly LineVerdict[]): [number, BrokenLine][] =>
  verdicts.flatMap((verdict, index): [number, BrokenLine][] =>
    verdict.kind === 'broken' ? [[index, verdict]] : [],
  );

/** The refusal of a cart with broken lines; its code is the first one's. */
const refusalOf = (broken: readonly [number, BrokenLine][]): Refusal =>
  wrongFields(
    Object.fromEntries(
      broken.map(([index, { field, message }]): [string, Message[]] => [
        `goods.${String(index)}.${field}`,
        [message],
      ]),
    ),
    broken[0]?.[1].code,
  );

/** Judges each line of a cart; refuses a cart that no customer can make by hand. Rules 8.9. */
export const evaluateLines = (
  cart: readonly CartLine[],
  products: ReadonlyMap<ProductId, MenuProduct>,
  stopList: StopList,
): Result<Refusal, EvaluatedLines> => {
  const verdicts = cart.map((line) => evaluateLine(line, products.get(line.productId), stopList));
  const broken = brokenLines(verdicts);
  if (broken.length > 0) return refuse(refusalOf(broken));
  return ok({
    lines: verdicts.filter((verdict) => verdict.kind === 'priced'),
    unavailable: verdicts.flatMap((verdict, lineIndex) =>
      verdict.kind === 'unavailable'
        ? [{ lineIndex, product: verdict.product, code: verdict.code }]
        : [],
    ),
  });
};
