import type { Kysely, Selectable } from 'kysely';
import type { Currency, Money } from '../../src/domain';
import { minus, money } from '../../src/domain';
import type { CustomerId, OrderId } from '../../src/domain/id/ids';
import type { BonusAccount } from '../../src/domain/promotion/bonus-account';
import { bonusBalance } from '../../src/domain/promotion/bonus-account';
import { expiredBonuses } from '../../src/domain/promotion/bonus-expiry';
import type { BonusEntry } from '../../src/domain/promotion/bonus-ledger';
import { bonusAccountOf, postBonusEntry } from '../../src/domain/promotion/bonus-ledger';
import type { Instant } from '../../src/domain/time/instant';
import type { LocalDate } from '../../src/domain/time/local-date';
import { readLocalDate } from '../../src/domain/time/local-date';
import type { ShopDatabase } from '../storage/schema';
import type { BonusEntryTable } from '../storage/schema/promotion-tables';
import { storedId } from '../storage/stored-id';

type Db = Kysely<ShopDatabase>;

const dayOf = (text: string | null): LocalDate => {
  const day = readLocalDate(text ?? '');
  if (!day.ok) throw new Error('A stored day of bonuses cannot be read');
  return day.value;
};

const entryOf = (row: Selectable<BonusEntryTable>): BonusEntry => {
  const amount = money(row.amount);
  switch (row.kind) {
    case 'earn':
    case 'referral':
      return { type: row.kind, amount, lastDay: dayOf(row.day) };
    case 'expire':
      return { type: row.kind, amount, day: dayOf(row.day) };
    case 'convert':
      return { type: row.kind, amount };
    case 'reserve':
    case 'spend':
    case 'return':
      return { type: row.kind, amount, orderId: storedId('order', row.order_id ?? 0) };
  }
};

/** Returns what happened to a customer's bonuses in one currency, in its order: each has an account of its own. */
export const readBonusRows = (db: Db, customerId: CustomerId, { code }: Pick<Currency, 'code'>) =>
  db
    .selectFrom('bonus_entries')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('currency', '=', code)
    .orderBy('id')
    .execute();

/** The account that those entries make. Throws where they cannot have happened: nobody writes such. */
export const accountOf = (rows: readonly Selectable<BonusEntryTable>[]): BonusAccount => {
  const account = bonusAccountOf(rows.map(entryOf));
  if (!account.ok) throw new Error('The stored entries of bonuses contradict each other');
  return account.value;
};

export const readBonusAccount = async (
  db: Db,
  customerId: CustomerId,
  currency: Pick<Currency, 'code'>,
): Promise<BonusAccount> => accountOf(await readBonusRows(db, customerId, currency));

/** Returns what can be used on a day: what has run out before it is no part of it, even while nobody has noted so. */
export const usableBonuses = (account: BonusAccount, day: LocalDate): Money =>
  minus(bonusBalance(account), expiredBonuses(account, day));

/** For whom, for which order and when something happens to bonuses. */
export interface BonusMoment {
  readonly customerId: CustomerId;
  readonly currency: Pick<Currency, 'code'>;
  /** The order that it is about. */
  readonly orderId: OrderId | null;
  readonly at: Instant;
}

const rowOf = ({ customerId, currency, orderId, at }: BonusMoment, entry: BonusEntry) => ({
  customer_id: customerId,
  currency: currency.code,
  kind: entry.type,
  amount: entry.amount,
  order_id: 'orderId' in entry ? entry.orderId : orderId,
  at,
  day: 'lastDay' in entry ? entry.lastDay : 'day' in entry ? entry.day : null,
});

/**
 * Adds an entry to a customer's ledger and returns the account after it. Throws for one that cannot
 * be: the caller has checked the rules before, in the same transaction.
 */
export const addBonusEntry = async (
  db: Db,
  account: BonusAccount,
  moment: BonusMoment,
  entry: BonusEntry,
): Promise<BonusAccount> => {
  const after = postBonusEntry(account, entry);
  if (!after.ok) throw new Error(`An entry of bonuses cannot be made: ${after.error.kind}`);
  await db.insertInto('bonus_entries').values(rowOf(moment, entry)).execute();
  return after.value;
};

/** Notes down what has run out before a day, and returns the account after it. Rules 10.5. */
export const noteExpired = async (
  db: Db,
  account: BonusAccount,
  moment: BonusMoment,
  day: LocalDate,
): Promise<BonusAccount> => {
  const amount = expiredBonuses(account, day);
  return amount === 0
    ? account
    : addBonusEntry(db, account, { ...moment, orderId: null }, { type: 'expire', amount, day });
};
