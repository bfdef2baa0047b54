/** What the shop keeps about itself. */
export interface BookkeepingTables {
  revisions: RevisionTable;
  imports: ImportTable;
  rate_counters: RateCounterTable;
}

/** One row, counted up by every import: who keeps menu data in memory compares this number. */
export interface RevisionTable {
  id: number;
  number: number;
}

export interface ImportTable {
  format: string;
  origin: 'own' | 'demo';
  country: string;
  currency: string;
  fingerprint: string;
  imported_at: string;
}

export interface RateCounterTable {
  key: string;
  window_start: number;
  /** From when on nobody needs the row. */
  expires_at: number;
  count: number;
}
