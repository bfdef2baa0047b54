/**
 * A text as search compares it: lower case, without accents (so ё is е and й is и), apostrophes
 * gone, everything else that is no letter or digit a space.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`´]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const wordsOf = (folded: string): string[] => (folded === '' ? [] : folded.split(' '));
