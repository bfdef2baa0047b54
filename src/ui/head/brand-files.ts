import type { SettingsRoot } from '../../application/settings/settings-slice';
import type { SetupRoot } from '../../application/setup/setup-slice';
import type { Setup } from '../../application/setup/setup';
import type { HexColour } from '../../domain/branding/colour';

/** A preset's colours and mark; a white label has neutral ones. */
export type Look = 'pizza' | 'sushi' | 'plain';

const lookOf = ({ brand, isWhiteLabel }: Setup): Look => (isWhiteLabel ? 'plain' : brand);

/** Whose mark stands for the shop: one with a name of its own is no preset. */
export const markOf = ({ settings, setup }: SettingsRoot & SetupRoot): Look =>
  settings?.branding ? 'plain' : lookOf(setup);

/** The colours of installed presets; those of the theme, since a manifest knows no custom properties. */
export const ACCENTS: Readonly<Record<Look, HexColour>> = {
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

export interface BrandFiles {
  /** A drawing that is sharp at any size; null where there are pictures only. */
  readonly mark: string | null;
  readonly small: BrandPicture;
  readonly large: BrandPicture;
  /** With room around the mark for whatever shape a home screen cuts out. */
  readonly maskable: BrandPicture;
  readonly touch: BrandPicture;
  /** For link previews of pages without a picture. */
  readonly share: BrandPicture;
}

const square = (path: string, size: number): BrandPicture => ({ path, width: size, height: size });

const filesAt = (
  mark: string | null,
  paths: Readonly<Record<Exclude<keyof BrandFiles, 'mark'>, string>>,
): BrandFiles => ({
  mark,
  small: square(paths.small, 192),
  large: square(paths.large, 512),
  maskable: square(paths.maskable, 512),
  touch: square(paths.touch, 180),
  share: { path: paths.share, width: 1200, height: 630 },
});

/** The files of a preset in `public`; `scripts/icons.mjs` draws them. */
const presetFiles = (look: Look): BrandFiles =>
  filesAt(`/icon-${look}.svg`, {
    small: `/icon-${look}-192.png`,
    large: `/icon-${look}-512.png`,
    maskable: `/icon-${look}-maskable.png`,
    touch: `/icon-${look}-touch.png`,
    share: `/share-${look}.png`,
  });

export const brandFiles = (state: SettingsRoot & SetupRoot): BrandFiles => {
  const own = state.settings?.branding?.pictures;
  return own ? filesAt(null, own) : presetFiles(markOf(state));
};

export const accentOf = ({ settings, setup }: SettingsRoot & SetupRoot): HexColour =>
  settings?.branding?.accent?.light ?? ACCENTS[lookOf(setup)];
