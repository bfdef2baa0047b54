import type { Kysely } from 'kysely';
import type { Currency, Money } from '../../src/domain';
import { ZERO, money } from '../../src/domain';
import type { CustomerId } from '../../src/domain/id/ids';
import { shareOut } from '../../src/domain/money/percent';
import { bonusBalance, bonusReserved } from '../../src/domain/promotion/bonus-account';
import type { Instant } from '../../src/domain/time/instant';
import { currencyOf } from '../money/currencies';
import type { ShopDatabase } from '../storage/schema';
import { addBonusEntry, readBonusAccount } from './bonus-store';
import type { ForeignBonuses } from './foreign-bonuses';
import { readForeignBonuses } from './foreign-bonuses';

type Db = Kysely<ShopDatabase>;

/** Units of the old currency for one of the new, as it was written: "1.95583". */
export type ConversionRate = string;

/** Reads a rate above nothing; null for anything else. */
export const readConversionRate = (text: string): ConversionRate | null =>
  /^\d{1,9}(\.\d{1,9})?$/.test(text) && /[1-9]/.test(text) ? text : null;

/** What became of a customer's bonuses. */
export interface ConvertedBonuses {
  readonly customerId: CustomerId;
  readonly before: Money;
  readonly after: Money;
  /** What open orders have put aside: it stays in the old currency until they end. */
  readonly reserved: Money;
}

/** One sum in the other currency, in whole numbers and so exactly, rounded half up. */
const converted = (amount: Money, from: Currency, to: Currency, rate: ConversionRate): Money => {
  const [whole = '', fraction = ''] = rate.split('.');
  const shift = 10n ** BigInt(fraction.length + to.digits);
  const dividend = BigInt(amount) * shift;
  const divisor = BigInt(whole + fraction) * 10n ** BigInt(from.digits);
  return money(Number((2n * dividend + divisor) / (2n * divisor)));
};

const convertRewards = async (db: Db, from: Currency, to: Currency, rate: ConversionRate) => {
  const rewards = await db
    .selectFrom('referrals')
    .select(['friend_id', 'earned'])
    .where('currency', '=', from.code)
    .where('earned', 'is not', null)
    .execute();
  for (const { friend_id, earned } of rewards)
    await db
      .updateTable('referrals')
      .set({ earned: converted(money(earned ?? 0), from, to, rate), currency: to.code })
      .where('friend_id', '=', friend_id)
      .execute();
};

const convertAccount = async (
  db: Db,
  { customerId, account }: ForeignBonuses,
  from: Currency,
  to: Currency,
  rate: ConversionRate,
  at: Instant,
): Promise<ConvertedBonuses> => {
  const before = bonusBalance(account);
  const after = converted(before, from, to, rate);
  const moment = { customerId, orderId: null, at };
  if (before > ZERO)
    await addBonusEntry(
      db,
      account,
      { ...moment, currency: from },
      { type: 'convert', amount: before },
    );
  // The parts keep their last days and sum to the conversion of the whole.
  const shares = shareOut(
    after,
    account.lots.map(({ amount }) => amount),
  );
  let present = await readBonusAccount(db, customerId, to);
  for (const [index, { lastDay }] of account.lots.entries()) {
    const amount = shares[index] ?? ZERO;
    if (amount > ZERO)
      present = await addBonusEntry(
        db,
        present,
        { ...moment, currency: to },
        { type: 'earn', amount, lastDay },
      );
  }
  return { customerId, before, after, reserved: bonusReserved(account) };
};

/**
 * Converts all bonuses of an old currency into the shop's. Once is enough: what is converted is used
 * up in the old currency, and a second time finds only what open orders have given back since.
 */
export const convertBonuses = async (
  db: Db,
  fromCode: string,
  to: Currency,
  rate: ConversionRate,
  at: Instant,
): Promise<readonly ConvertedBonuses[]> => {
  const from = currencyOf(fromCode);
  await convertRewards(db, from, to, rate);
  const all: ConvertedBonuses[] = [];
  for (const bonuses of await readForeignBonuses(db, to.code))
    if (bonuses.currency === fromCode)
      all.push(await convertAccount(db, bonuses, from, to, rate, at));
  return all;
};
