import { BRANDING_PICTURES, TITLED_PAGES } from '../../src/domain/branding/branding';
import type { BrandingPictures } from '../../src/domain/branding/branding';
import { brandingFile } from '../media/picture-names';
import type { Localise } from '../i18n/localised-text';
import type { OwnShop } from './own-shop';

/** The header shows the logo; everything else that stands for the shop shows the icon, where there is one. */
const toWirePictures = ({ logo, icon }: OwnShop) => {
  const pictureOf = (form: keyof BrandingPictures): string | null =>
    form === 'logo' ? (logo ?? icon) : (icon ?? logo);
  return logo === null && icon === null
    ? null
    : Object.fromEntries(
        BRANDING_PICTURES.map((form) => [
          form,
          `/media/${brandingFile(pictureOf(form) ?? '', form)}`,
        ]),
      );
};

/** How the shop presents itself, as it travels, in one language. */
export const toWireBranding = (own: OwnShop, localise: Localise) => {
  const { name, tagline, titles, accent, font, apps } = own.file;
  const textOrNull = (texts: Parameters<Localise>[0] | null | undefined): string | null =>
    texts ? localise(texts) : null;
  return {
    name: localise(name),
    tagline: textOrNull(tagline),
    titles: Object.fromEntries(
      TITLED_PAGES.flatMap((page) => {
        const own = titles?.[page];
        return own
          ? [[page, { title: textOrNull(own.title), description: textOrNull(own.description) }]]
          : [];
      }),
    ),
    pictures: toWirePictures(own),
    accent,
    font,
    apps: apps ?? { apple: null, google: null },
  };
};
