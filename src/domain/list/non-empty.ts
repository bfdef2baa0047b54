/** A list that has at least one entry, where a rule makes no sense without. */
export type NonEmpty<T> = readonly [T, ...(readonly T[])];

export const isNonEmpty = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;
