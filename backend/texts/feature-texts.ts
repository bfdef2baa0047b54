/** The languages that the backend speaks. */
export const BACKEND_LOCALES = ['en', 'ru', 'bg', 'uk', 'kk'] as const;
export type BackendLocale = (typeof BACKEND_LOCALES)[number];

/** Texts of one feature in every language: one that a language lacks does not compile. */
export type FeatureTexts<Key extends string> = Readonly<
  Record<BackendLocale, Readonly<Record<Key, string>>>
>;

/** Takes the keys from English; `{name}` in a text stands for a number or a word. */
export const featureTexts = <Key extends string>(
  texts: { readonly en: Readonly<Record<Key, string>> } & FeatureTexts<NoInfer<Key>>,
): FeatureTexts<Key> => texts;
