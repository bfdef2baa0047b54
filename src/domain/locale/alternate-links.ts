import type { Locales } from './locale-path';
import { localePath } from './locale-path';

/** Where a page is found in one language. */
export interface AlternateLink {
  /** A language of the shop, or `x-default`: for readers of none of them. */
  readonly hreflang: string;
  readonly address: string;
}

export interface AddressedPage {
  /** Of the city, with or without a slash at its end. */
  readonly baseUrl: string;
  /** Without a language prefix; with what of the query makes it a page of its own. */
  readonly path: string;
  readonly locales: Locales;
}

/** The one full address of a page in a language, under which search engines keep it. Rules 6.4. */
export const canonicalAddress = ({
  baseUrl,
  path,
  locale,
  locales,
}: AddressedPage & { readonly locale: string }): string =>
  `${baseUrl.replace(/\/+$/, '')}${localePath(path, locale, locales)}`;

/**
 * The page in every language, itself included, and the one for everybody else. It does not depend on
 * the language that is being read, so that all of them name each other. Rules 6.4.
 */
export const alternateLinks = (page: AddressedPage): readonly AlternateLink[] => {
  const { all, defaultLocale } = page.locales;
  const linkOf = (hreflang: string, locale: string): AlternateLink => ({
    hreflang,
    address: canonicalAddress({ ...page, locale }),
  });
  return [...all.map((locale) => linkOf(locale, locale)), linkOf('x-default', defaultLocale)];
};
