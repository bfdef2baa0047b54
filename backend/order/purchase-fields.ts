import type { Currency, Money, Result } from '../../src/domain';
import { moneyFromDecimal, ok } from '../../src/domain';
import { wrongField } from '../codec/field-refusal';
import type { FieldMessages } from '../i18n/translate';

/** Far above any order, and far below what a number holds exactly in minor units. */
const MAX_AMOUNT = 1e11;
const DECIMAL = /^\d{1,12}(?:\.(\d{1,4}))?$/;

type Read<A> = Result<FieldMessages, A>;

/** A sum in whole units with at most the decimals of the currency, as a number or written out. */
export const readSum = (
  field: string,
  value: number | string,
  { digits }: Currency,
): Read<Money> => {
  const text = String(value).trim();
  const match = DECIMAL.exec(text);
  return match === null || (match[1] ?? '').length > digits || Number(text) > MAX_AMOUNT
    ? wrongField(field)
    : ok(moneyFromDecimal(Number(text), digits));
};

/** Returns what a courier is to bring change from; null where nobody says. */
export const readChange = (
  { changeFrom = null }: { readonly changeFrom?: number | string | null },
  currency: Currency,
): Read<Money | null> =>
  changeFrom === null ? ok(null) : readSum('changeFrom', changeFrom, currency);

/** Any shop: only whether an address stays there is of interest. */
const SOME_SHOP = 'http://shop.invalid';

/** The path in its plain form; null for an address that leads out of the shop. */
const pathWithinShop = (text: string): string | null => {
  if (!text.startsWith('/') || !URL.canParse(text, SOME_SHOP)) return null;
  const { origin, pathname, search, hash } = new URL(text, SOME_SHOP);
  // Two slashes at the beginning, also of what `/./` comes to, would name another host.
  return origin === SOME_SHOP && !pathname.startsWith('//') ? pathname + search + hash : null;
};

/** The page that follows an order, where nobody says otherwise. */
const DEFAULT_RETURN_PATH = '/checkout/success';

/** A page of the shop's own, as a path. Refuses whatever a browser would take for another site. */
export const readReturnPath = (text: string | null): Read<string> => {
  const path = pathWithinShop(text ?? DEFAULT_RETURN_PATH);
  return path === null ? wrongField('returnUrl') : ok(path);
};

/** Returns that page with the key of an order as its only parameter. */
export const returnPathWithKey = (path: string, trackingKey: string): string => {
  const { pathname, search, hash, searchParams } = new URL(path, SOME_SHOP);
  searchParams.delete('key');
  const query = search === '' ? '' : searchParams.toString();
  return `${pathname}?${query === '' ? '' : `${query}&`}key=${trackingKey}${hash}`;
};
