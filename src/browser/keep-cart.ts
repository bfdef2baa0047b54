import type { Store } from 'redux';
import { calculationRequested, cartRestored } from '../application/cart/cart-slice';
import type { ShopState } from '../application/store/root-reducer';
import type { CartLine } from '../domain/cart/cart-line';
import { sameLines } from '../domain/cart/cart-lines';
import { carryOver } from '../domain/cart/carry-over';
import { writeCartCookie } from '../infrastructure/storage/document-cookies';
import { cartOfCookies } from '../infrastructure/storage/menu-cookies';
import { readCookies } from '../infrastructure/storage/read-cookies';

const cartOf = (page: Document, isSecure: boolean): readonly CartLine[] =>
  cartOfCookies(readCookies(page.cookie, isSecure));

/**
 * Keeps the cart in the visitor's cookies, from the first press on, and takes over what another tab
 * has changed there meanwhile, or what an older copy of this page does not know. Answers what does so
 * at once.
 */
export const keepCart = (
  store: Store<ShopState>,
  page: Document,
  isSecure: boolean,
): (() => void) => {
  const atStart = store.getState().cart;
  let kept = atStart.lines;
  let inCookies = kept;

  const keep = (lines: readonly CartLine[]): void => {
    kept = lines;
    writeCartCookie(page, lines, isSecure);
    inCookies = cartOf(page, isSecure);
  };

  const takeOver = (): void => {
    const now = cartOf(page, isSecure);
    // Where cookies are switched off nothing ever changes in them, and the cart stays as it is.
    if (sameLines(now, inCookies)) return;
    inCookies = now;
    kept = now;
    store.dispatch(cartRestored(now));
    store.dispatch(calculationRequested(undefined));
  };

  // A cart that was refused while the page was made is not to be refused again on the next one.
  if (atStart.lost?.kind === 'emptied') keep(atStart.lines);
  else takeOver();

  store.subscribe(() => {
    const { lines } = store.getState().cart;
    if (lines === kept) return;
    const elsewhere = cartOf(page, isSecure);
    if (sameLines(elsewhere, inCookies)) {
      keep(lines);
      return;
    }
    // Another window has changed the cart since: what was done here is done to that cart.
    const both = carryOver(kept, lines, elsewhere);
    keep(both);
    if (!sameLines(both, lines)) store.dispatch(cartRestored(both));
  });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') takeOver();
  });
  window.addEventListener('focus', takeOver);
  return takeOver;
};
