import type { Migration } from 'kysely';

/** News, promotions and pages. */
export const content: Migration = {
  up: async (db) => {
    const { schema } = db;
    await schema
      .createTable('news')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('slug', 'text', (c) => c.notNull().unique())
      .addColumn('published_at', 'bigint', (c) => c.notNull())
      .addColumn('picture', 'text')
      .addColumn('name_json', 'text', (c) => c.notNull())
      .addColumn('text_json', 'text', (c) => c.notNull())
      .addColumn('seo_json', 'text')
      .addColumn('is_hidden', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('promotions')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('slug', 'text', (c) => c.notNull().unique())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('picture', 'text')
      .addColumn('name_json', 'text', (c) => c.notNull())
      .addColumn('text_json', 'text', (c) => c.notNull())
      .addColumn('seo_json', 'text')
      .addColumn('date_from', 'text', (c) => c.notNull())
      .addColumn('date_to', 'text')
      .addColumn('promo_code', 'text')
      .addColumn('categories_json', 'text')
      .addColumn('is_hidden', 'integer', (c) => c.notNull())
      .execute();
    await schema
      .createTable('pages')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('slug', 'text', (c) => c.notNull().unique())
      .addColumn('name_json', 'text', (c) => c.notNull())
      .addColumn('text_json', 'text', (c) => c.notNull())
      .addColumn('seo_json', 'text')
      .addColumn('is_hidden', 'integer', (c) => c.notNull())
      .execute();
  },
};
