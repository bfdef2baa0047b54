import * as t from 'io-ts';
import type { Currency, Money } from '../../src/domain';
import { moneyFromDecimal } from '../../src/domain';
import { plainText } from '../codec/plain-text';

/** Far above any order, and far below what a number holds exactly in minor units. */
const MAX_AMOUNT = 1e11;
const DECIMAL = /^\d{1,12}(?:\.(\d{1,4}))?$/;

const readAmount = (value: unknown, { digits }: Currency): Money | null => {
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const match = DECIMAL.exec(text);
  if (match === null || (match[1] ?? '').length > digits || Number(text) > MAX_AMOUNT) return null;
  return moneyFromDecimal(Number(text), digits);
};

/** A sum in whole units with at most the decimals of the currency, as a number or written out. */
export const orderAmount = (currency: Currency) =>
  new t.Type<Money, unknown, unknown>(
    'an amount from 0',
    (value): value is Money => readAmount(value, currency) !== null,
    (value, context) => {
      const amount = readAmount(value, currency);
      return amount === null ? t.failure(value, context) : t.success(amount);
    },
    t.identity,
  );

const MAX_PATH = 500;
/** Any shop: only whether an address stays there is of interest. */
const SOME_SHOP = 'http://shop.invalid';

/** The path in its plain form; null for an address that leads out of the shop. */
const pathWithinShop = (text: string): string | null => {
  if (!text.startsWith('/') || !URL.canParse(text, SOME_SHOP)) return null;
  const { origin, pathname, search, hash } = new URL(text, SOME_SHOP);
  // Two slashes at the beginning, also of what `/./` comes to, would name another host.
  return origin === SOME_SHOP && !pathname.startsWith('//') ? pathname + search + hash : null;
};

const Text = plainText(MAX_PATH);

/** A page of the shop's own, as a path. Refuses whatever a browser would take for another site. */
export const ReturnPath = new t.Type<string, string, unknown>(
  'a path of the shop',
  (value): value is string => Text.is(value) && pathWithinShop(value) !== null,
  (value, context) => {
    const path = Text.is(value) ? pathWithinShop(value) : null;
    return path === null ? t.failure(value, context) : t.success(path);
  },
  t.identity,
);

/** The page that follows an order, where nobody says otherwise. */
export const DEFAULT_RETURN_PATH = '/checkout/success';

/** That page with the key of an order: all that it is told. */
export const returnPathWithKey = (path: string, trackingKey: string): string => {
  const { pathname, search, hash, searchParams } = new URL(path, SOME_SHOP);
  searchParams.delete('key');
  const query = search === '' ? '' : searchParams.toString();
  return `${pathname}?${query === '' ? '' : `${query}&`}key=${trackingKey}${hash}`;
};
