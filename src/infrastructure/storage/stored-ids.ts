import type { FavouriteProducts } from '../../domain/customer/favourites';
import type { ViewedProducts } from '../../domain/customer/viewed';
import { joinViewed } from '../../domain/customer/viewed';
import type { ProductId } from '../../domain/id/ids';
import type { BrowserPlace } from './browser-place';
import { cookiesAt, writeFitted } from './browser-place';
import { decodeIds, encodeIds, fitIds, unreadEnd, withUnread } from './ids-cookie';
import type { StoredText } from './stored-text';
import { readText } from './stored-text';

/** The cookies that hold ids of dishes. */
export type IdsCookie = 'favourites' | 'viewed';

/** What a visitor likes, as far as the cookie has room for it. */
export const favouritesOfCookies = (cookies: ReadonlyMap<string, string>): FavouriteProducts =>
  decodeIds(cookies.get('favourites') ?? '');

/** What a visitor has looked at, never more than the list may hold. */
export const viewedOfCookies = (cookies: ReadonlyMap<string, string>): ViewedProducts =>
  joinViewed(decodeIds(cookies.get('viewed') ?? ''), []);

/**
 * The beginning of a list is in its cookie, where the server sees it; what does not fit beside the
 * other cookies is in local storage, which only the browser sees. What cannot be read stays in both.
 */
export const storedIds = (
  place: BrowserPlace,
  name: IdsCookie,
): StoredText<readonly ProductId[]> => {
  const cookieText = (): string => cookiesAt(place).get(name) ?? '';
  const load = (): readonly ProductId[] => [
    ...new Set([...decodeIds(cookieText()), ...decodeIds(readText(place.area, name))]),
  ];
  const save = (ids: readonly ProductId[]): void => {
    const unread = unreadEnd(cookieText());
    const unreadRest = unreadEnd(readText(place.area, name));
    writeFitted(place, name, (room) => {
      const hasRoom = withUnread('', unread).length <= room;
      const { text, rest } = fitIds(ids, hasRoom ? room - unread.length : room);
      return {
        text: hasRoom ? withUnread(text, unread) : text,
        overflow: withUnread(encodeIds(rest), hasRoom ? unreadRest : unread + unreadRest),
      };
    });
  };
  return { encode: encodeIds, load, save, sharesRoom: true };
};
