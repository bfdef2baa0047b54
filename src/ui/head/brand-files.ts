import type { Setup } from '../../application/setup/setup';

/** Whose colours and mark a shop shows; a white label has neutral ones. */
export type Look = 'pizza' | 'sushi' | 'plain';

export const lookOf = ({ brand, isWhiteLabel }: Pick<Setup, 'brand' | 'isWhiteLabel'>): Look =>
  isWhiteLabel ? 'plain' : brand;

/** The colour of an installed shop; those of the theme, since a manifest knows no custom properties. */
export const ACCENTS: Readonly<Record<Look, string>> = {
  pizza: '#c8321b',
  sushi: '#0f6466',
  plain: '#2e2a27',
};

/** What the browser paints around the page, in light and in dark: the ground of the header. */
export const GROUNDS = { light: '#ffffff', dark: '#171412' };

export interface BrandPicture {
  readonly path: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const square = (path: string, size: number): BrandPicture => ({ path, width: size, height: size });

/** The files of a look in `public`; `scripts/icons.mjs` draws them. */
export const brandFiles = (look: Look) => ({
  mark: `/icon-${look}.svg`,
  small: square(`/icon-${look}-192.png`, 192),
  large: square(`/icon-${look}-512.png`, 512),
  /** With room around the mark for whatever shape a home screen cuts out. */
  maskable: square(`/icon-${look}-maskable.png`, 512),
  touch: square(`/icon-${look}-touch.png`, 180),
  /** For link previews of pages without a picture. */
  share: { path: `/share-${look}.png`, width: 1200, height: 630 },
});
