import type { Kysely } from 'kysely';
import { Migrator } from 'kysely';
import { citiesAndMenu } from './migrations/0001-cities-and-menu';
import { cityAddress } from './migrations/0002-city-address';
import { importOrigin } from './migrations/0003-import-origin';
import { customers } from './migrations/0004-customers';
import { orders } from './migrations/0005-orders';
import { promotions } from './migrations/0006-promotions';
import { content } from './migrations/0007-content';
import { mainScreen } from './migrations/0008-main-screen';
import { warnings } from './migrations/0009-warnings';
import { productPictures } from './migrations/0010-product-pictures';
import { optionAllergens } from './migrations/0011-option-allergens';
import { sessionEnds } from './migrations/0012-session-ends';
import { paymentProvider } from './migrations/0013-payment-provider';
import { codesByNetwork } from './migrations/0014-codes-by-network';
import { stopListEnds } from './migrations/0015-stop-list-ends';
import { additionalCategories } from './migrations/0016-additional-categories';
import { moneyCurrency } from './migrations/0017-money-currency';
import { ownShop } from './migrations/0018-own-shop';
import { companions } from './migrations/0019-companions';
import { kitchen } from './migrations/0021-kitchen';
import { staff } from './migrations/0022-staff';
import { webhooks } from './migrations/0023-webhooks';
import { ordersByDay } from './migrations/0024-orders-by-day';
import { payments } from './migrations/0025-payments';
import { orderMessages } from './migrations/0026-order-messages';
import type { ShopDatabase } from './schema';

const MIGRATIONS = {
  '0001-cities-and-menu': citiesAndMenu,
  '0002-city-address': cityAddress,
  '0003-import-origin': importOrigin,
  '0004-customers': customers,
  '0005-orders': orders,
  '0006-promotions': promotions,
  '0007-content': content,
  '0008-main-screen': mainScreen,
  '0009-warnings': warnings,
  '0010-product-pictures': productPictures,
  '0011-option-allergens': optionAllergens,
  '0012-session-ends': sessionEnds,
  '0013-payment-provider': paymentProvider,
  '0014-codes-by-network': codesByNetwork,
  '0015-stop-list-ends': stopListEnds,
  '0016-additional-categories': additionalCategories,
  '0017-money-currency': moneyCurrency,
  '0018-own-shop': ownShop,
  '0019-companions': companions,
  '0021-kitchen': kitchen,
  '0022-staff': staff,
  '0023-webhooks': webhooks,
  '0024-orders-by-day': ordersByDay,
  '0025-payments': payments,
  '0026-order-messages': orderMessages,
};

const migratorOf = (db: Kysely<ShopDatabase>): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });

/** The names of the steps that the tables still lack; looking changes nothing. */
export const missingSteps = async (db: Kysely<ShopDatabase>): Promise<string[]> =>
  (await migratorOf(db).getMigrations())
    .filter(({ executedAt }) => executedAt === undefined)
    .map(({ name }) => name);

const ATTEMPTS = 5;
const PAUSE_MS = 200;

/**
 * Brings the tables up to date and returns the names of the steps taken, none when they already
 * were. Rejects when a step fails; the tables are then as before.
 */
export const migrate = async (db: Kysely<ShopDatabase>, attempt = 1): Promise<string[]> => {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  // Two processes may start on one new file: the slower one finds the tables made, a moment later.
  if (attempt >= ATTEMPTS) throw error instanceof Error ? error : new Error('Migration failed');
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return migrate(db, attempt + 1);
};
