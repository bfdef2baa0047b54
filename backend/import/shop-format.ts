import type { MasterPicture } from '../media/master-picture';
import { BRANDING_VARIANTS } from '../media/picture-variants';
import { saveOwnShop } from '../shop/own-shop';
import { ShopFile } from '../shop/shop-file.codec';
import { checkShop, shopMentions } from './check-shop';
import type { ImportFormatOf } from './import-format';

/** The largest icon that is made of a logo. */
const LARGEST_ICON = 512;

const logoDoubt = ({ kind, width, height }: MasterPicture): string | null => {
  const size = `is ${String(width)} × ${String(height)} pixels`;
  if (width !== height) return `${size}: it is shown in a square, with empty edges`;
  return kind !== 'svg' && width < LARGEST_ICON
    ? `${size}: large icons of it are blurred, ${String(LARGEST_ICON)} are enough`
    : null;
};

/** What is the shop's own besides its menu: its name, its look, how it is paid. */
export const shopFormat: ImportFormatOf<ShopFile> = {
  name: 'shop',
  codec: ShopFile,
  speaksOfMenu: false,
  check: checkShop,
  mentions: shopMentions,
  keys: () => ({}),
  pictureFields: ['logo', 'icon'],
  pictureVariants: BRANDING_VARIANTS,
  pictureDoubt: logoDoubt,
  counts: () => ({}),
  save: (trx, file, _, pictures) => {
    const storedOf = (picture: string | null): string | null =>
      picture === null ? null : (pictures.get(picture) ?? null);
    return saveOwnShop(trx, { file, logo: storedOf(file.logo), icon: storedOf(file.icon) });
  },
};
