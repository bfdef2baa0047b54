import type { Kysely } from 'kysely';
import type { Currency } from '../../src/domain';
import { decimalFromMoney, money } from '../../src/domain';
import type { ShopDatabase } from '../storage/schema';
import { fromStoredJson } from '../storage/stored-json';
import { StoredCurrency } from '../order/stored-contents';
import { currencyOf } from '../money/currencies';
import type { Customer } from '../customer/customer-store';
import { toWireUser } from './profile-wire';

const isoOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

const amountOf = (minorUnits: number, { digits }: Pick<Currency, 'digits'>): number =>
  decimalFromMoney(money(minorUnits), digits);

const ordersOf = async (db: Kysely<ShopDatabase>, { id }: Customer) => {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
  return orders.map((order) => {
    const { currency } = fromStoredJson(StoredCurrency, order.contents_json);
    return {
      number: order.number,
      status: order.status,
      created_at: isoOf(order.created_at),
      finished_at: isoOf(order.finished_at),
      order_type: order.order_type,
      phone: order.phone,
      first_name: order.first_name,
      email: order.email,
      comment: order.comment,
      payment_type: order.payment_type,
      price: amountOf(order.price, currency),
      delivery_price: amountOf(order.delivery_price, currency),
      bonuses: amountOf(order.bonuses, currency),
      total: amountOf(order.total, currency),
      currency: currency.code,
      promo_code: order.promo_code,
      cancel_text: order.cancel_text,
      // As stored: an export of personal data contains all of it. An order's own column.
      contents: JSON.parse(order.contents_json) as unknown,
    };
  });
};

const listsOf = async (db: Kysely<ShopDatabase>, { id }: Customer) => {
  const lists = await db
    .selectFrom('customer_lists')
    .select(['city_id', 'kind', 'goods_json'])
    .where('customer_id', '=', id)
    .orderBy('city_id')
    .execute();
  return lists.map(({ city_id, kind, goods_json }) => ({
    domain_id: city_id,
    kind,
    goods: JSON.parse(goods_json) as unknown,
  }));
};

const bonusesOf = async (db: Kysely<ShopDatabase>, { id }: Customer) => {
  const entries = await db
    .selectFrom('bonus_entries')
    .select(['kind', 'amount', 'currency', 'order_id', 'at', 'day'])
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
  return entries.map(({ kind, amount, currency, order_id, at, day }) => ({
    kind,
    amount: amountOf(amount, currencyOf(currency)),
    currency,
    order_id,
    at: isoOf(at),
    day,
  }));
};

/** How a customer came and whom they brought, without saying who the others are. */
const invitationsOf = async (db: Kysely<ShopDatabase>, { id }: Customer) => {
  const all = await db
    .selectFrom('referrals')
    .select(['friend_id', 'joined_at', 'ordered_at'])
    .where((eb) => eb.or([eb('friend_id', '=', id), eb('referrer_id', '=', id)]))
    .orderBy('joined_at')
    .execute();
  return all.map(({ friend_id, joined_at, ordered_at }) => ({
    role: friend_id === id ? 'invited' : 'inviter',
    joined_at: isoOf(joined_at),
    ordered_at: isoOf(ordered_at),
  }));
};

const beginningsOf = async (db: Kysely<ShopDatabase>, { id }: Customer) => {
  const account = await db
    .selectFrom('customers')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst();
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'last_used_at', 'device'])
    .where('customer_id', '=', id)
    .orderBy('created_at')
    .execute();
  return {
    created_at: isoOf(account?.created_at ?? null),
    sessions: sessions.map(({ created_at, last_used_at, device }) => ({
      created_at: isoOf(created_at),
      last_used_at: isoOf(last_used_at),
      device,
    })),
  };
};

/**
 * Everything that the shop keeps about a customer and can read: the networks of their logins are left
 * out, which are stored for 90 days and only as hashes (`known_networks`).
 */
export const exportCustomer = async (db: Kysely<ShopDatabase>, customer: Customer) => ({
  profile: await toWireUser(db, customer),
  account: await beginningsOf(db, customer),
  lists: await listsOf(db, customer),
  orders: await ordersOf(db, customer),
  bonuses: await bonusesOf(db, customer),
  invitations: await invitationsOf(db, customer),
});
