import type { Store } from 'redux';
import { calculationRequested, cartRestored } from '../application/cart/cart-slice';
import { LOST_LINES } from '../application/cart/lost-lines';
import { noticeGiven } from '../application/notifications/notice-slice';
import type { ShopState } from '../application/store/root-reducer';
import type { CartLine } from '../domain/cart/cart-line';
import { sameLines } from '../domain/cart/cart-lines';
import { carryOver } from '../domain/cart/carry-over';
import type { ReadCart } from '../infrastructure/storage/cart-cookie';
import { writeCartCookie } from '../infrastructure/storage/document-cookies';
import { cartOfCookies } from '../infrastructure/storage/menu-cookies';
import { readCookies } from '../infrastructure/storage/read-cookies';

const readCart = (page: Document, isSecure: boolean): ReadCart =>
  cartOfCookies(readCookies(page.cookie, isSecure));

/**
 * Keeps the cart in the visitor's cookies, from the first press on, and takes over what another tab
 * has changed there meanwhile, or what an older copy of this page does not know. What of a cookie
 * cannot be read stays there until its customer was told of it. Answers what takes over at once.
 */
export const keepCart = (
  store: Store<ShopState>,
  page: Document,
  isSecure: boolean,
): (() => void) => {
  const atStart = store.getState().cart;
  let kept = atStart.lines;
  let inCookies = kept;
  let unread: ReadCart['unread'] = [];
  let isTelling = false;

  const cartOf = (): readonly CartLine[] => {
    const cart = readCart(page, isSecure);
    unread = cart.unread;
    return cart.lines;
  };

  const keep = (lines: readonly CartLine[]): void => {
    kept = lines;
    writeCartCookie(page, lines, isSecure, unread);
    inCookies = cartOf();
  };

  const isToldOfLoss = (): boolean => store.getState().notice.shown?.text === LOST_LINES.text;

  const tellOfLoss = (): void => {
    if (unread.length === 0) return;
    if (!isToldOfLoss()) store.dispatch(noticeGiven(LOST_LINES));
    isTelling = true;
  };

  /** A notice that has had its time before the customer's eyes was seen. */
  const forgetLoss = (): void => {
    if (!isTelling || store.getState().notice.shown !== null) return;
    isTelling = false;
    if (page.visibilityState !== 'visible') return;
    writeCartCookie(page, cartOf(), isSecure);
    unread = [];
  };

  const takeOver = (): void => {
    const now = cartOf();
    tellOfLoss();
    // Where cookies are switched off nothing ever changes in them, and the cart stays as it is.
    if (sameLines(now, inCookies)) return;
    inCookies = now;
    kept = now;
    store.dispatch(cartRestored(now));
    store.dispatch(calculationRequested(undefined));
  };

  // A cart that was refused while the page was made is not to be refused again on the next one.
  if (atStart.lost?.kind === 'emptied') {
    cartOf();
    keep(atStart.lines);
    tellOfLoss();
  } else takeOver();

  store.subscribe(() => {
    forgetLoss();
    const { lines } = store.getState().cart;
    if (lines === kept) return;
    const elsewhere = cartOf();
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
