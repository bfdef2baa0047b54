import * as t from 'io-ts';

/**
 * What no database and no page can hold: the character NUL, and halves of characters. Both only
 * come from programs.
 */
const NOT_TEXT = /[\0\p{Cs}]/u;

/** Whether databases and pages can hold a text. */
export const isPlainText = (text: string): boolean => !NOT_TEXT.test(text);

/** A text from outside of at most so many UTF-16 units; longer ones are refused unread. */
export const plainText = (maxLength: number) => {
  const name = `a text of at most ${String(maxLength)} characters`;
  const is = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= maxLength && isPlainText(value);
  return new t.Type<string, string, unknown>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );
};
