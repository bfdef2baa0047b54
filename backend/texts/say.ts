import type { BackendTexts, TextKey } from './backend-texts';
import { BACKEND_TEXTS } from './backend-texts';

const LANGUAGES: ReadonlyMap<string, BackendTexts> = new Map(Object.entries(BACKEND_TEXTS));

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
  (LANGUAGES.get(locale) ?? BACKEND_TEXTS.en)[key].replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => String(params[name] ?? placeholder),
  );
