import { languageSwitched } from '../session/language-slice';
import { defineAction, on, reducerOf } from '../redux/slice';
import type { Listing } from '../ports/listing';

/** What was asked for below a list. */
export interface GrownList {
  /** The key of the list's route. */
  readonly key: string;
  readonly pages: readonly Listing[];
  readonly progress: 'settled' | 'loading' | 'failed';
}

/** The lists that were made longer, the newest last. */
export type FurtherPages = readonly GrownList[];

/** Enough for the way back through a visit, and no more than a phone has room for. */
const MAX_LISTS = 5;

interface ListQuestion {
  readonly key: string;
  /** Of the list, counted from 1. */
  readonly page: number;
}

interface FurtherPage {
  readonly key: string;
  readonly listing: Listing;
}

/** A customer wants to see more of a list, below what it shows. */
export const furtherPageRequested = defineAction<ListQuestion>('catalogue/furtherPageRequested');
export const furtherPageLoaded = defineAction<FurtherPage>('catalogue/furtherPageLoaded');
/** Of the list with this key. */
export const furtherPageFailed = defineAction<string>('catalogue/furtherPageFailed');

const NONE: FurtherPages = [];

const changed = (
  lists: FurtherPages,
  key: string,
  change: (list: GrownList) => GrownList,
): FurtherPages => {
  const list = lists.find((one) => one.key === key) ?? { key, pages: [], progress: 'settled' };
  return [...lists.filter((one) => one.key !== key), change(list)].slice(-MAX_LISTS);
};

const hasPage = ({ pages }: GrownList, { meta }: Listing): boolean =>
  pages.some((page) => page.meta.currentPage === meta.currentPage);

export const furtherPagesReducer = reducerOf(
  NONE,
  on(furtherPageRequested, (lists, { key }: ListQuestion) =>
    changed(lists, key, (list) => ({ ...list, progress: 'loading' })),
  ),
  on(furtherPageLoaded, (lists, { key, listing }: FurtherPage) =>
    changed(lists, key, (list) => ({
      key,
      pages: hasPage(list, listing) ? list.pages : [...list.pages, listing],
      progress: 'settled',
    })),
  ),
  on(furtherPageFailed, (lists, key: string) =>
    changed(lists, key, (list) => ({ ...list, progress: 'failed' })),
  ),
  // They hold names in the language before.
  on(languageSwitched, () => NONE),
);

export interface FurtherPagesRoot {
  readonly furtherPages: FurtherPages;
}
