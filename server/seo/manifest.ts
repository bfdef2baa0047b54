import type { TFunction } from 'i18next';
import type { Setup } from '../../src/application/setup/setup';
import type { Locales } from '../../src/domain/locale/locale-path';
import { localePath } from '../../src/domain/locale/locale-path';
import type { BrandPicture } from '../../src/ui/head/brand-files';
import { ACCENTS, GROUNDS, brandFiles, lookOf } from '../../src/ui/head/brand-files';
import { brandText } from '../../src/ui/text/brand-text';

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
  setup: Pick<Setup, 'brand' | 'isWhiteLabel'>,
  locale: string,
  locales: Locales,
  t: TFunction,
) => {
  const look = lookOf(setup);
  const { mark, small, large, maskable } = brandFiles(look);
  return {
    id: '/',
    name: t(brandText(setup, 'name')),
    short_name: t(brandText(setup, 'name')),
    description: t('brand.tagline'),
    lang: locale,
    dir: 'ltr',
    start_url: localePath('/', locale, locales),
    scope: '/',
    display: 'standalone',
    theme_color: ACCENTS[look],
    background_color: GROUNDS.light,
    icons: [
      { src: mark, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(small, 'any'),
      icon(large, 'any'),
      icon(maskable, 'maskable'),
    ],
  };
};
