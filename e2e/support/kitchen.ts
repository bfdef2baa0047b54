import path from 'node:path';
import { ALL_ORDERS, operatorOrders } from '../../backend/order/operator-orders';
import { addBonusEntry, readBonusAccount } from '../../backend/promotion/bonus-store';
import { FilePromoCode } from '../../backend/promotion/promo-file.codec';
import { addPromoCode } from '../../backend/promotion/save-promo';
import { currencyOf } from '../../backend/money/currencies';
import { openSqlite } from '../../backend/storage/sqlite-storage';
import { storedId } from '../../backend/storage/stored-id';
import { decimalFromMoney, money, moneyFromDecimal } from '../../src/domain/money/money';
import { instant } from '../../src/domain/time/instant';
import { addDays } from '../../src/domain/time/local-date';
import { UTC, localDateAt } from '../../src/domain/time/time-zone';

const EURO = currencyOf('EUR');

/** The database of the shop of the browser tests, which its backend reads at each call. */
const RUN = path.resolve(__dirname, '../../data/e2e/run.sqlite');

type Storage = ReturnType<typeof openSqlite>;

const withShop = async <A>(work: (storage: Storage) => Promise<A>, file = RUN): Promise<A> => {
  const storage = openSqlite(file);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
};

/** A city's kitchen has run out of a dish. */
export const sellOut = (cityId: number, dish: number): Promise<unknown> =>
  withShop((storage) =>
    storage.change('menu', (db) =>
      db
        .insertInto('stop_list')
        .values({ city_id: cityId, kind: 'product', item_id: dish })
        .onConflict((known) => known.doNothing())
        .execute(),
    ),
  );

/** It has the dish again. */
export const restock = (cityId: number, dish: number): Promise<unknown> =>
  withShop((storage) =>
    storage.change('menu', (db) =>
      db
        .deleteFrom('stop_list')
        .where('city_id', '=', cityId)
        .where('item_id', '=', dish)
        .where('kind', '=', 'product')
        .execute(),
    ),
  );

/** As if an earlier order had brought a customer so many bonuses, for a month. */
export const giveBonuses = (phone: string, amount: number): Promise<void> =>
  withShop((storage) =>
    storage.change('orders', async (db) => {
      const { id } = await db
        .selectFrom('customers')
        .select('id')
        .where('phone', '=', phone)
        .executeTakeFirstOrThrow();
      const customerId = storedId('customer', id);
      const at = instant(Date.now());
      await addBonusEntry(
        db,
        await readBonusAccount(db, customerId, EURO),
        { customerId, currency: EURO, orderId: null, at },
        {
          type: 'earn',
          amount: moneyFromDecimal(amount, EURO.digits),
          lastDay: addDays(localDateAt(at, UTC), 30),
        },
      );
    }),
  );

interface PlacedOrder {
  readonly number: string;
  /** In the shop's currency. */
  readonly total: number;
}

/** The orders that the restaurant has of a phone. */
export const ordersOf = (phone: string): Promise<readonly PlacedOrder[]> =>
  withShop(async ({ shop }) => {
    const rows = await shop
      .selectFrom('orders')
      .select(['number', 'total'])
      .where('phone', '=', phone)
      .execute();
    return rows.map(({ number, total }) => ({
      number,
      total: decimalFromMoney(money(total), EURO.digits),
    }));
  });

/** The restaurant makes a code known, as a file of codes would say it. */
export const addPromo = (written: Readonly<Record<string, unknown>>): Promise<boolean> => {
  const code = FilePromoCode.decode(written);
  if (code._tag === 'Left') throw new Error(`No promo code: ${JSON.stringify(written)}`);
  return withShop(({ shop }) => addPromoCode(shop, code.right, 'EUR', Date.now()));
};

/** Whether the kitchen of a shop, whose database is named as the operator does, sees an order. */
export const isInKitchen = (database: string, number: string): Promise<boolean> =>
  withShop(
    async ({ shop }) => {
      const [found] = await operatorOrders(shop, { ...ALL_ORDERS, number }, 1);
      return found !== undefined && found.order.status !== 'cancel';
    },
    database.replace('sqlite:', ''),
  );
