import type { Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { refuse } from '../../src/domain';
import type { CustomerId } from '../../src/domain/id/ids';
import type { Refusal } from '../refusal/refusal';
import { UNAUTHORIZED } from '../refusal/refusal';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';
import type { Customer } from './customer-store';
import { customerById } from './customer-store';

type Db = Transaction<ShopDatabase>;

/** Whose account this is; changes of one customer's go one after the other. */
export const accountTurn = (id: CustomerId): string => `account ${String(id)}`;

/**
 * Returns the customer as they are now, locked against deletion and any other change of their account until
 * the transaction ends; null for who has left.
 */
export const lockCustomer = async (db: Db, id: CustomerId): Promise<Customer | null> => {
  await db
    .updateTable('customers')
    .set((eb) => ({ first_name: eb.ref('first_name') }))
    .where('id', '=', id)
    .execute();
  return customerById(db, id);
};

/**
 * Changes what belongs to a customer. Changes of one account wait for each other, and for an order
 * that is just being placed for it. Refuses with 401 for who has left since the call began, so that
 * nothing of theirs comes back.
 */
export const changeAccount = <E, A>(
  storage: Storage,
  id: CustomerId,
  work: (db: Db, customer: Customer) => Promise<Result<E, A>>,
): Promise<Result<E | Refusal, A>> =>
  storage.change(accountTurn(id), async (db): Promise<Result<E | Refusal, A>> => {
    const customer = await lockCustomer(db, id);
    return customer ? work(db, customer) : refuse(UNAUTHORIZED);
  });
