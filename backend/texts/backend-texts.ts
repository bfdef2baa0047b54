import { cartTexts } from './cart-texts';
import { commonTexts } from './common-texts';
import type { BackendLocale } from './feature-texts';

/** Every feature's texts, together in each language. */
const all = (locale: BackendLocale) => ({ ...commonTexts[locale], ...cartTexts[locale] });

export const BACKEND_TEXTS = {
  en: all('en'),
  ru: all('ru'),
  bg: all('bg'),
  uk: all('uk'),
  kk: all('kk'),
};

export type BackendTexts = ReturnType<typeof all>;
export type TextKey = keyof BackendTexts;
