import * as t from 'io-ts';

/**
 * An environment variable: what is read from its text, and its value when it is not set.
 * `accepts` ends the sentence "accepts …" that the operator reads after a wrong value.
 */
export const setting = <A>(
  accepts: string,
  fallback: A,
  read: (text: string) => A | undefined,
): t.Type<A, A, unknown> =>
  new t.Type<A, A, unknown>(
    accepts,
    (value): value is A => typeof value === typeof fallback,
    (value, context) => {
      if (value === undefined || value === '') return t.success(fallback);
      const result = typeof value === 'string' ? read(value.trim()) : undefined;
      return result === undefined ? t.failure(value, context) : t.success(result);
    },
    t.identity,
  );

/** A whole number within limits. */
export const wholeNumber = (fallback: number, min: number, max: number, what: string) =>
  setting(`${what} from ${String(min)} to ${String(max)}`, fallback, (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  });

export const onOff = (fallback: boolean) =>
  setting('true or false', fallback, (text) =>
    text === 'true' ? true : text === 'false' ? false : undefined,
  );

export const oneOf = <const A extends string>(words: readonly A[], fallback: A) =>
  setting(words.join(', '), fallback, (text) => words.find((word) => word === text));

/** A country's code of two letters, in lower case. */
export const countryCode = (fallback: string) =>
  setting('a country code of two letters, such as bg', fallback, (text) =>
    /^[a-z]{2}$/i.test(text) ? text.toLowerCase() : undefined,
  );

/** Language codes, each once, in the order of the language menu. */
export const localeList = (fallback: readonly string[]) =>
  setting<readonly string[]>(
    'language codes of two letters with commas between, each once',
    fallback,
    (text) => {
      const locales = text.split(',').map((locale) => locale.trim());
      const unique = new Set(locales).size === locales.length;
      return unique && locales.every((locale) => /^[a-z]{2}$/.test(locale)) ? locales : undefined;
    },
  );

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A value that is shown in a complaint: a password in an address is not repeated. */
export const shownValue = (value: unknown): string =>
  JSON.stringify(String(value).replace(/\/\/[^/@]*@/, '//…@'));

/** The sentence an operator reads when a variable is wrong: its name, what it got, what it accepts. */
export const complaint = ({ context, value }: t.ValidationError): string => {
  const entry = context.at(-1);
  return `${entry?.key ?? ''}: got ${shownValue(value)}, accepts ${entry?.type.name ?? ''}`;
};
