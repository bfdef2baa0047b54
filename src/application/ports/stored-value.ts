/** One value that a browser stores. Never throws: where nothing can be stored, nothing is. */
export interface StoredValue<A> {
  load(): A;
  save(value: A): void;
}
