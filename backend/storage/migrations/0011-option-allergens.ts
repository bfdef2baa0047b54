import type { Migration } from 'kysely';

/** What a free option brings into a dish that the dish itself does not have. */
export const optionAllergens: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('option_allergens')
      .addColumn('option_id', 'integer', (c) => c.notNull().references('choice_options.id'))
      .addColumn('allergen_id', 'integer', (c) => c.notNull().references('allergens.id'))
      .addPrimaryKeyConstraint('option_allergens_key', ['option_id', 'allergen_id'])
      .execute();
  },
};
