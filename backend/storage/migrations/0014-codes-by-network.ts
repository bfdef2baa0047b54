import type { Migration } from 'kysely';

/**
 * Codes by who asked for them, and the networks that phones have logged in from. Codes and sendings
 * live for minutes: those of the moment are dropped with their tables.
 */
export const codesByNetwork: Migration = {
  up: async ({ schema }) => {
    await schema.dropTable('sign_in_codes').execute();
    await schema
      .createTable('sign_in_codes')
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('network', 'text', (c) => c.notNull())
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addColumn('salt', 'text', (c) => c.notNull())
      .addColumn('sent_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('own_tries', 'integer', (c) => c.notNull())
      .addColumn('other_tries', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('sign_in_codes_key', ['phone', 'network'])
      .execute();
    await schema.dropIndex('code_sendings_visitor').execute();
    await schema.alterTable('code_sendings').dropColumn('visitor').execute();
    await schema
      .alterTable('code_sendings')
      .addColumn('fingerprint', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema
      .createTable('known_networks')
      .addColumn('fingerprint', 'text', (c) => c.primaryKey())
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('known_networks_phone')
      .on('known_networks')
      .columns(['phone'])
      .execute();
  },
};
