/**
 * Soft hyphens, spaces without width, marks of direction and whatever else has no picture of its own;
 * halves of characters, which no address and no database can hold.
 * Not those that shape the letters or pictures beside them: joiners, and the selectors and tags of
 * pictures and flags.
 */
const UNSEEN =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}|\p{Cs}/gu;

const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

/** Returns whether a text has nothing that anybody could see, not even what shapes the letters beside it. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** A text without the signs that come along unseen when it is copied. Rules 7.1, 19.1, 19.2. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');
