import { createInstance } from 'i18next';
import type { TextKey } from './backend-texts';
import { BACKEND_TEXTS } from './backend-texts';

const texts = createInstance();
void texts.init({
  resources: Object.fromEntries(
    Object.entries(BACKEND_TEXTS).map(([locale, translation]) => [locale, { translation }]),
  ),
  fallbackLng: 'en',
  // Keys have dots of their own.
  keySeparator: false,
  nsSeparator: false,
  // The writer of HTML escapes its values.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  initAsync: false,
});

export type TextParams = Readonly<Record<string, string | number>>;

/** A text for a person, still without its language. */
export interface Saying {
  readonly text: TextKey;
  readonly params?: TextParams;
}

/** What is wrong with a form or a body, by the path of the field. */
export type FieldSayings = Readonly<Record<string, readonly Saying[]>>;

/** A text in a language (English where the language is unknown) with its `{params}` filled in. */
export const say = (locale: string, key: TextKey, params: TextParams = {}): string =>
  texts.t(key, { ...params, lng: locale });
