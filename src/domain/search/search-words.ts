import { withoutUnseen } from '../text/unseen';

/**
 * Letters that stand for one another where somebody has no keyboard of the language, or does not
 * mind: Ukrainian, Bulgarian and Kazakh ones and those a Russian keyboard has instead.
 */
const ALIKE: Readonly<Record<string, string>> = {
  і: 'и',
  ґ: 'г',
  є: 'е',
  э: 'е',
  ә: 'а',
  қ: 'к',
  ң: 'н',
  ғ: 'г',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  // Signs that soften or part, and are left out as easily: Bulgarian ъ is dropped in both texts.
  ъ: '',
  ь: '',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
};

const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu');

/**
 * A text as search compares it: without unseen signs, lower case, without accents (so ё is е, й is и and ї is і), letters
 * that stand for one another made one, apostrophes gone, everything else that is no letter or digit
 * a space. Rules 7.2.
 */
export const foldText = (text: string): string =>
  withoutUnseen(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`´]/gu, '')
    .toLowerCase()
    .replace(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a folded text, in their order. */
export const wordsOf = (folded: string): string[] => (folded === '' ? [] : folded.split(' '));
