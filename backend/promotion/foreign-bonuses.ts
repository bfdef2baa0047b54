import type { Kysely } from 'kysely';
import type { CustomerId } from '../../src/domain/id/ids';
import type { BonusAccount } from '../../src/domain/promotion/bonus-account';
import type { ShopDatabase } from '../storage/schema';
import { storedId } from '../storage/stored-id';
import { readBonusAccount } from './bonus-store';

/** Bonuses of a customer in a currency that is not the shop's. */
export interface ForeignBonuses {
  readonly customerId: CustomerId;
  readonly currency: string;
  readonly account: BonusAccount;
}

/** All bonuses that can still be used or are put aside, in other currencies than the shop's. */
export const readForeignBonuses = async (
  db: Kysely<ShopDatabase>,
  currency: string,
): Promise<readonly ForeignBonuses[]> => {
  const holders = await db
    .selectFrom('bonus_entries')
    .select(['customer_id', 'currency'])
    .distinct()
    .where('currency', '!=', currency)
    .orderBy('customer_id')
    .execute();
  const all: ForeignBonuses[] = [];
  for (const { customer_id, currency: code } of holders) {
    const customerId = storedId('customer', customer_id);
    const account = await readBonusAccount(db, customerId, { code });
    if (account.lots.length > 0 || account.reserved.size > 0)
      all.push({ customerId, currency: code, account });
  }
  return all;
};
