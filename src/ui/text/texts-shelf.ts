import type { i18n } from 'i18next';

/** The words of the languages that are there. */
export interface TextsShelf {
  /** The words of a language; a visit only ever speaks one whose words have come. */
  get(locale: string): i18n;
}
