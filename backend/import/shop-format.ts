import { BRANDING_VARIANTS } from '../media/picture-variants';
import { saveOwnShop } from '../shop/own-shop';
import { ShopFile } from '../shop/shop-file.codec';
import { checkShop, shopMentions } from './check-shop';
import type { ImportFormatOf } from './import-format';

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
  counts: () => ({}),
  save: (trx, file, _, pictures) => {
    const storedOf = (picture: string | null): string | null =>
      picture === null ? null : (pictures.get(picture) ?? null);
    return saveOwnShop(trx, { file, logo: storedOf(file.logo), icon: storedOf(file.icon) });
  },
};
