import { createInstance } from 'i18next';
import type { MessageKey } from './messages';
import { MESSAGES } from './messages';

const texts = createInstance();
void texts.init({
  resources: Object.fromEntries(
    Object.entries(MESSAGES).map(([locale, translation]) => [locale, { translation }]),
  ),
  fallbackLng: 'en',
  // Keys have dots of their own.
  keySeparator: false,
  nsSeparator: false,
  // The writer of HTML escapes its values.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  initAsync: false,
});

export type MessageParams = Readonly<Record<string, string | number>>;

/** A message for a person, not translated yet. */
export interface Message {
  readonly text: MessageKey;
  readonly params?: MessageParams;
}

/** What is wrong with a form or a body, by the path of the field. */
export type FieldMessages = Readonly<Record<string, readonly Message[]>>;

/** Translates a message (into English where the language is unknown) with its `{params}` filled in. */
export const translate = (locale: string, key: MessageKey, params: MessageParams = {}): string =>
  texts.t(key, { ...params, lng: locale });
