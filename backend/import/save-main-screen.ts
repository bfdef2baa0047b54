import type { Transaction } from 'kysely';
import { inPortions } from '../storage/in-portions';
import type { ShopDatabase } from '../storage/schema';
import { jsonOrNull } from '../storage/stored-json';
import type { PictureNames } from './import-format';
import type { MenuFile } from './menu-file.codec';

/** Stores what the home page shows, in place of what it showed before. */
export const saveMainScreen = async (
  trx: Transaction<ShopDatabase>,
  { mainscreen, products }: MenuFile,
  pictures: PictureNames,
): Promise<void> => {
  await trx.deleteFrom('banners').execute();
  await trx.deleteFrom('featured').execute();
  await trx.deleteFrom('main_screen').execute();
  const banners = mainscreen.banners.map((banner, position) => ({
    id: banner.id,
    position,
    name_json: JSON.stringify(banner.name),
    text_json: jsonOrNull(banner.text),
    picture: banner.picture === null ? null : (pictures.get(banner.picture) ?? null),
    link_type: banner.link.type,
    link_slug: (banner.link.type === 'url' ? banner.link.url : banner.link.chpu) ?? '',
  }));
  const ids = new Map(products.map(({ chpu, id }) => [chpu, id]));
  const featured = (['hits', 'new'] as const).flatMap((block) =>
    mainscreen[block].flatMap((chpu, position) => {
      const product_id = ids.get(chpu);
      return product_id === undefined ? [] : [{ block, position, product_id }];
    }),
  );
  await inPortions(banners, (rows) => trx.insertInto('banners').values(rows).execute());
  await inPortions(featured, (rows) => trx.insertInto('featured').values(rows).execute());
  await trx
    .insertInto('main_screen')
    .values({ id: 1, seo_json: jsonOrNull(mainscreen.seo) })
    .execute();
};
