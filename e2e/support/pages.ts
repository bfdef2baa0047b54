import type { Locale } from './menu';

/** The address in a language; English is the shop's own and has no prefix. */
export const addressIn = (locale: Locale, path: string): string => {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};
