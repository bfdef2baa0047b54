import type { Transaction } from 'kysely';
import type { ProductId } from '../../src/domain/id/ids';
import type { ShopDatabase } from '../storage/schema';
import { storedId } from '../storage/stored-id';
import { fromStoredJson, fromStoredJsonOrNull } from '../storage/stored-json';
import { LocalisedSeo, LocalisedText } from '../i18n/localised-text';
import { groupBy } from '../storage/group-by';
import { bannerLinkOf } from './banner-link';
import { GoesWith } from './goes-with';
import { loadProducts } from './load-products';
import type { Banner, Category, Filter, Menu, Section } from './menu';

type Trx = Transaction<ShopDatabase>;

const loadFilters = async (trx: Trx): Promise<readonly Filter[]> => {
  const rows = await trx.selectFrom('filters').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    name: fromStoredJson(LocalisedText, row.name_json),
    labelPosition: row.label_position,
  }));
};

const loadCategories = async (
  trx: Trx,
  filters: readonly Filter[],
): Promise<readonly Category[]> => {
  const rows = await trx
    .selectFrom('categories')
    .selectAll()
    .where('is_hidden', '=', 0)
    .orderBy('position')
    .execute();
  const subcategories = groupBy(
    await trx
      .selectFrom('subcategories')
      .selectAll()
      .where('is_hidden', '=', 0)
      .orderBy('position')
      .execute(),
    (row) => row.category_id,
  );
  const filterRows = groupBy(
    await trx.selectFrom('category_filters').selectAll().orderBy('position').execute(),
    (row) => row.category_id,
  );
  return rows.map((row) => ({
    id: storedId('category', row.id),
    slug: row.slug,
    name: fromStoredJson(LocalisedText, row.name_json),
    icon: row.icon,
    isInFooter: row.is_in_footer === 1,
    seo: fromStoredJsonOrNull(LocalisedSeo, row.seo_json),
    goesWith: fromStoredJsonOrNull(GoesWith, row.goes_with_json),
    filters: (filterRows.get(row.id) ?? []).flatMap(({ filter_id }) =>
      filters.filter(({ id }) => id === filter_id),
    ),
    subcategories: (subcategories.get(row.id) ?? []).map((subcategory): Section => ({
      id: storedId('category', subcategory.id),
      slug: subcategory.slug,
      name: fromStoredJson(LocalisedText, subcategory.name_json),
    })),
  }));
};

const loadSeo = async (trx: Trx): Promise<LocalisedSeo | null> => {
  const row = await trx.selectFrom('main_screen').select('seo_json').executeTakeFirst();
  return fromStoredJsonOrNull(LocalisedSeo, row?.seo_json ?? null);
};

const loadBanners = async (trx: Trx): Promise<readonly Banner[]> => {
  const rows = await trx.selectFrom('banners').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    name: fromStoredJson(LocalisedText, row.name_json),
    text: fromStoredJsonOrNull(LocalisedText, row.text_json),
    picture: row.picture,
    link: bannerLinkOf(row.link_type, row.link_slug),
  }));
};

const loadFeatured = async (trx: Trx, block: 'hits' | 'new'): Promise<readonly ProductId[]> => {
  const rows = await trx
    .selectFrom('featured')
    .select('product_id')
    .where('block', '=', block)
    .orderBy('position')
    .execute();
  return rows.map((row) => storedId('product', row.product_id));
};

/** Reads the whole menu; the transaction keeps an import from coming between the tables. */
export const loadMenu = async (trx: Trx): Promise<Menu> => {
  const filters = await loadFilters(trx);
  const categories = await loadCategories(trx, filters);
  return {
    filters,
    categories,
    products: await loadProducts(trx, categories, filters),
    banners: await loadBanners(trx),
    hitIds: await loadFeatured(trx, 'hits'),
    newIds: await loadFeatured(trx, 'new'),
    seo: await loadSeo(trx),
  };
};
