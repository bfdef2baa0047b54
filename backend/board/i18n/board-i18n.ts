import type { ResourceKey, i18n } from 'i18next';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '../../../src/domain/locale/locales';
import { LOCALES } from '../../../src/domain/locale/locales';

/** Beside its own, the board uses the shop's translations: allergens, ways to pay, what customers read. */
const NAMESPACES = ['board', 'menu', 'shop'] as const;

const STORED_AS = 'board-language';

const isLocale = (word: string | null): word is Locale => LOCALES.some((locale) => locale === word);

/** The language that was chosen on this device, else the first of the device's that there is. */
export const firstLanguage = (): Locale => {
  const stored = localStorage.getItem(STORED_AS);
  if (isLocale(stored)) return stored;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return spoken.find(isLocale) ?? 'en';
};

const loadTranslations = async (locale: Locale, namespace: string): Promise<ResourceKey> => {
  // The bundler makes one chunk of each file that this path can be.
  const module = (await import(
    /* webpackChunkName: "texts-[request]" */ `../../../locales/${locale}/${namespace}.json`
  )) as { readonly default: ResourceKey };
  return module.default;
};

export const switchLanguage = async (i18n: i18n, locale: Locale): Promise<void> => {
  if (!i18n.hasResourceBundle(locale, 'board'))
    await Promise.all(
      NAMESPACES.map(async (namespace) => {
        i18n.addResourceBundle(locale, namespace, await loadTranslations(locale, namespace));
      }),
    );
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
};

/** What was chosen survives a reload. */
export const chooseLanguage = async (i18n: i18n, locale: Locale): Promise<void> => {
  await switchLanguage(i18n, locale);
  localStorage.setItem(STORED_AS, locale);
};

export const createBoardI18n = async (locale: Locale): Promise<i18n> => {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    resources: {},
    ns: [...NAMESPACES],
    defaultNS: 'board',
    fallbackNS: ['menu', 'shop'],
    fallbackLng: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await switchLanguage(i18n, locale);
  return i18n;
};
