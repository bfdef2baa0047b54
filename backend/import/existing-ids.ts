/** An entry of a file: its key, and the id that it asks for. */
interface Entry {
  readonly chpu: string;
  readonly id: number | null;
}

/** What the shop has stored under a key, shown or hidden. */
interface Stored {
  readonly id: number;
  readonly slug: string;
}

/**
 * The id of each entry, by its key `chpu`. A key that is known keeps the id it has, whatever the
 * file says: carts, favourites and orders go by it. A new key gets the id it asks for, or the next
 * one where that is taken. An entry with a new key and the id of one whose own key is gone from the
 * file was only renamed.
 */
export const existingIds = (
  entries: readonly Entry[],
  stored: readonly Stored[],
  takenElsewhere: Iterable<number> = [],
): ReadonlyMap<string, number> => {
  const inFile = new Set(entries.map(({ chpu }) => chpu));
  const idBySlug = new Map(stored.map(({ slug, id }) => [slug, id]));
  const renamed = new Set(stored.filter(({ slug }) => !inFile.has(slug)).map(({ id }) => id));
  const taken = new Set([...stored.map(({ id }) => id), ...takenElsewhere]);
  const ids = new Map<string, number>();
  const fresh = entries.filter(({ chpu, id }) => {
    const known = idBySlug.get(chpu) ?? (id !== null && renamed.has(id) ? id : undefined);
    if (known === undefined) return true;
    ids.set(chpu, known);
    return false;
  });
  const requested = fresh.flatMap(({ id }) => (id === null ? [] : [id]));
  let next = Math.max(0, ...taken, ...requested);
  for (const { chpu, id } of fresh) {
    const given = id === null || taken.has(id) ? (next += 1) : id;
    taken.add(given);
    ids.set(chpu, given);
  }
  return ids;
};

/** The id that was found for an entry. Throws where there is none: that is a fault of ours. */
export const idFor = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`"${key}" was not checked before it was stored`);
  return id;
};
