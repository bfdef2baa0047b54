import type { ProductId } from '../../domain/id/ids';
import type { BrowserPlace } from './browser-place';
import type { ReadIds } from './ids-cookie';
import { decodeIds, encodeIds, fitIds } from './ids-cookie';
import type { FittedTexts } from './stored-fitted';
import { storedFitted } from './stored-fitted';
import type { StoredText } from './stored-text';

/** The cookies that hold ids of dishes. */
export type IdsCookie = 'favourites' | 'viewed';

/**
 * The beginning of a list is in its cookie, where the server sees it; what does not fit beside the
 * other cookies is in local storage, which only the browser sees. What cannot be read stays in both.
 */
export const storedIds = (
  place: BrowserPlace,
  name: IdsCookie,
): StoredText<readonly ProductId[]> => {
  const read = ({ text, overflow }: FittedTexts): ReadIds => {
    const lists = [decodeIds(text), decodeIds(overflow)];
    return {
      ids: [...new Set(lists.flatMap(({ ids }) => ids))],
      unread: lists.flatMap(({ unread }) => unread),
    };
  };
  return storedFitted(place, name, {
    encode: encodeIds,
    decode: (texts) => read(texts).ids,
    fit: (ids, room, before) => fitIds({ ids, unread: read(before).unread }, room),
  });
};
