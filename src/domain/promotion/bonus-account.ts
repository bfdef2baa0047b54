import type { OrderId } from '../id/ids';
import type { Money } from '../money/money';
import { sum } from '../money/money';
import type { BonusLots } from './bonus-lots';
import { addBonusLots, sumOfBonusLots, takeBonusLots } from './bonus-lots';

/** A customer's bonuses: what can be used, and what orders on their way have put aside. Rules 10.1. */
export interface BonusAccount {
  readonly lots: BonusLots;
  readonly reserved: ReadonlyMap<OrderId, BonusLots>;
}

export const EMPTY_BONUS_ACCOUNT: BonusAccount = { lots: [], reserved: new Map() };

/** Returns what can be used now, in minor units. */
export const bonusBalance = ({ lots }: BonusAccount): Money => sumOfBonusLots(lots);

/** Returns what all orders on their way have put aside. */
export const bonusReserved = ({ reserved }: BonusAccount): Money =>
  sum([...reserved.values()].map(sumOfBonusLots));

/** Returns what one order has put aside. */
export const bonusReservedFor = ({ reserved }: BonusAccount, orderId: OrderId): Money =>
  sumOfBonusLots(reserved.get(orderId) ?? []);

export const creditBonusLots = (account: BonusAccount, lots: BonusLots): BonusAccount => ({
  ...account,
  lots: addBonusLots(account.lots, lots),
});

/** Puts an amount that the balance holds aside for an order. Rules 10.6. */
export const reserveBonusLots = (
  account: BonusAccount,
  orderId: OrderId,
  amount: Money,
): BonusAccount => {
  const { taken, left } = takeBonusLots(account.lots, amount);
  return { lots: left, reserved: new Map(account.reserved).set(orderId, taken) };
};

/** Takes an amount out of what an order has put aside; what is taken is the caller's to credit or not. Rules 10.6. */
export const takeReservedLots = (
  { lots, reserved }: BonusAccount,
  orderId: OrderId,
  amount: Money,
): { readonly account: BonusAccount; readonly taken: BonusLots } => {
  const { taken, left } = takeBonusLots(reserved.get(orderId) ?? [], amount);
  const others = new Map(reserved);
  if (left.length > 0) others.set(orderId, left);
  else others.delete(orderId);
  return { account: { lots, reserved: others }, taken };
};
