import { DISH_VARIANTS } from '../media/picture-variants';
import { mainScreenMentions } from './check-main-screen';
import { checkMenu } from './check-menu';
import type { ImportFormatOf } from './import-format';
import { withExistingIds } from './menu-ids';
import { MenuFile } from './menu-file.codec';
import { saveMainScreen } from './save-main-screen';
import { saveOptions } from './save-options';
import { saveProducts } from './save-products';
import { saveSections } from './save-sections';
import { shownIn } from './shown-in';

/** Dishes, their options, and what the home page shows. */
export const menuFormat: ImportFormatOf<MenuFile> = {
  name: 'menu',
  codec: MenuFile,
  speaksOfMenu: false,
  check: checkMenu,
  mentions: mainScreenMentions,
  keys: ({ categories, products, additionals }, { country }) => ({
    section: [...categories, ...categories.flatMap((category) => category.subcategories)].map(
      ({ chpu }) => chpu,
    ),
    product: shownIn(country, products),
    additional: shownIn(country, additionals),
  }),
  pictureFields: [
    'products.*.picture',
    'products.*.pictures.*',
    'additionals.*.picture',
    'mainscreen.banners.*.picture',
  ],
  pictureVariants: DISH_VARIANTS,
  counts: ({ products }) => ({ products: products.length }),
  save: async (trx, imported, rules, names) => {
    const file = await withExistingIds(trx, imported);
    await saveSections(trx, file);
    await saveOptions(trx, file, rules);
    await saveProducts(trx, file, rules, names);
    await saveMainScreen(trx, file, names);
  },
};
