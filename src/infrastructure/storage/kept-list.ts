/** A guest's list, kept in this browser. Never throws. */
export interface KeptList<A> {
  read(): readonly A[];
  write(list: readonly A[]): void;
}
