import type { Kysely } from 'kysely';
import type { PriceCurrencies } from '../../src/domain';
import type { ProductId } from '../../src/domain/id/ids';
import { searchIndex } from '../catalogue/search-index';
import type { SearchIndex } from '../catalogue/search-index';
import { loadMenu } from '../catalogue/load-menu';
import type { Menu, MenuProduct } from '../catalogue/menu';
import type { Content } from '../content/content';
import { loadContent } from '../content/load-content';
import type { City, NavigationItem } from '../city/city';
import { loadCities, loadNavigation } from '../city/load-cities';
import type { ShopGround } from '../sandbox/shop-ground';
import { readShopGround } from '../sandbox/shop-ground';
import type { ShopGiftRule } from '../catalogue/gift-rules';
import { loadGiftRules } from '../catalogue/gift-rules';
import type { OwnShop } from './own-shop';
import { shopCurrency, shopSecondCurrency } from './own-currencies';
import { loadOwnShop } from './own-shop';
import type { ShopDatabase } from '../storage/schema';
import type { ImportTable } from '../storage/schema/bookkeeping-tables';
import type { CityPlaces } from '../zone/city-places';
import { preparePlaces } from '../zone/city-places';

/** Everything that only an import changes, as one import left it. */
export interface ShopData extends PriceCurrencies {
  readonly revision: number;
  /** Country and currency that the menu was imported for; null before the first menu. */
  readonly menuFor: { readonly country: string; readonly currency: string } | null;
  readonly cities: readonly City[];
  /** What the shop says of itself; null where it leaves all to the program. */
  readonly own: OwnShop | null;
  readonly navigation: readonly NavigationItem[];
  readonly content: Content;
  readonly menu: Menu;
  readonly productsById: ReadonlyMap<ProductId, MenuProduct>;
  readonly search: SearchIndex;
  readonly places: CityPlaces;
  readonly giftRules: readonly ShopGiftRule[];
  readonly ground: ShopGround;
  /** Whether promo codes that came with a file count. */
  readonly hasImportedPromotions: boolean;
}

/** Returns the data of the newest import; asks the database each time whether there is a newer one. */
export type ReadShopData = () => Promise<ShopData>;

/** Returns what the demo gives away is for its own menu: with a menu of their own nobody has promised it. */
export const promotionsCount = (
  imports: readonly Pick<ImportTable, 'format' | 'origin'>[],
): boolean => {
  const originOf = (name: string) => imports.find(({ format }) => format === name)?.origin;
  return originOf('promo-codes') === 'own' || originOf('menu') === 'demo';
};

const load = (db: Kysely<ShopDatabase>): Promise<ShopData> =>
  db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const revision = await trx.selectFrom('revisions').select('number').executeTakeFirst();
      const imports = await trx.selectFrom('imports').selectAll().execute();
      const imported = imports.find(({ format }) => format === 'menu');
      const own = await loadOwnShop(trx);
      const currency = shopCurrency(imported?.currency ?? 'EUR', own);
      const hasImportedPromotions = promotionsCount(imports);
      const menu = await loadMenu(trx);
      const cities = await loadCities(trx);
      return {
        revision: revision?.number ?? 0,
        menuFor: imported ? { country: imported.country, currency: imported.currency } : null,
        // The euro before the first menu.
        currency,
        secondCurrency: imported ? shopSecondCurrency(currency, imported.country, own) : null,
        cities,
        own,
        navigation: await loadNavigation(trx),
        content: await loadContent(trx),
        menu,
        productsById: new Map(menu.products.map((product) => [product.id, product])),
        search: searchIndex(menu),
        places: preparePlaces(cities),
        giftRules: hasImportedPromotions ? await loadGiftRules(trx, menu, currency.code) : [],
        ground: await readShopGround(trx),
        hasImportedPromotions,
      };
    });

/**
 * Keeps the imported data in memory for as long as the database says that it is the newest, so
 * that a list costs one small statement, and an import by another process is seen at once.
 */
export const shopDataReader = (db: Kysely<ShopDatabase>): ReadShopData => {
  let cached: ShopData | null = null;
  let loading: Promise<ShopData> | null = null;
  return async () => {
    const row = await db.selectFrom('revisions').select('number').executeTakeFirst();
    const newest = row?.number ?? 0;
    // Callers that arrive meanwhile share a load; one that began before their import counts as old.
    while (cached === null || cached.revision < newest) {
      loading ??= load(db).finally(() => (loading = null));
      cached = await loading;
    }
    return cached;
  };
};
