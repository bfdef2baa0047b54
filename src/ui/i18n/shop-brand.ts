import type { TFunction } from 'i18next';
import type { SettingsRoot } from '../../application/settings/settings-slice';
import type { SetupRoot } from '../../application/setup/setup-slice';
import type { Setup } from '../../application/setup/setup';

export interface ShopBrand {
  readonly name: string;
  readonly tagline: string;
}

/** Returns the key of a preset's name and tagline; the white label has its own, whatever the brand. */
const presetOf = ({ brand, isWhiteLabel }: Setup): string => {
  if (isWhiteLabel) return 'whiteLabel.';
  return brand === 'sushi' ? 'sushi.' : '';
};

export const shopBrand = (
  { settings, setup }: SettingsRoot & SetupRoot,
  t: TFunction,
): ShopBrand => {
  const own = settings?.branding;
  if (own) return { name: own.name, tagline: own.tagline };
  const preset = presetOf(setup);
  return { name: t(`brand.${preset}name`), tagline: t(`brand.${preset}tagline`) };
};
