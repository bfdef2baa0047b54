import type { Kysely } from 'kysely';
import type { CustomerId } from '../../src/domain/id/ids';
import type { ShopDatabase } from '../storage/schema';

/** What in an order's contents says where somebody lives, or is in their own words. */
const ADDRESS = 'address';
const PERSONAL_FIELDS = new Set(['comment', 'firstName', 'first_name', 'phone', 'text']);
/** What an address is counted by, and what says nothing about a person. */
const KEPT_OF_AN_ADDRESS = new Set(['type', 'cityId', 'domainId']);

/** The same value with nothing in it: the shape stays, so that the order can still be read. */
const blanked = (value: unknown): unknown => {
  if (typeof value === 'string') return '';
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.map(blanked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      KEPT_OF_AN_ADDRESS.has(key) ? inner : blanked(inner),
    ]),
  );
};

/** A document about an order without what is personal in it, however deep it stands. */
export const withoutPerson = (document: unknown): unknown => {
  if (Array.isArray(document)) return document.map(withoutPerson);
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [
      key,
      key === ADDRESS || (PERSONAL_FIELDS.has(key) && typeof value === 'string')
        ? blanked(value)
        : withoutPerson(value),
    ]),
  );
};

const blankJson = (json: string): string => JSON.stringify(withoutPerson(JSON.parse(json)));

const blankEvents = async (db: Kysely<ShopDatabase>, orderId: number): Promise<void> => {
  const events = await db
    .selectFrom('order_events')
    .select(['id', 'data_json'])
    .where('order_id', '=', orderId)
    .execute();
  for (const { id, data_json } of events)
    await db
      .updateTable('order_events')
      .set({ data_json: blankJson(data_json) })
      .where('id', '=', id)
      .execute();
};

/**
 * Takes the person out of a customer's orders: name, phone, address and all they wrote. What was
 * eaten and paid stays, since the shop has to keep its books.
 */
export const blankOrdersOf = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
): Promise<void> => {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'contents_json'])
    .where('customer_id', '=', customerId)
    .execute();
  for (const { id, contents_json } of orders) {
    await db
      .updateTable('orders')
      .set({ phone: '', first_name: '', email: null, comment: '', cancel_text: null })
      .set({ contents_json: blankJson(contents_json) })
      .where('id', '=', id)
      .execute();
    await db.updateTable('promo_uses').set({ phone: '' }).where('order_id', '=', id).execute();
    await db.updateTable('staff_actions').set({ text: null }).where('order_id', '=', id).execute();
    await blankEvents(db, id);
  }
};
