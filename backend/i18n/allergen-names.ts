import bg from '../../locales/bg/menu.json';
import en from '../../locales/en/menu.json';
import kk from '../../locales/kk/menu.json';
import ru from '../../locales/ru/menu.json';
import uk from '../../locales/uk/menu.json';
import type { Locale } from '../../src/domain/locale/locales';

const NAMES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: en.allergen,
  ru: ru.allergen,
  bg: bg.allergen,
  uk: uk.allergen,
  kk: kk.allergen,
};

const isKnown = (locale: string): locale is Locale => Object.hasOwn(NAMES, locale);

/** The shop's own name of an allergen; one that it does not know is shown by its code. Rules 22.1. */
export const allergenName = (code: string, locale: string): string =>
  NAMES[isKnown(locale) ? locale : 'en'][code] ?? code;
