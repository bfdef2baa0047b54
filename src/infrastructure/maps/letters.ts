/** Cyrillic letters of Bulgarian, Russian, Ukrainian and Kazakh, as they are written in Latin ones. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'а a, б b, в v, г g, д d, е e, ё e, ж zh, з z, и i, й y, к k, л l, м m, н n, о o, п p, р r, с s',
    'т t, у u, ф f, х h, ц ts, ч ch, ш sh, щ sht, ъ a, ы y, ь y, э e, ю yu, я ya',
    'є e, і i, ї i, ґ g, ә a, ғ g, қ k, ң n, ө o, ұ u, ү u, һ h',
  ]
    .flatMap((line) => line.split(', '))
    .map((pair) => pair.split(' ')),
);

/** How people write the two signs that other languages do not have: Търново, Turnovo, Tyrnovo, Trnovo. */
const STYLES = [
  { ъ: 'a', ь: 'y' },
  { ъ: '', ь: '' },
  { ъ: 'u', ь: '' },
  { ъ: 'y', ь: '' },
  { ъ: 'e', ь: '' },
] as const;

/** Without accents, apostrophes and capitals; й stays a letter of its own. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ`´]/g, '')
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));

const inLatin = (word: string, style: Partial<Record<string, string>> = {}): string =>
  Array.from(word, (letter) => style[letter] ?? LATIN[letter] ?? letter).join('');

/** Spellings that sound the same become one: Hristo and Khristo, Juzhen and Yuzhen, Tsar and Car. */
const asPronounced = (latin: string): string =>
  latin
    .replace(/[yj]/g, 'i')
    .replace(/kh/g, 'h')
    .replace(/ph/g, 'f')
    .replace(/ck|q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/x/g, 'ks')
    .replace(/tz|cz|ts/g, 'c')
    .replace(/(.)\1+/g, '$1');

/**
 * Returns how a word without accents and capitals may be spelt in Latin letters, whichever letters it is in.
 * The first is the official one, letter by letter: that of a beginning is the beginning of the
 * whole word's.
 */
export const spellingsOf = (word: string): readonly string[] => {
  const latin = /[ъь]/.test(word) ? STYLES.map((style) => inLatin(word, style)) : [inLatin(word)];
  return [...new Set([...latin, ...latin.map(asPronounced)])];
};

/** A house's number as places are named by it: "9а", "9А" and "9A" are "9a". */
export const houseKeyOf = (number: string): string => inLatin(plain(number));

/** The letters behind a number, by how `houseKeyOf` writes them. */
const CYRILLIC = new Map(
  Array.from('абвгдежзийклмнопрстуфхцчшщюя', (letter) => [inLatin(letter), letter]),
);

/** Returns what `houseKeyOf` made of a number, as it stands on a sign: "9А" or "9A", "63Ж" or "63ZH". */
export const houseOfKey = (key: string, isCyrillic: boolean): string =>
  key
    .replace(/[a-z]+/g, (latin) => (isCyrillic ? (CYRILLIC.get(latin) ?? latin) : latin))
    .toUpperCase();
