/** In CSS pixels, of the header's type: what a letter takes up on average, and a link beside its words. */
const LETTER = 8.6;
const AROUND = 20;
/** The label of what did not fit, with its arrow. */
const MORE = 96;

const widthOf = (name: string): number => AROUND + [...name].length * LETTER;

/**
 * Returns how many of the first links stand beside each other in so many CSS pixels, leaving room for "More"
 * when not all do. Reckoned by letters and not measured, so that the server knows it as well and
 * nothing moves.
 */
export const linksInRow = (names: readonly string[], room: number): number => {
  const ends = names.map((_, index) =>
    names.slice(0, index + 1).reduce((sum, name) => sum + widthOf(name), 0),
  );
  const whole = ends.at(-1) ?? 0;
  return whole <= room ? names.length : ends.filter((end) => end <= room - MORE).length;
};
