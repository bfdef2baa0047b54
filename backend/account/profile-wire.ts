import type { Kysely } from 'kysely';
import { toWireAddress } from '../address/address-wire';
import { customerAddresses } from '../address/customer-addresses';
import type { ShopDatabase } from '../storage/schema';
import type { Customer } from '../customer/customer-store';

/** A customer as GET /user, its change and a login answer them. */
export const toWireUser = async (db: Kysely<ShopDatabase>, customer: Customer) => ({
  phone: customer.phone,
  firstName: customer.firstName,
  email: customer.email ?? '',
  birthday: customer.birthday,
  addresses: (await customerAddresses(db, customer.id)).map(toWireAddress),
  referral_id: customer.referralId,
  messages: customer.messages,
});
