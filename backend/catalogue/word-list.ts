import type { Slips } from './similar-word';
import { beginsAlmostWith, forgivenSlips } from './similar-word';

/** How a word has the letters that were asked for. */
export type WordMatch = 'begins' | 'contains' | 'similar';

/** Many words, prepared for being looked through at once. */
export interface WordList {
  /** Returns whether any word has the asked letters. */
  has(asked: string): boolean;
  /** The place of each word, and how it has the asked letters; each word once. */
  find(asked: string, found: (place: number, match: WordMatch) => void): void;
  /**
   * Words that begin with the asked one but for as many of these slips as its length allows; with
   * two of them the first letter has to be right.
   */
  findSimilar(asked: string, slips: Slips, found: (place: number) => void): void;
}

const BREAK = '\n';

/**
 * The words are stored as one text: finding letters in it is what the machine does fastest, many
 * times faster than asking word after word.
 */
export const wordList = (words: readonly string[]): WordList => {
  const text = `${BREAK}${words.join(BREAK)}${BREAK}`;
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, place) => {
    starts[place + 1] = (starts[place] ?? 0) + word.length + 1;
  });
  /** Returns where a word begins in the text; past the last word, where the text has ended. */
  const startOf = (place: number): number => 1 + (starts[place] ?? text.length);
  /** The word at an offset, from a place on that is not behind it: the nearer, the faster. */
  const placeAt = (offset: number, from: number): number => {
    let low = from;
    let step = 1;
    while (startOf(low + step) <= offset) {
      low += step;
      step *= 2;
    }
    while (step > 1) {
      step /= 2;
      if (startOf(low + step) <= offset) low += step;
    }
    return low;
  };
  /** The places of the words that have the letters, with where these begin in the word. */
  const visit = (letters: string, hit: (place: number, at: number) => void): void => {
    let place = 0;
    let offset = text.indexOf(letters);
    while (offset >= 0) {
      const letter = letters.startsWith(BREAK) ? offset + 1 : offset;
      place = placeAt(letter, place);
      hit(place, letter - startOf(place));
      offset = text.indexOf(letters, startOf(place + 1) - 1);
    }
  };
  return {
    has: (asked) => text.includes(asked),
    find: (asked, found) => {
      // One letter alone is only looked for where words begin: inside words it is everywhere.
      const letters = asked.length === 1 ? `${BREAK}${asked}` : asked;
      visit(letters, (place, at) => {
        found(place, at === 0 ? 'begins' : 'contains');
      });
    },
    findSimilar: (asked, wanted, found) => {
      const slips = forgivenSlips(asked, wanted);
      if (slips === 0) return;
      const middle = Math.floor(asked.length / 2);
      const places = new Set<number>();
      const check = (place: number): void => {
        if (places.has(place) || !beginsAlmostWith(words[place] ?? '', asked, slips)) return;
        places.add(place);
        found(place);
      };
      if (slips === 2) {
        visit(`${BREAK}${asked.slice(0, 1)}`, check);
        return;
      }
      // One slip leaves the letters before the middle one as they are, or those after it.
      visit(`${BREAK}${asked.slice(0, middle)}`, check);
      visit(asked.slice(middle + 1), check);
    },
  };
};
