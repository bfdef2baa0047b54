/**
 * What no database and no page can hold: the character NUL, and halves of characters. Both only
 * come from programs.
 */
const NOT_TEXT = /[\0\p{Cs}]/u;

/** Returns whether databases and pages can hold a text. */
export const isPlainText = (text: string): boolean => !NOT_TEXT.test(text);
