import type { ProductId } from '../../domain/id/ids';
import type { BrowserPlace } from './browser-place';
import { readOverflow, writeFitted } from './browser-place';
import type { FAVOURITES_COOKIE, VIEWED_COOKIE } from './menu-cookies';
import { idsOfCookies } from './menu-cookies';
import { decodeIds, encodeIds, fitIds } from './ids-cookie';
import type { KeptList } from './kept-list';
import { readCookies } from './read-cookies';

export interface IdsPlace extends BrowserPlace {
  readonly name: typeof FAVOURITES_COOKIE | typeof VIEWED_COOKIE;
}

/**
 * The beginning of a list is in its cookie, where the server sees it; what does not fit beside the
 * other cookies is in local storage, which only the browser sees.
 */
export const keptIds = (place: IdsPlace): KeptList<ProductId> => ({
  read: () => {
    const first = idsOfCookies(readCookies(place.jar.cookie), place.name);
    const rest = decodeIds(readOverflow(place, place.name));
    return [...new Set([...first, ...(rest.ok ? rest.value : [])])];
  },
  write: (ids) => {
    writeFitted(place, place.name, (room) => {
      const { text, rest } = fitIds(ids, room);
      return { text, overflow: encodeIds(rest) };
    });
  },
});
