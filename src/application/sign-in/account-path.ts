import type { Locales } from '../../domain/locale/locale-path';
import { localePath } from '../../domain/locale/locale-path';

/** The pages that are somebody's own; an order has a number. */
const ACCOUNT_PATH = /^\/account(\/(address|bonuses|orders(\/[1-9]\d{0,15})?|profile|referral))?$/;

/** Where a guest's home keeps which of these pages they wanted. */
const WANTED = 'login';

/**
 * The path of an account's page, without its language, in its one spelling; null for any other path.
 * A slash at the end makes no other page, capitals do, as in every address of the shop. Rules 6.1.
 */
export const accountPathOf = (path: string): string | null => {
  const plain = path.replace(/\/$/, '');
  return ACCOUNT_PATH.test(plain) ? plain : null;
};

/** The home at which a guest who wanted an account's page is asked to log in. */
export const loginAddress = (accountPath: string, locale: string, locales: Locales): string =>
  `${localePath('/', locale, locales)}?${WANTED}=${accountPath}`;

/**
 * The account's page that a guest wanted, from the query of an address; null where it names none.
 * Nothing else than those pages is ever read from it, so that no link can lead elsewhere after a login.
 */
export const wantedAccountPath = (search: string): string | null =>
  accountPathOf(new URLSearchParams(search).get(WANTED) ?? '');
