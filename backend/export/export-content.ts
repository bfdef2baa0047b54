import type { Transaction } from 'kysely';
import { instant } from '../../src/domain/time/instant';
import type { ImportedFor } from './imported-for';
import type { ShopDatabase } from '../storage/schema';
import { parsed, parsedOrNull } from '../storage/stored-json';
import type { PicturePaths } from './export-pictures';
import { hiddenIn } from './hidden-in';

type Trx = Transaction<ShopDatabase>;

interface ArticleRow {
  readonly id: number;
  readonly slug: string;
  readonly name_json: string;
  readonly text_json: string;
  readonly seo_json: string | null;
  readonly is_hidden: 0 | 1;
}

const articleOf = (row: ArticleRow, rules: ImportedFor) => ({
  id: row.id,
  chpu: row.slug,
  name: parsed(row.name_json),
  text: parsed(row.text_json),
  seo: parsedOrNull(row.seo_json),
  hidden_in: hiddenIn(row.is_hidden, rules),
});

/** News, promotions and pages as an import file. */
export const exportContent = async (trx: Trx, rules: ImportedFor, pictures: PicturePaths) => {
  const news = await trx.selectFrom('news').selectAll().orderBy('id').execute();
  const promotions = await trx
    .selectFrom('promotions')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const pages = await trx.selectFrom('pages').selectAll().orderBy('id').execute();
  return {
    format: 'content',
    version: 1,
    news: news.map((row) => ({
      ...articleOf(row, rules),
      date: new Date(instant(row.published_at)).toISOString(),
      picture: pictures.pathOf(row.picture),
    })),
    promotions: promotions.map((row) => ({
      ...articleOf(row, rules),
      date_from: row.date_from,
      date_to: row.date_to,
      promocode: row.promo_code,
      categories: parsedOrNull(row.categories_json),
      picture: pictures.pathOf(row.picture),
    })),
    pages: pages.map((row) => articleOf(row, rules)),
  };
};
