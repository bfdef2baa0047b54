import type { PictureMention } from './import-format';

/** The pictures that the entries of a list name. */
export const picturesIn = (
  list: string,
  entries: readonly { readonly picture: string | null }[],
): PictureMention[] =>
  entries.map(({ picture }, index) => ({
    jsonPath: `${list}[${String(index)}].picture`,
    picture,
  }));
