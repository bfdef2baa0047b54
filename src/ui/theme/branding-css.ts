import type { ColourScheme } from '../../domain/branding/accent';
import { shadesOf } from '../../domain/branding/accent';
import type { Branding, ShopFont } from '../../domain/branding/branding';
import type { HexColour } from '../../domain/branding/colour';

/** Null for the font of the theme. */
const FAMILIES: Readonly<Record<ShopFont, string | null>> = {
  onest: null,
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  serif: "Georgia, 'Noto Serif', 'Times New Roman', serif",
};

const accentRules = (accent: HexColour, scheme: ColourScheme): string => {
  const { strong, text, surface, onAccent } = shadesOf(accent, scheme);
  return `:root{--accent:${accent};--accent-strong:${strong};--accent-text:${text};--accent-surface:${surface};--on-accent:${onAccent}}`;
};

/**
 * Values of the theme that a shop sets itself; to stand behind the theme. Holds colours that were
 * checked to be `#rrggbb` and names of fonts from a list, and nothing else from outside.
 */
export const brandingCss = (branding: Branding | null | undefined): string => {
  if (!branding) return '';
  const { accent, font } = branding;
  const family = FAMILIES[font];
  return (
    (family === null ? '' : `:root{--font:${family}}`) +
    (accent === null
      ? ''
      : `${accentRules(accent.light, 'light')}@media (prefers-color-scheme:dark){${accentRules(accent.dark, 'dark')}}`)
  );
};
