import * as t from 'io-ts';
import type { Accent } from '../../domain/branding/accent';
import type { Branding, BrandingPictures, PageTitle } from '../../domain/branding/branding';
import { SHOP_FONTS, TITLED_PAGES } from '../../domain/branding/branding';
import { isHexColour } from '../../domain/branding/colour';
import { externalAddress } from '../../domain/navigation/external-address';
import { optional } from '../http/wire-types';

const PictureAddress = t.refinement(
  t.string,
  (address) => /^(\/(?!\/)|https?:\/\/)[^\s"'<>\\]+$/.test(address),
  'PictureAddress',
);

const PicturesWire = t.type({
  logo: PictureAddress,
  small: PictureAddress,
  large: PictureAddress,
  maskable: PictureAddress,
  touch: PictureAddress,
  share: PictureAddress,
} satisfies Record<keyof BrandingPictures, t.Mixed>);

const TitleWire = t.partial({ title: optional(t.string), description: optional(t.string) });

export const BrandingWire = t.intersection([
  t.type({ name: t.string }),
  t.partial({
    tagline: optional(t.string),
    titles: optional(t.record(t.string, TitleWire)),
    pictures: t.unknown,
    accent: optional(t.type({ light: t.string, dark: t.string })),
    font: optional(t.string),
    apps: optional(t.partial({ apple: optional(t.string), google: optional(t.string) })),
  }),
]);

type Wire = t.TypeOf<typeof BrandingWire>;

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

/** How the shop presents itself. Whatever part of it is odd is left out alone; without a name there is none. */
export const toBranding = (wire: Wire | null | undefined): Branding | null =>
  !wire?.name.trim()
    ? null
    : {
        name: wire.name,
        tagline: wire.tagline ?? '',
        titles: toTitles(wire),
        pictures: PicturesWire.is(wire.pictures) ? wire.pictures : null,
        accent: toAccent(wire),
        font: SHOP_FONTS.find((font) => font === wire.font) ?? 'onest',
        apps: { apple: linkOrNull(wire.apps?.apple), google: linkOrNull(wire.apps?.google) },
      };
