import type { Transaction } from 'kysely';
import { instant } from '../../src/domain/time/instant';
import type { ShopDatabase } from '../storage/schema';
import { fromStored, fromStoredJson, fromStoredJsonOrNull } from '../storage/stored-json';
import { LocalisedSeo, LocalisedText } from '../i18n/localised-text';
import type { Content, ContentPage, NewsItem, Promotion } from './content';
import { Code, Day, Slugs } from './content-codecs';

type Trx = Transaction<ShopDatabase>;

interface ArticleRow {
  readonly id: number;
  readonly slug: string;
  readonly name_json: string;
  readonly text_json: string;
  readonly seo_json: string | null;
}

const articleOf = (row: ArticleRow): ContentPage => ({
  id: row.id,
  slug: row.slug,
  name: fromStoredJson(LocalisedText, row.name_json),
  text: fromStoredJson(LocalisedText, row.text_json),
  seo: fromStoredJsonOrNull(LocalisedSeo, row.seo_json),
});

const loadNews = async (trx: Trx): Promise<readonly NewsItem[]> => {
  const rows = await trx
    .selectFrom('news')
    .selectAll()
    .where('is_hidden', '=', 0)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...articleOf(row),
    picture: row.picture,
    publishedAt: instant(row.published_at),
  }));
};

const loadPromotions = async (trx: Trx): Promise<readonly Promotion[]> => {
  const rows = await trx
    .selectFrom('promotions')
    .selectAll()
    .where('is_hidden', '=', 0)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...articleOf(row),
    picture: row.picture,
    from: fromStored(Day, row.date_from),
    to: row.date_to === null ? null : fromStored(Day, row.date_to),
    promoCode: row.promo_code === null ? null : fromStored(Code, row.promo_code),
    categories: fromStoredJsonOrNull(Slugs, row.categories_json),
  }));
};

const loadPages = async (trx: Trx): Promise<readonly ContentPage[]> => {
  const rows = await trx
    .selectFrom('pages')
    .selectAll()
    .where('is_hidden', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map(articleOf);
};

/** Reads news, promotions and pages, those that are shown. */
export const loadContent = async (trx: Trx): Promise<Content> => ({
  news: await loadNews(trx),
  promotions: await loadPromotions(trx),
  pages: await loadPages(trx),
});
