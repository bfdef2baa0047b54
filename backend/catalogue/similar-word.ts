/** Shorter words are too many for one wrong letter to be forgiven. */
export const SHORTEST_FORGIVEN = 5;

/**
 * Whether a word begins with the asked one but for one letter: a wrong one, one too many, one too
 * few, or two that changed places. The asked one may be the beginning of a word still being typed.
 */
export const beginsAlmostWith = (word: string, asked: string): boolean => {
  if (asked.length < SHORTEST_FORGIVEN) return false;
  let at = 0;
  while (at < asked.length && at < word.length && asked[at] === word[at]) at += 1;
  const goesOn = (askedFrom: number, wordFrom: number): boolean =>
    word.startsWith(asked.slice(askedFrom), wordFrom);
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1) ||
    (asked[at] === word[at + 1] && asked[at + 1] === word[at] && goesOn(at + 2, at + 2))
  );
};
