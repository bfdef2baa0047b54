import type { Kysely } from 'kysely';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { birthdayOfSeconds } from '../../src/domain/customer/birthday-date';
import type { CustomerId } from '../../src/domain/id/ids';
import type { BirthdayDiscount } from '../../src/domain/promotion/birthday-discount';
import { birthdayDiscount } from '../../src/domain/promotion/birthday-discount';
import type { PromoOrder } from '../../src/domain/promotion/promo-order';
import type { Instant } from '../../src/domain/time/instant';
import { HOUR } from '../../src/domain/time/instant';
import type { OrderRules } from '../shop/order-rules';
import type { Customer } from '../customer/session';
import type { ShopDatabase } from '../storage/schema';

/** Longer than from one end of a birthday to the other, and shorter than to the one before. */
const THIS_BIRTHDAY = 300 * 24 * HOUR;

const WithDiscounts = t.type({ discounts: t.array(t.type({ type: t.string })) });

const hasBirthdayDiscount = (contents: string): boolean => {
  const decoded = WithDiscounts.decode(JSON.parse(contents));
  return !isLeft(decoded) && decoded.right.discounts.some(({ type }) => type === 'birthday');
};

/** Returns whether an order has had the discount of this birthday already, and was not cancelled. */
const isSpent = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
  now: Instant,
): Promise<boolean> => {
  const rows = await db
    .selectFrom('orders')
    .select('contents_json')
    .where('customer_id', '=', customerId)
    .where('status', '!=', 'cancel')
    .where('created_at', '>', now - THIS_BIRTHDAY)
    .execute();
  return rows.some((row) => hasBirthdayDiscount(row.contents_json));
};

/** The birthday discount that a customer's order could have; null for a guest. Rules 11.1, 11.2. */
export const birthdayOffer = async (
  db: Kysely<ShopDatabase>,
  customer: Customer | null,
  { lines, zone, fulfilledAt, orderedAt }: PromoOrder,
  { birthdayDiscountPercent, birthdayOnce }: OrderRules,
  name: string,
): Promise<BirthdayDiscount | null> => {
  if (customer === null || customer.birthday === null) return null;
  const birthday = birthdayOfSeconds(customer.birthday);
  if (!birthday.ok) return null;
  const discount = birthdayDiscount(
    { birthday: birthday.value, fulfilledAt, zone, lines },
    birthdayDiscountPercent,
    name,
  );
  if (discount === null || !birthdayOnce) return discount;
  return (await isSpent(db, customer.id, orderedAt)) ? null : discount;
};
