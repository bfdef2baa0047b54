import type { i18n } from 'i18next';
import { TEXT_NAMESPACE, createTexts } from '../ui/text/texts';

interface TextModule {
  readonly default: Record<string, unknown>;
}

/** The texts of one language, each a file of its own. */
export const loadTexts = async (locale: string): Promise<i18n> => {
  // The bundler makes one file per language of what this path can be.
  const module = (await import(
    /* webpackChunkName: "texts-[request]" */ `../../locales/${locale}/shop.json`
  )) as TextModule;
  return createTexts({ [locale]: { [TEXT_NAMESPACE]: module.default } }, locale);
};
