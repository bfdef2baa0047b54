import { piecesOf, withPortions } from './dish-fields';
import { lineOfKey } from '../../domain/cart/line-of-key';
import { idOf } from '../../domain/id/ids';
import type { ProductId } from '../../domain/id/ids';

/** To add pieces of a line, to take one away, or to remove the line. */
export interface LineIntent {
  readonly kind: 'add' | 'less' | 'remove';
  readonly key: string;
  /** How many are added, as the form of a dish says; one where it is missing. */
  readonly pieces?: number;
}

export interface FavouriteIntent {
  readonly kind: 'like' | 'unlike';
  readonly productId: ProductId;
}

/**
 * What a customer wants by a click on a page that has not hydrated, or never will. It names the change and not
 * its result, so that intents can be stored and applied later.
 */
export type Intent = LineIntent | FavouriteIntent;

export const isFavouriteIntent = (intent: Intent): intent is FavouriteIntent =>
  'productId' in intent;

/** An intent as the value of its button: `add:5::`, `+5`. Without spaces; short, as a page has hundreds. */
export const formatIntent = (intent: Intent): string =>
  isFavouriteIntent(intent)
    ? `${intent.kind === 'like' ? '+' : '-'}${String(intent.productId)}`
    : `${intent.kind}:${intent.key}`;

const LINE = /^(add|less|remove):(.{1,2000})$/;
const FAVOURITE = /^([+-])([1-9]\d{0,15})$/;

/** The reverse of `formatIntent`; null for any other text. */
export const parseIntent = (value: string): Intent | null => {
  const [, kind, key = ''] = LINE.exec(value) ?? [];
  // The expression names the kinds.
  if (kind !== undefined) return lineOfKey(key) && { kind: kind as LineIntent['kind'], key };
  const [, sign, digits] = FAVOURITE.exec(value) ?? [];
  const productId = idOf<'product'>(Number(digits));
  return productId === null ? null : { kind: sign === '+' ? 'like' : 'unlike', productId };
};

/** Parses buttons' values with spaces between them, each with the fields of its form; leaves out what is none. */
export const parseIntents = (list: string): readonly Intent[] =>
  list.split(' ').flatMap((clicked) => {
    const [button = '', fields] = clicked.split('?');
    const form = new URLSearchParams(fields);
    const intent = parseIntent(withPortions(button, form));
    if (!intent) return [];
    return intent.kind === 'add' ? { ...intent, pieces: piecesOf(form) } : intent;
  });
