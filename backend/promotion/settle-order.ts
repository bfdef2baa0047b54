import type { Kysely } from 'kysely';
import type { Currency, Money } from '../../src/domain';
import { ZERO } from '../../src/domain';
import type { CustomerId, OrderId } from '../../src/domain/id/ids';
import { bonusReservedFor } from '../../src/domain/promotion/bonus-account';
import { bonusLastDay, earnedBonuses } from '../../src/domain/promotion/bonus-earning';
import type { BonusEntry } from '../../src/domain/promotion/bonus-ledger';
import type { PromoCode } from '../../src/domain/promotion/promo-code';
import type { Instant } from '../../src/domain/time/instant';
import type { TimeZone } from '../../src/domain/time/time-zone';
import { localDateAt } from '../../src/domain/time/time-zone';
import type { OrderRules } from '../shop/order-rules';
import type { ShopDatabase } from '../storage/schema';
import type { BonusMoment } from './bonus-store';
import { addBonusEntry, noteExpired, readBonusAccount } from './bonus-store';
import { rewardFriendship } from './reward-friendship';

type Db = Kysely<ShopDatabase>;

/** An order, as far as promotions go. */
export interface SettledOrder {
  readonly orderId: OrderId;
  /** Null for a guest, who has no bonuses. */
  readonly customerId: CustomerId | null;
  /** In which it was placed: its bonuses are in it, also after the shop has changed to another. */
  readonly currency: Currency;
  readonly at: Instant;
  /** The city's. */
  readonly timeZone: TimeZone;
}

export interface PlacedOrder extends SettledOrder {
  /** In normal form: uses of codes are counted by it. */
  readonly phone: string;
  /** Those that the calculation applied. */
  readonly bonuses: Money;
  /** The code that it uses up; null for none. */
  readonly promo: PromoCode | null;
}

const momentOf = ({ customerId, currency, orderId, at }: SettledOrder): BonusMoment | null =>
  customerId === null ? null : { customerId, currency, orderId, at };

const countUse = async (db: Db, { promo, orderId, phone, at }: PlacedOrder): Promise<void> => {
  if (promo === null) return;
  await db
    .insertInto('promo_uses')
    .values({ code: promo, order_id: orderId, phone, used_at: at, is_returned: 0 })
    .execute();
};

/**
 * When an order is placed: puts its bonuses aside and counts the use of its code. Runs in the
 * transaction that calculated and stores the order, so that neither is given twice. Rules 9.4, 10.6.
 */
export const settlePlaced = async (db: Db, order: PlacedOrder): Promise<void> => {
  await countUse(db, order);
  const moment = momentOf(order);
  if (moment === null || order.bonuses === 0) return;
  const { orderId, bonuses: amount } = order;
  const today = localDateAt(order.at, order.timeZone);
  const before = await readBonusAccount(db, moment.customerId, moment.currency);
  const account = await noteExpired(db, before, moment, today);
  await addBonusEntry(db, account, moment, { type: 'reserve', amount, orderId });
};

/** Takes what an order has put aside out again, one way or the other. */
const release = async (db: Db, order: SettledOrder, type: 'spend' | 'return'): Promise<void> => {
  const moment = momentOf(order);
  if (moment === null) return;
  const { orderId } = order;
  const account = await readBonusAccount(db, moment.customerId, moment.currency);
  const amount = bonusReservedFor(account, orderId);
  if (amount === 0) return;
  await addBonusEntry(db, account, moment, { type, amount, orderId });
};

/**
 * When an order is cancelled: its bonuses and the use of its code are free again. Once is enough;
 * again changes nothing. Rules 9.4, 10.6.
 */
export const settleCancelled = async (db: Db, order: SettledOrder): Promise<void> => {
  await db
    .updateTable('promo_uses')
    .set({ is_returned: 1 })
    .where('order_id', '=', order.orderId)
    .execute();
  await release(db, order, 'return');
};

/** A complete order, with what it was worth. */
export interface CompleteOrder extends SettledOrder {
  /** The price of its goods after discounts, before bonuses. */
  readonly goodsAfterDiscounts: Money;
  readonly bonuses: Money;
  /** False where its payment was not real: then nobody earns anything. */
  readonly isPaid: boolean;
}

const earn = async (db: Db, order: CompleteOrder, rules: OrderRules): Promise<void> => {
  const moment = momentOf(order);
  const { goodsAfterDiscounts, bonuses, orderId, at, timeZone } = order;
  const amount = earnedBonuses(goodsAfterDiscounts, bonuses, rules.bonusEarnPercent);
  if (moment === null || amount <= ZERO) return;
  const known = await db
    .selectFrom('bonus_entries')
    .select('id')
    .where('customer_id', '=', moment.customerId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'earn')
    .executeTakeFirst();
  if (known) return;
  const lastDay = bonusLastDay(at, timeZone, rules.bonusDays);
  const entry: BonusEntry = { type: 'earn', amount, lastDay };
  await addBonusEntry(
    db,
    await readBonusAccount(db, moment.customerId, moment.currency),
    moment,
    entry,
  );
};

/**
 * When an order is complete: its bonuses are spent, it earns new ones, and the inviter of its
 * customer is rewarded, and so is the customer. Once is enough; again changes nothing.
 * Rules 10.5, 10.6, 12.5.
 */
export const settleComplete = async (
  db: Db,
  order: CompleteOrder,
  rules: OrderRules,
): Promise<void> => {
  await release(db, order, 'spend');
  if (!order.isPaid) return;
  await earn(db, order, rules);
  const moment = momentOf(order);
  if (moment !== null) await rewardFriendship(db, moment, order, rules);
};
