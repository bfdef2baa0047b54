import { lineOfKey } from '../../domain/cart/line-of-key';
import { idOf } from '../../domain/id/ids';
import type { ProductId } from '../../domain/id/ids';

/**
 * What a customer presses on a page that cannot answer yet, or never will where no scripts run. It says
 * what is wished, not what comes of it, so that presses can be kept and done later, each once, in order.
 */
export type Intent =
  /** One more of this line, which the cart may have already. */
  | { readonly kind: 'add'; readonly key: string }
  /** One less, down to `least`; a line of which none is left is gone. */
  | { readonly kind: 'less'; readonly key: string; readonly least: 0 | 1 }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'like' | 'unlike'; readonly productId: ProductId };

/** A press on the heart of a dish. */
export type FavouriteIntent = Extract<Intent, { readonly productId: ProductId }>;

export const isFavouriteIntent = (press: Intent): press is FavouriteIntent =>
  press.kind === 'like' || press.kind === 'unlike';

/** A press as the value of its button. Short: a page has hundreds. */
export const formatIntent = (press: Intent): string => {
  switch (press.kind) {
    case 'add':
      return `add:${press.key}`;
    case 'less':
      return `less${String(press.least)}:${press.key}`;
    case 'remove':
      return `remove:${press.key}`;
    case 'like':
      return `+${String(press.productId)}`;
    case 'unlike':
      return `-${String(press.productId)}`;
  }
};

const ofLine = (kind: 'add' | 'less0' | 'less1' | 'remove', key: string): Intent | null => {
  if (lineOfKey(key) === null) return null;
  return kind === 'add' || kind === 'remove'
    ? { kind, key }
    : { kind: 'less', key, least: kind === 'less0' ? 0 : 1 };
};

const ofDish = (value: string): Intent | null => {
  const [, sign, digits] = /^([+-])([1-9]\d{0,15})$/.exec(value) ?? [];
  const productId = idOf<'product'>(Number(digits));
  return productId === null ? null : { kind: sign === '+' ? 'like' : 'unlike', productId };
};

/** The press that a button's value stands for; null for what no button of the shop says. */
export const parseIntent = (value: string): Intent | null => {
  const [, kind, key = ''] = /^(add|less0|less1|remove):(.{1,2000})$/.exec(value) ?? [];
  switch (kind) {
    case 'add':
    case 'less0':
    case 'less1':
    case 'remove':
      return ofLine(kind, key);
    default:
      return ofDish(value);
  }
};

/** The presses of a list with spaces between them; what is no press is left out. */
export const parseIntents = (list: string): readonly Intent[] =>
  list.split(' ').flatMap((value) => parseIntent(value) ?? []);
