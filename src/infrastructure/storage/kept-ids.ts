import type { ProductId } from '../../domain/id/ids';
import type { BrowserPlace } from './browser-place';
import { cookiesAt, readOverflow, writeFitted } from './browser-place';
import type { IdsCookie } from './menu-cookies';
import { idsOfCookies } from './menu-cookies';
import { decodeIds, encodeIds, fitIds, unreadEnd, withUnread } from './ids-cookie';
import type { KeptList } from './kept-list';

export interface IdsPlace extends BrowserPlace {
  readonly name: IdsCookie;
}

/**
 * The beginning of a list is in its cookie, where the server sees it; what does not fit beside the
 * other cookies is in local storage, which only the browser sees. What cannot be read stays in both.
 */
export const keptIds = (place: IdsPlace): KeptList<ProductId> => ({
  read: () => {
    const first = idsOfCookies(cookiesAt(place), place.name);
    const rest = decodeIds(readOverflow(place, place.name));
    return [...new Set([...first, ...rest])];
  },
  write: (ids) => {
    const unread = unreadEnd(cookiesAt(place).get(place.name) ?? '');
    const unreadRest = unreadEnd(readOverflow(place, place.name));
    writeFitted(place, place.name, (room) => {
      const hasRoom = withUnread('', unread).length <= room;
      const { text, rest } = fitIds(ids, hasRoom ? room - unread.length : room);
      return {
        text: hasRoom ? withUnread(text, unread) : text,
        overflow: withUnread(encodeIds(rest), hasRoom ? unreadRest : unread + unreadRest),
      };
    });
  },
});
