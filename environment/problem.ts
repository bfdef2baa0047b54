import type * as t from 'io-ts';

/** A value as a complaint shows it: a password in an address is not repeated. */
export const shownValue = (value: unknown): string =>
  JSON.stringify(String(value).replace(/\/\/[^/@]*@/, '//…@'));

/** Variables whose value opens something: not even a wrong one is repeated, it may be nearly right. */
const SECRET = /_(TOKEN|CODE|KEY|SECRET)$/;

/** The sentence an operator reads when a variable is wrong: its name, what it got, what it accepts. */
export const problem = ({ context, value }: t.ValidationError): string => {
  const entry = context.at(-1);
  const name = entry?.key ?? '';
  const got = SECRET.test(name) ? 'something else' : shownValue(value);
  return `${name}: got ${got}, accepts ${entry?.type.name ?? ''}`;
};

/** The default language has to be one of the shop's; the complaint where it is not, else null. */
export const localeProblem = (defaultLocale: string, locales: readonly string[]): string | null =>
  locales.includes(defaultLocale)
    ? null
    : `DEFAULT_LOCALE: got ${JSON.stringify(defaultLocale)}, accepts one of LOCALES (${locales.join(', ')})`;
