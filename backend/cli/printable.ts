/** Control and format characters, C1 and bidi overrides among them; a line break ends a line of ours. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}]/gu;

const escapeOf = (sign: string): string =>
  sign
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/**
 * Escapes what a terminal would obey instead of showing, as `\u009b`: valid inside the strings of
 * JSON too, which read the same afterwards.
 */
export const printable = (text: string): string => text.replace(UNPRINTABLE, escapeOf);
