/** The languages that the shop has texts for, in the order of the language menu. */
export const LOCALES = ['en', 'ru', 'bg', 'kk', 'uk'] as const;

export type Locale = (typeof LOCALES)[number];
