interface Entry {
  readonly chpu: string;
  readonly hidden_in: readonly string[];
}

/** The keys of what a file shows in a country. */
export const shownIn = (country: string, entries: readonly Entry[]): string[] =>
  entries.filter(({ hidden_in }) => !hidden_in.includes(country)).map(({ chpu }) => chpu);
