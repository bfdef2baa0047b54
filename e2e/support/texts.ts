import bg from '../../locales/bg/shop.json';
import en from '../../locales/en/shop.json';
import kk from '../../locales/kk/shop.json';
import ru from '../../locales/ru/shop.json';
import uk from '../../locales/uk/shop.json';
import type { Locale } from './menu';

/** The shop's own words in each language, for what a page says in a language the test cannot spell. */
export const TEXTS: Readonly<
  Record<
    Locale,
    Pick<
      typeof en,
      | 'home'
      | 'frame'
      | 'cart'
      | 'error'
      | 'product'
      | 'news'
      | 'promotions'
      | 'contacts'
      | 'delivery'
      | 'favourites'
      | 'search'
      | 'signIn'
      | 'profile'
      | 'account'
      | 'bonuses'
      | 'referral'
    >
  >
> = { bg, en, kk, ru, uk };

const DECIMAL: Readonly<Record<Locale, string>> = { en: '.', ru: ',', bg: ',', kk: ',', uk: ',' };

/** A price as the demo shop writes it: `12.90 лв.` */
export const leva = (amount: number, locale: Locale = 'en'): string =>
  `${amount.toFixed(2).replace('.', DECIMAL[locale])}\u00a0лв.`;
