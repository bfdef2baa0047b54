import type { i18n, InitOptions, Resource } from 'i18next';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { NAMESPACES } from './namespaces';

export const i18nOptions = (resources: Resource): InitOptions => ({
  resources,
  ns: NAMESPACES,
  defaultNS: 'menu',
  fallbackNS: 'shop',
  // Every language is complete; a test sees to it.
  fallbackLng: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  initAsync: false,
  react: { useSuspense: false },
});

/** i18next with one language, ready at once. */
export const createI18n = (resources: Resource, locale: string): i18n => {
  const i18n = createInstance();
  i18n.use(initReactI18next);
  void i18n.init({ ...i18nOptions(resources), lng: locale });
  return i18n;
};
