import type { ProductId } from '../../domain/id/ids';
import type { BrowserPlace } from './browser-place';
import { cookiesAt, readOverflow, writeFitted } from './browser-place';
import type { IdsCookie } from './menu-cookies';
import { idsOfCookies } from './menu-cookies';
import { decodeIds, encodeIds, fitIds } from './ids-cookie';
import type { KeptList } from './kept-list';

export interface IdsPlace extends BrowserPlace {
  readonly name: IdsCookie;
}

/**
 * The beginning of a list is in its cookie, where the server sees it; what does not fit beside the
 * other cookies is in local storage, which only the browser sees.
 */
export const keptIds = (place: IdsPlace): KeptList<ProductId> => ({
  read: () => {
    const first = idsOfCookies(cookiesAt(place), place.name);
    const rest = decodeIds(readOverflow(place, place.name));
    return [...new Set([...first, ...rest])];
  },
  write: (ids) => {
    writeFitted(place, place.name, (room) => {
      const { text, rest } = fitIds(ids, room);
      return { text, overflow: encodeIds(rest) };
    });
  },
});
