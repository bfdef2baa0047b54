/** The country and currency that a shop's data was imported for: a database knows no others. */
export interface ImportedFor {
  readonly country: string;
  readonly currency: string;
}
