import type { Transaction } from 'kysely';
import { bannerLinkOf, toWireBannerLink } from '../catalogue/banner-link';
import type { ImportedFor } from './imported-for';
import type { ShopDatabase } from '../storage/schema';
import { parsed, parsedOrNull } from '../storage/stored-json';
import { exportAdditionals, exportDishes } from './export-goods';
import {
  exportAllergens,
  exportCategories,
  exportChoices,
  exportFilters,
  exportIngredients,
  exportMeasures,
} from './export-menu-sections';
import type { PicturePaths } from './export-pictures';

type Trx = Transaction<ShopDatabase>;

const exportMainScreen = async (trx: Trx, pictures: PicturePaths) => {
  const banners = await trx.selectFrom('banners').selectAll().orderBy('position').execute();
  const featured = await trx
    .selectFrom('featured')
    .innerJoin('products', 'products.id', 'featured.product_id')
    .select(['featured.block', 'products.slug'])
    .orderBy('featured.position')
    .execute();
  const main = await trx.selectFrom('main_screen').select('seo_json').executeTakeFirst();
  const slugsIn = (wanted: 'hits' | 'new') =>
    featured.filter(({ block }) => block === wanted).map(({ slug }) => slug);
  return {
    banners: banners.map((banner) => ({
      id: banner.id,
      name: parsed(banner.name_json),
      text: parsedOrNull(banner.text_json),
      picture: pictures.pathOf(banner.picture),
      link: toWireBannerLink(bannerLinkOf(banner.link_type, banner.link_slug)),
    })),
    hits: slugsIn('hits'),
    new: slugsIn('new'),
    seo: parsedOrNull(main?.seo_json ?? null),
  };
};

interface Goods {
  readonly id: number;
  readonly chpu: string;
  readonly hidden_in: readonly string[];
}

/** Returns which goods a file can name: of two with one key or number, the one that is shown. */
const nameable = (goods: readonly Goods[]): ReadonlySet<Goods> => {
  const keys = new Set<string | number>();
  const shownFirst = goods.toSorted((a, b) => a.hidden_in.length - b.hidden_in.length);
  return new Set(
    shownFirst.filter(({ id, chpu }) => {
      if (keys.has(id) || keys.has(chpu)) return false;
      keys.add(id).add(chpu);
      return true;
    }),
  );
};

/** The menu as an import file, in the shop's own currency. */
export const exportMenu = async (trx: Trx, rules: ImportedFor, pictures: PicturePaths) => {
  const choices = await exportChoices(trx);
  const choiceIds = new Set(choices.map(({ id }) => id));
  const dishes = await exportDishes(trx, rules, pictures, choiceIds);
  const additionals = await exportAdditionals(trx, rules, pictures);
  const named = nameable([...dishes, ...additionals]);
  return {
    format: 'menu',
    version: 1,
    currency: rules.currency,
    measures: await exportMeasures(trx),
    categories: await exportCategories(trx),
    ...(await exportFilters(trx)),
    allergens: await exportAllergens(trx),
    ingredients: await exportIngredients(trx, rules),
    choices,
    products: dishes.filter((dish) => named.has(dish)),
    additionals: additionals.filter((additional) => named.has(additional)),
    mainscreen: await exportMainScreen(trx, pictures),
  };
};
