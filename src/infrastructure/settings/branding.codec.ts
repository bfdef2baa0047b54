import type { Branding as Wire } from '../../../contract/wire/settings';
import type { Accent } from '../../domain/branding/accent';
import type { Branding, BrandingPictures, PageTitle } from '../../domain/branding/branding';
import { SHOP_FONTS, TITLED_PAGES } from '../../domain/branding/branding';
import { isHexColour } from '../../domain/branding/colour';
import { externalAddress } from '../../domain/navigation/external-address';

const isPictureAddress = (address: string): boolean =>
  /^(\/(?!\/)|https?:\/\/)[^\s"'<>\\]+$/.test(address);

/** All of them or none: half a set of icons is no look. */
const toPictures = ({ pictures }: Wire): BrandingPictures | null =>
  pictures && Object.values(pictures).every(isPictureAddress) ? pictures : null;

/** Goes into a style sheet: anything but two plain colours counts as none. */
const toAccent = ({ accent }: Wire): Accent | null =>
  accent && isHexColour(accent.light) && isHexColour(accent.dark)
    ? { light: accent.light, dark: accent.dark }
    : null;

const toTitles = ({ titles }: Wire): Branding['titles'] =>
  Object.fromEntries(
    TITLED_PAGES.flatMap((page) => {
      const wire = titles?.[page];
      const title: PageTitle | null = wire
        ? { title: wire.title || null, description: wire.description || null }
        : null;
      return title ? [[page, title]] : [];
    }),
  );

const linkOrNull = (address: string | null | undefined): string | null =>
  address ? externalAddress(address) : null;

/** Returns how the shop presents itself. Whatever part of it is odd is left out alone; without a name there is none. */
export const toBranding = (wire: Wire | null | undefined): Branding | null =>
  !wire?.name.trim()
    ? null
    : {
        name: wire.name,
        tagline: wire.tagline ?? '',
        titles: toTitles(wire),
        pictures: toPictures(wire),
        accent: toAccent(wire),
        font: SHOP_FONTS.find((font) => font === wire.font) ?? 'onest',
        apps: { apple: linkOrNull(wire.apps?.apple), google: linkOrNull(wire.apps?.google) },
      };
