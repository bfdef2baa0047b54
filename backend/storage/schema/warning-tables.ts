/** What the shop warns its customers of. */
export interface WarningTables {
  warnings: WarningTable;
}

/** The one warning in one language; without rows there is none. Imports leave it alone. */
export interface WarningTable {
  locale: string;
  text: string;
}
