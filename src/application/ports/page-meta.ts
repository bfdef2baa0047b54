/** Which page of a list this is, and how many there are. */
export interface PageMeta {
  readonly currentPage: number;
  readonly lastPage: number;
  readonly perPage: number;
  readonly total: number;
}
