import type { Locale } from '../../src/domain/locale/locales';

/** Messages of one feature in every language: one that a language lacks does not compile. */
export type FeatureMessages<Key extends string> = Readonly<
  Record<Locale, Readonly<Record<Key, string>>>
>;

/** Takes the keys from English; `{name}` in a text stands for a number or a word. */
export const featureMessages = <Key extends string>(
  texts: { readonly en: Readonly<Record<Key, string>> } & FeatureMessages<NoInfer<Key>>,
): FeatureMessages<Key> => texts;
