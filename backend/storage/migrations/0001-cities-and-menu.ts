import type { Kysely, Migration } from 'kysely';

// A migration describes the tables of its own day, so it does not know today's table types.
type AnyTables = Kysely<unknown>;

const createCities = async (db: AnyTables): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('cities')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('timezone', 'text', (c) => c.notNull())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .addColumn('lat', 'double precision', (c) => c.notNull())
    .addColumn('lng', 'double precision', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('is_hidden', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('branches')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('city_id', 'integer', (c) => c.notNull().references('cities.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('street_json', 'text', (c) => c.notNull())
    .addColumn('house', 'text', (c) => c.notNull())
    .addColumn('lat', 'double precision', (c) => c.notNull())
    .addColumn('lng', 'double precision', (c) => c.notNull())
    .addColumn('working_hours_json', 'text', (c) => c.notNull())
    .addColumn('delivery_hours_json', 'text')
    .addColumn('pickup_hours_json', 'text')
    .addColumn('special_days_json', 'text', (c) => c.notNull())
    .addColumn('is_hidden', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('zones')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('city_id', 'integer', (c) => c.notNull().references('cities.id'))
    .addColumn('branch_id', 'integer', (c) => c.notNull().references('branches.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .addColumn('color_hex', 'text', (c) => c.notNull())
    .addColumn('min_order', 'integer', (c) => c.notNull())
    .addColumn('free_delivery_from', 'integer')
    .addColumn('delivery_price', 'integer', (c) => c.notNull())
    .addColumn('eta_minutes', 'integer', (c) => c.notNull())
    .addColumn('polygons_json', 'text', (c) => c.notNull())
    .addColumn('is_hidden', 'integer', (c) => c.notNull())
    .execute();
};

const createContacts = async (db: AnyTables): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('phones')
    .addColumn('city_id', 'integer', (c) => c.notNull().references('cities.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('label_json', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('is_hotline', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('phones_key', ['city_id', 'position'])
    .execute();
  await schema
    .createTable('socials')
    .addColumn('city_id', 'integer', (c) => c.notNull().references('cities.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('is_messenger', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('socials_key', ['city_id', 'position'])
    .execute();
  await schema
    .createTable('navigation')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .addColumn('seo_json', 'text')
    .addColumn('show_top', 'integer', (c) => c.notNull())
    .addColumn('show_bottom', 'integer', (c) => c.notNull())
    .addColumn('module_type', 'text')
    .addColumn('module_slug', 'text')
    .addColumn('page_slug', 'text')
    .addColumn('link', 'text')
    .addColumn('link_open_in_new_tab', 'integer', (c) => c.notNull())
    .addColumn('link_noindex', 'integer', (c) => c.notNull())
    .execute();
};

const createSections = async (db: AnyTables): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('measures')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('categories')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .addColumn('icon', 'text')
    .addColumn('is_in_footer', 'integer', (c) => c.notNull())
    .addColumn('seo_json', 'text')
    .addColumn('is_hidden', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('subcategories')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('category_id', 'integer', (c) => c.notNull().references('categories.id'))
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .addColumn('is_hidden', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('filters')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .addColumn('label_position', 'integer')
    .execute();
  await schema
    .createTable('category_filters')
    .addColumn('category_id', 'integer', (c) => c.notNull().references('categories.id'))
    .addColumn('filter_id', 'integer', (c) => c.notNull().references('filters.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('category_filters_key', ['category_id', 'filter_id'])
    .execute();
};

const createIngredients = async (db: AnyTables): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('allergens')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('ingredients')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .addColumn('paid_goods_id', 'integer')
    .addColumn('extra_price', 'integer')
    .addColumn('is_hidden', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('ingredient_allergens')
    .addColumn('ingredient_id', 'integer', (c) => c.notNull().references('ingredients.id'))
    .addColumn('allergen_id', 'integer', (c) => c.notNull().references('allergens.id'))
    .addPrimaryKeyConstraint('ingredient_allergens_key', ['ingredient_id', 'allergen_id'])
    .execute();
  await schema
    .createTable('choices')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('title_json', 'text', (c) => c.notNull())
    .addColumn('is_required', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('choice_options')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('choice_id', 'integer', (c) => c.notNull().references('choices.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .addColumn('is_default', 'integer', (c) => c.notNull())
    .addColumn('is_hidden', 'integer', (c) => c.notNull())
    .execute();
};

const createProducts = async (db: AnyTables): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('products')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('category_id', 'integer', (c) => c.notNull().references('categories.id'))
    .addColumn('subcategory_id', 'integer', (c) => c.references('subcategories.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .addColumn('description_json', 'text', (c) => c.notNull())
    .addColumn('amount', 'double precision', (c) => c.notNull())
    .addColumn('measure', 'text', (c) => c.notNull().references('measures.key'))
    .addColumn('weight_g', 'double precision')
    .addColumn('price', 'integer', (c) => c.notNull())
    .addColumn('old_price', 'integer')
    .addColumn('persons', 'integer', (c) => c.notNull())
    .addColumn('picture', 'text')
    .addColumn('is_discountable', 'integer', (c) => c.notNull())
    .addColumn('nutrition_json', 'text')
    .addColumn('is_hidden', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('product_ingredients')
    .addColumn('product_id', 'integer', (c) => c.notNull().references('products.id'))
    .addColumn('ingredient_id', 'integer', (c) => c.notNull().references('ingredients.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('default_quantity', 'integer', (c) => c.notNull())
    .addColumn('min_quantity', 'integer', (c) => c.notNull())
    .addColumn('max_quantity', 'integer', (c) => c.notNull())
    .addColumn('is_gone', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('product_ingredients_key', ['product_id', 'ingredient_id'])
    .execute();
  await schema
    .createTable('product_choices')
    .addColumn('product_id', 'integer', (c) => c.notNull().references('products.id'))
    .addColumn('choice_id', 'integer', (c) => c.notNull().references('choices.id'))
    .addColumn('is_gone', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('product_choices_key', ['product_id', 'choice_id'])
    .execute();
  await schema
    .createTable('product_filters')
    .addColumn('product_id', 'integer', (c) => c.notNull().references('products.id'))
    .addColumn('filter_id', 'integer', (c) => c.notNull().references('filters.id'))
    .addPrimaryKeyConstraint('product_filters_key', ['product_id', 'filter_id'])
    .execute();
  await schema
    .createTable('product_allergens')
    .addColumn('product_id', 'integer', (c) => c.notNull().references('products.id'))
    .addColumn('allergen_id', 'integer', (c) => c.notNull().references('allergens.id'))
    .addPrimaryKeyConstraint('product_allergens_key', ['product_id', 'allergen_id'])
    .execute();
  await schema
    .createTable('additionals')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .addColumn('price', 'integer', (c) => c.notNull())
    .addColumn('amount', 'double precision', (c) => c.notNull())
    .addColumn('measure', 'text', (c) => c.notNull().references('measures.key'))
    .addColumn('persons', 'integer', (c) => c.notNull())
    .addColumn('picture', 'text')
    .addColumn('is_hidden', 'integer', (c) => c.notNull())
    .execute();
};

const createFront = async (db: AnyTables): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('banners')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name_json', 'text', (c) => c.notNull())
    .addColumn('text_json', 'text')
    .addColumn('picture', 'text')
    .addColumn('link_type', 'text', (c) => c.notNull())
    .addColumn('link_slug', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('featured')
    .addColumn('block', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('product_id', 'integer', (c) => c.notNull().references('products.id'))
    .addPrimaryKeyConstraint('featured_key', ['block', 'position'])
    .execute();
  await schema
    .createTable('stop_list')
    .addColumn('city_id', 'integer', (c) => c.notNull().references('cities.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('stop_list_key', ['city_id', 'kind', 'item_id'])
    .execute();
};

const createBookkeeping = async (db: AnyTables): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('revisions')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('imports')
    .addColumn('format', 'text', (c) => c.primaryKey())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('imported_at', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('rate_counters')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('window_start', 'bigint', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('rate_counters_key', ['key', 'window_start'])
    .execute();
};

/** The first tables: cities with what belongs to them, the menu, and the bookkeeping of imports. */
export const citiesAndMenu: Migration = {
  up: async (db) => {
    await createCities(db);
    await createContacts(db);
    await createSections(db);
    await createIngredients(db);
    await createProducts(db);
    await createFront(db);
    await createBookkeeping(db);
  },
};
