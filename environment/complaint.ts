import type * as t from 'io-ts';

/** A value as a complaint shows it: a password in an address is not repeated. */
export const shownValue = (value: unknown): string =>
  JSON.stringify(String(value).replace(/\/\/[^/@]*@/, '//…@'));

/** The sentence an operator reads when a variable is wrong: its name, what it got, what it accepts. */
export const complaint = ({ context, value }: t.ValidationError): string => {
  const entry = context.at(-1);
  return `${entry?.key ?? ''}: got ${shownValue(value)}, accepts ${entry?.type.name ?? ''}`;
};

/** The default language has to be one of the shop's; the complaint where it is not, else null. */
export const localeComplaint = (
  defaultLocale: string,
  locales: readonly string[],
): string | null =>
  locales.includes(defaultLocale)
    ? null
    : `DEFAULT_LOCALE: got ${JSON.stringify(defaultLocale)}, accepts one of LOCALES (${locales.join(', ')})`;
