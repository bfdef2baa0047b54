import type { ProductId } from '../../domain/id/ids';
import { decodeId, encodeNumber } from './base-36';
import type { FittedTexts } from './stored-fitted';

/**
 * A list of dishes as text, version 1: their ids in base 36, made of characters that need no
 * escaping. `1_2t_2x` are dishes 101 and 105, in this order.
 */
const VERSION = '1';
const PARTING = '_';

/** More dishes than anybody has; what comes after them was not written by the shop. */
const MAX_IDS = 500;

/** Before an entry of another version: no id begins so. */
const UNREAD = '!';

/** What was read of a list. */
export interface ReadIds {
  /** Each dish once. */
  readonly ids: readonly ProductId[];
  /** Entries that are no ids: a newer shop may have written them, so they are written again. */
  readonly unread: readonly string[];
}

const write = (entries: readonly string[]): string =>
  entries.length === 0 ? '' : [VERSION, ...entries].join(PARTING);

/** Empty text for an empty list, which needs no cookie. */
export const encodeIds = (ids: readonly ProductId[]): string => write(ids.map(encodeNumber));

/** As much of a list as has room in so many bytes, the first dishes first, and the rest of it. */
export const fitIds = ({ ids, unread }: ReadIds, room: number): FittedTexts => {
  const entries = [...ids.map(encodeNumber), ...unread];
  let size = VERSION.length;
  const end = entries.findIndex((entry, index) => {
    size += PARTING.length + entry.length;
    return size > room || index >= MAX_IDS;
  });
  const count = end < 0 ? entries.length : end;
  return { text: write(entries.slice(0, count)), overflow: write(entries.slice(count)) };
};

export const decodeIds = (text: string): ReadIds => {
  const [version = '', ...entries] = text.split(PARTING);
  if (version !== VERSION)
    return { ids: [], unread: text ? [version, ...entries].map((entry) => UNREAD + entry) : [] };
  const ids = new Set<ProductId>();
  const unread: string[] = [];
  for (const entry of entries.slice(0, MAX_IDS)) {
    const id = decodeId<'product'>(entry);
    if (id === null) unread.push(entry);
    else ids.add(id);
  }
  return { ids: [...ids], unread };
};
