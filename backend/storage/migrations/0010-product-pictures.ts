import type { Migration } from 'kysely';

/** Pictures of a dish beside its first one. */
export const productPictures: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('product_pictures')
      .addColumn('product_id', 'integer', (c) => c.notNull().references('products.id'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('picture', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('product_pictures_key', ['product_id', 'position'])
      .execute();
  },
};
