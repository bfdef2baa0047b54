import type { Kysely } from 'kysely';
import type { ShopDatabase } from '../storage/schema';
import type { LocalisedText } from '../i18n/localised-text';

type Db = Kysely<ShopDatabase>;

/** Returns what the shop warns its customers of; null for nothing. Read afresh: an operator changes it at any time. */
export const readWarning = async (db: Db): Promise<LocalisedText | null> => {
  const rows = await db.selectFrom('warnings').selectAll().orderBy('locale').execute();
  return rows.length === 0
    ? null
    : Object.fromEntries(rows.map(({ locale, text }) => [locale, text]));
};

/** Writes the warning down in one language, beside what it says in the others. */
export const translateWarning = async (db: Db, locale: string, text: string): Promise<void> => {
  const row = { locale, text };
  await db
    .insertInto('warnings')
    .values(row)
    .onConflict((conflict) => conflict.column('locale').doUpdateSet(row))
    .execute();
};

/** Takes the warning back, in one language or, for null, altogether. */
export const clearWarning = async (db: Db, locale: string | null): Promise<void> => {
  const all = db.deleteFrom('warnings');
  await (locale === null ? all : all.where('locale', '=', locale)).execute();
};

/** Puts another warning, written in one language, in the place of the one before. */
export const beginWarning = async (db: Db, locale: string, text: string): Promise<void> => {
  // A translation of the old one would tell its readers something else.
  await clearWarning(db, null);
  await translateWarning(db, locale, text);
};
