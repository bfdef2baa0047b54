/** Keeps for the rest of the session which warnings its customer has put away. Never throws. */
export interface DismissedWarningsStorage {
  load(): readonly string[];
  save(dismissed: readonly string[]): void;
}
