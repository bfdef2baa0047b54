/** At most so many dishes answer a search, so that more may be on the menu. Rules 7.2, 7.3. */
export const SEARCH_MAXIMUM = 60;

export interface SearchCount {
  readonly count: number;
  /** True where the number is a lower limit, said as "60+". */
  readonly isMore: boolean;
}

/** Returns how many dishes a search is said to have found, of the number that came. Rules 7.3. */
export const searchCount = (found: number): SearchCount => ({
  count: Math.min(found, SEARCH_MAXIMUM),
  isMore: found >= SEARCH_MAXIMUM,
});
