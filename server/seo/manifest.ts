import type { TFunction } from 'i18next';
import type { SettingsRoot } from '../../src/application/settings/settings-slice';
import type { SetupRoot } from '../../src/application/setup/setup-slice';
import type { Locales } from '../../src/domain/locale/locale-path';
import { localePath } from '../../src/domain/locale/locale-path';
import type { BrandPicture } from '../../src/ui/head/brand-files';
import { GROUNDS, accentOf, brandFiles } from '../../src/ui/head/brand-files';
import { shopBrand } from '../../src/ui/i18n/shop-brand';

export const MANIFEST = '/manifest.webmanifest';

/** Where the manifest in a language is found: it belongs to the host, so that no language prefixes it. */
export const manifestPath = (locale: string, { defaultLocale }: Locales): string =>
  locale === defaultLocale ? MANIFEST : `${MANIFEST}?lang=${locale}`;

const icon = ({ path, width, height }: BrandPicture, purpose: 'any' | 'maskable') => ({
  src: path,
  sizes: `${String(width)}x${String(height)}`,
  type: 'image/png',
  purpose,
});

/** How the shop stands on a home screen, in a language. */
export const manifestOf = (
  shop: SettingsRoot & SetupRoot,
  locale: string,
  locales: Locales,
  t: TFunction,
) => {
  const { name, tagline } = shopBrand(shop, t);
  const { mark, small, large, maskable } = brandFiles(shop);
  return {
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: locale,
    dir: 'ltr',
    start_url: localePath('/', locale, locales),
    scope: '/',
    display: 'standalone',
    theme_color: accentOf(shop),
    background_color: GROUNDS.light,
    icons: [
      ...(mark === null
        ? []
        : [{ src: mark, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]),
      icon(small, 'any'),
      icon(large, 'any'),
      icon(maskable, 'maskable'),
    ],
  };
};
