import type { Kysely } from 'kysely';
import { joinsAccount, readTrackingKey } from '../../src/domain/order/order-tracking';
import type { CustomerId } from '../../src/domain/id/ids';
import type { ShopDatabase } from '../storage/schema';
import type { SignInRequest } from './sign-in-request.codec';

/**
 * Gives the account the orders that the browser has placed as a guest's: those whose keys it holds,
 * and which were placed for the phone that has just been proved. Rules 13.11.
 */
export const joinOrders = async (
  db: Kysely<ShopDatabase>,
  customerId: CustomerId,
  { phone, trackingKeys }: Pick<SignInRequest, 'phone' | 'trackingKeys'>,
): Promise<void> => {
  if (trackingKeys.length === 0) return;
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'tracking_key', 'customer_id'])
    .where('tracking_key', 'in', trackingKeys)
    .where('phone', '=', phone)
    .execute();
  const joining = orders.filter(({ tracking_key, customer_id }) => {
    const key = readTrackingKey(tracking_key);
    const order = { isGuestOrder: customer_id === null };
    return key.ok && joinsAccount({ ...order, trackingKey: key.value }, trackingKeys);
  });
  if (joining.length === 0) return;
  await db
    .updateTable('orders')
    .set({ customer_id: customerId })
    .where(
      'id',
      'in',
      joining.map(({ id }) => id),
    )
    // Another account was faster.
    .where('customer_id', 'is', null)
    .execute();
};
