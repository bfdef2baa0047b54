import type { Transaction } from 'kysely';
import type { CountryRules } from '../city/country-rules';
import { flag } from '../storage/flag';
import type { ShopDatabase } from '../storage/schema';
import { jsonOrNull } from '../storage/stored-json';
import type { ContentFile, FileArticle } from './content-file.codec';
import type { PictureNames } from './import-format';
import { idFor, existingIds } from './existing-ids';

type Trx = Transaction<ShopDatabase>;

type Article = Pick<FileArticle, 'chpu' | 'name' | 'text' | 'seo' | 'hidden_in'>;

/** Returns what all three kinds have in their tables. */
const articleRow = (
  article: Article,
  ids: ReadonlyMap<string, number>,
  { country }: CountryRules,
) => ({
  id: idFor(ids, article.chpu),
  slug: article.chpu,
  name_json: JSON.stringify(article.name),
  text_json: JSON.stringify(article.text),
  seo_json: jsonOrNull(article.seo),
  is_hidden: flag(article.hidden_in.includes(country)),
});

const pictureOf = (picture: string | null, names: PictureNames): string | null =>
  picture === null ? null : (names.get(picture) ?? null);

const saveNews = async (
  trx: Trx,
  { news }: ContentFile,
  rules: CountryRules,
  names: PictureNames,
): Promise<void> => {
  const ids = existingIds(news, await trx.selectFrom('news').select(['id', 'slug']).execute());
  await trx.updateTable('news').set({ is_hidden: 1 }).execute();
  for (const item of news) {
    const row = {
      ...articleRow(item, ids, rules),
      picture: pictureOf(item.picture, names),
      published_at: item.date,
    };
    await trx
      .insertInto('news')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
};

const savePromotions = async (
  trx: Trx,
  { promotions }: ContentFile,
  rules: CountryRules,
  names: PictureNames,
): Promise<void> => {
  const stored = await trx.selectFrom('promotions').select(['id', 'slug']).execute();
  const ids = existingIds(promotions, stored);
  await trx.updateTable('promotions').set({ is_hidden: 1 }).execute();
  for (const [position, promotion] of promotions.entries()) {
    const row = {
      ...articleRow(promotion, ids, rules),
      position,
      picture: pictureOf(promotion.picture, names),
      date_from: promotion.date_from,
      date_to: promotion.date_to,
      promo_code: promotion.promocode,
      categories_json: jsonOrNull(promotion.categories),
    };
    await trx
      .insertInto('promotions')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
};

const savePages = async (trx: Trx, { pages }: ContentFile, rules: CountryRules): Promise<void> => {
  const ids = existingIds(pages, await trx.selectFrom('pages').select(['id', 'slug']).execute());
  await trx.updateTable('pages').set({ is_hidden: 1 }).execute();
  for (const page of pages) {
    const row = articleRow(page, ids, rules);
    await trx
      .insertInto('pages')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
};

/** Stores news, promotions and pages by their key `chpu`; what is gone is hidden, not deleted. */
export const saveContent = async (
  trx: Trx,
  file: ContentFile,
  rules: CountryRules,
  names: PictureNames,
): Promise<void> => {
  await saveNews(trx, file, rules, names);
  await savePromotions(trx, file, rules, names);
  await savePages(trx, file, rules);
};
