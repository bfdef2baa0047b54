import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2';
import cyrillicExtended from '@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2';
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2';
import type { Locale } from '../../domain/locale/locales';
import { FALLBACK_FACES } from './fallback-fonts';

interface Subset {
  readonly file: string;
  readonly range: string;
}

const LATIN: Subset = {
  file: latin,
  range:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};
const CYRILLIC: Subset = {
  file: cyrillic,
  range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
};
const CYRILLIC_EXTENDED: Subset = {
  file: cyrillicExtended,
  range:
    'U+0460-048F,U+0492-04AF,U+04B2-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
};

const face = ({ file, range }: Subset): string =>
  `@font-face{font-family:'Onest';font-style:normal;font-weight:100 900;font-display:swap;src:url(${file}) format('woff2');unicode-range:${range}}`;

export const FONT_FACES = [LATIN, CYRILLIC, CYRILLIC_EXTENDED].map(face).join('') + FALLBACK_FACES;

const SUBSETS: Readonly<Record<string, readonly Subset[]>> = {
  en: [LATIN],
  ru: [LATIN, CYRILLIC],
  bg: [LATIN, CYRILLIC],
  kk: [LATIN, CYRILLIC, CYRILLIC_EXTENDED],
  uk: [LATIN, CYRILLIC],
} satisfies Record<Locale, readonly Subset[]>;

/** The files that a page in this language shows at once; the others come when they are needed. */
export const fontFilesOf = (locale: string): readonly string[] =>
  (SUBSETS[locale] ?? [LATIN, CYRILLIC]).map(({ file }) => file);
