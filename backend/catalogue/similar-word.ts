/** How many wrong letters a word may have; more would be guessing. */
export type Slips = 0 | 1 | 2;

/** In letters: shorter words are too many for one wrong letter to be forgiven, or for two. */
const SHORTEST_FORGIVEN = 5;
const SHORTEST_FORGIVEN_TWICE = 6;

/** So many slips of those wanted as are forgiven in a word of this length. Rules 7.2. */
export const forgivenSlips = ({ length }: string, wanted: Slips): Slips => {
  if (length < SHORTEST_FORGIVEN || wanted === 0) return 0;
  return length < SHORTEST_FORGIVEN_TWICE ? 1 : wanted;
};

/**
 * Returns whether a word begins with the asked one but for so many slips: a wrong letter, one too many, one
 * too few, or two that changed places. The asked one may be the beginning of a word still being typed.
 */
export const beginsAlmostWith = (word: string, asked: string, slips: Slips): boolean => {
  let at = 0;
  while (at < asked.length && asked[at] === word[at]) at += 1;
  if (at === asked.length) return true;
  if (slips === 0) return false;
  const goesOn = (askedFrom: number, wordFrom: number): boolean =>
    beginsAlmostWith(word.slice(wordFrom), asked.slice(askedFrom), slips === 2 ? 1 : 0);
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1) ||
    (asked[at] === word[at + 1] && asked[at + 1] === word[at] && goesOn(at + 2, at + 2))
  );
};
