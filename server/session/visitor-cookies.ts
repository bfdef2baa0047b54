import type { Request } from 'express';
import { browserGuest } from '../../src/infrastructure/storage/browser-guest';
import { placeOfCookies } from '../../src/infrastructure/storage/browser-place';
import { COOKIE_NAMES } from '../../src/infrastructure/storage/cookie-names';
import { readCookies } from '../../src/infrastructure/storage/read-cookies';
import { cartAt } from '../../src/infrastructure/storage/stored-cart';
import {
  storedOrderOptions,
  storedSelection,
} from '../../src/infrastructure/storage/stored-choice';
import { tokenOfRequest } from './session-cookie';
import { isOverTls } from '../middleware/visited-url';

/** All that a request's cookies say of its visitor; what of them makes no sense counts as nothing. */
export const visitorOf = (request: Request) => {
  const [cookie, isSecure] = [request.headers.cookie ?? '', isOverTls(request)];
  const cookies = readCookies(cookie, isSecure);
  const place = placeOfCookies({ cookie }, isSecure, cookies);
  const { lines, unread } = cartAt(place);
  return {
    ...browserGuest(place).load(),
    /** Goes into the calls' headers and nowhere else. */
    token: tokenOfRequest(request),
    /** Whether the shop has this language is for others to say. */
    chosenLocale: cookies.get('locale') ?? null,
    cart: lines,
    hasLostLines: unread.length > 0,
    selection: storedSelection(place).load(),
    orderOptions: storedOrderOptions(place).load(),
  };
};

export type Visitor = Readonly<ReturnType<typeof visitorOf>>;

/** The name of one of our cookies anywhere in a header, however the header is written. */
const MAYBE_OURS = new RegExp(`(?:^|\\W)(?:${COOKIE_NAMES.join('|')})(?:_\\d+)?(?:\\W|$)`);

/**
 * Whether a request could carry a cookie of the shop, by the raw text of its header. True too often
 * rather than too seldom: such a request fills no cache and is answered from none.
 */
export const mayHoldVisitorCookies = ({ headers: { cookie } }: Request): boolean =>
  cookie !== undefined && MAYBE_OURS.test(cookie);
