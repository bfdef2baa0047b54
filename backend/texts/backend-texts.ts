import type { Locale } from '../../src/domain/locale/locales';
import { cartTexts } from './cart-texts';
import { commonTexts } from './common-texts';
import { customerTexts } from './customer-texts';
import { orderTexts } from './order-texts';
import { purchaseTexts } from './purchase-texts';
import { signInTexts } from './sign-in-texts';

/** Every feature's texts, together in each language. */
const all = (locale: Locale) => ({
  ...commonTexts[locale],
  ...cartTexts[locale],
  ...orderTexts[locale],
  ...purchaseTexts[locale],
  ...signInTexts[locale],
  ...customerTexts[locale],
});

export const BACKEND_TEXTS = {
  en: all('en'),
  ru: all('ru'),
  bg: all('bg'),
  uk: all('uk'),
  kk: all('kk'),
} satisfies Record<Locale, unknown>;

export type BackendTexts = ReturnType<typeof all>;
export type TextKey = keyof BackendTexts;
