import type { ProductId } from '../../domain/id/ids';
import { decodeId, encodeNumber } from './base-36';

/**
 * A list of dishes as text, version 1: their ids in base 36, made of characters that need no
 * escaping. `1_2t_2x` are dishes 101 and 105, in this order.
 */
const VERSION = '1';
const PARTING = '_';

/** More dishes than anybody has; what comes after them was not written by the shop. */
const MAX_IDS = 500;

export interface FittedIds {
  readonly text: string;
  /** The ids for which there was no room. */
  readonly rest: readonly ProductId[];
}

/** As many ids as have room in so many bytes, the first ones first; empty text for none. */
export const fitIds = (ids: readonly ProductId[], room: number): FittedIds => {
  let text = VERSION;
  for (const [index, id] of ids.entries()) {
    const next = text + PARTING + encodeNumber(id);
    if (next.length > room || index >= MAX_IDS) {
      return { text: index === 0 ? '' : text, rest: ids.slice(index) };
    }
    text = next;
  }
  return { text: ids.length === 0 ? '' : text, rest: [] };
};

/** Before an entry of another version: no id begins so. */
const UNREAD = '!';

/**
 * The end of a text that cannot be read, with its partings: a newer shop may have written it, so
 * whoever writes the list anew puts it behind the ids again. Empty text where all can be read.
 */
export const unreadEnd = (text: string): string => {
  if (text === '') return '';
  const [version = '', ...entries] = text.split(PARTING);
  const unread =
    version === VERSION
      ? entries.slice(0, MAX_IDS).filter((entry) => decodeId(entry) === null)
      : [version, ...entries].map((entry) => UNREAD + entry);
  return unread.map((entry) => PARTING + entry).join('');
};

/** The ids of a list and what was unread of it, as one text; empty text for neither. */
export const withUnread = (ids: string, unread: string): string =>
  unread === '' ? ids : (ids || VERSION) + unread;

/** Empty text for an empty list, which needs no cookie. */
export const encodeIds = (ids: readonly ProductId[]): string => fitIds(ids, Infinity).text;

/** The dishes of a text, each once; an entry that makes no sense is left out. */
export const decodeIds = (text: string): readonly ProductId[] => {
  const [version, ...entries] = text.split(PARTING);
  if (version !== VERSION) return [];
  const ids = entries.slice(0, MAX_IDS).map((entry) => decodeId<'product'>(entry));
  return [...new Set(ids.filter((id) => id !== null))];
};
