import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { MessageChoice } from '../../src/domain/customer/message-choice';
import type { CustomerId } from '../../src/domain/id/ids';
import type { PhoneNumber } from '../../src/domain/phone/validate-phone';
import type { ReferralId } from '../../src/domain/referral/referral-id';
import { storedId } from '../storage/stored-id';
import type { ShopDatabase } from '../storage/schema';
import type { CustomerTable } from '../storage/schema/customer-tables';
import { storedPhone } from './stored-phone';

/** Somebody with an account. */
export interface Customer {
  readonly id: CustomerId;
  readonly phone: PhoneNumber;
  /** Empty until it is filled in. */
  readonly firstName: string;
  readonly email: string | null;
  /** Unix seconds at 00:00 UTC. */
  readonly birthday: number | null;
  readonly referralId: string;
  /** Of what happens to their orders they want to hear. */
  readonly messages: MessageChoice;
}

export const CUSTOMER_COLUMNS = [
  'customers.id',
  'phone',
  'first_name',
  'email',
  'birthday',
  'referral_id',
  'messages',
] as const;

type CustomerRow = Omit<Selectable<CustomerTable>, 'created_at' | 'channel' | 'chat_id'>;

/** The customer of a row; null for who has left the shop and so has no phone any more. */
export const customerOfRow = (row: CustomerRow): Customer | null =>
  row.phone === null
    ? null
    : {
        id: storedId('customer', row.id),
        phone: storedPhone(row.phone),
        firstName: row.first_name,
        email: row.email,
        birthday: row.birthday,
        referralId: row.referral_id,
        messages: row.messages,
      };

type Found = Promise<Customer | null>;

export const customerByPhone = async (db: Kysely<ShopDatabase>, phone: string): Found => {
  const row = await db
    .selectFrom('customers')
    .select(CUSTOMER_COLUMNS)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row ? customerOfRow(row) : null;
};

export const customerById = async (db: Kysely<ShopDatabase>, id: CustomerId): Found => {
  const row = await db
    .selectFrom('customers')
    .select(CUSTOMER_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? customerOfRow(row) : null;
};

export const customerByReferralId = async (db: Kysely<ShopDatabase>, id: ReferralId): Found => {
  const row = await db
    .selectFrom('customers')
    .select(CUSTOMER_COLUMNS)
    .where('referral_id', '=', id)
    .executeTakeFirst();
  return row ? customerOfRow(row) : null;
};

const REFERRAL_ID_BYTES = 9;

/** Opens an account; its phone must have none. */
export const createCustomer = async (
  db: Kysely<ShopDatabase>,
  phone: PhoneNumber,
  at: Date,
): Promise<Customer> => {
  const person = { first_name: '', email: null, birthday: null };
  // Drawn, not counted: an id says nothing about how many customers there are, nor about the next.
  const referral_id = randomBytes(REFERRAL_ID_BYTES).toString('base64url');
  const { id, messages } = await db
    .insertInto('customers')
    .values({ ...person, phone, referral_id, created_at: at.getTime() })
    .returning(['id', 'messages'])
    .executeTakeFirstOrThrow();
  return {
    id: storedId('customer', id),
    phone,
    firstName: '',
    email: null,
    birthday: null,
    referralId: referral_id,
    messages,
  };
};
