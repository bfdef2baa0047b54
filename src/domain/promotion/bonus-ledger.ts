import type { OrderId } from '../id/ids';
import type { Money } from '../money/money';
import type { Result } from '../result/result';
import { ok, refuse } from '../result/result';
import type { LocalDate } from '../time/local-date';
import type { BonusAccount } from './bonus-account';
import {
  EMPTY_BONUS_ACCOUNT,
  bonusBalance,
  bonusReservedFor,
  creditBonusLots,
  reserveBonusLots,
  takeReservedLots,
} from './bonus-account';
import { expiredBonuses } from './bonus-expiry';
import { takeBonusLots } from './bonus-lots';

/** What happens to a customer's bonuses; each amount is above nothing, in minor units. Rules 10.6. */
export type BonusEntry =
  | { readonly type: 'earn' | 'referral'; readonly amount: Money; readonly lastDay: LocalDate }
  | {
      readonly type: 'reserve' | 'spend' | 'return';
      readonly amount: Money;
      readonly orderId: OrderId;
    }
  /** What had run out before `day`. */
  | { readonly type: 'expire'; readonly amount: Money; readonly day: LocalDate }
  /** What goes on as bonuses in another currency. */
  | { readonly type: 'convert'; readonly amount: Money };

export type BonusEntryRefusal =
  | { readonly kind: 'bonus.not_positive' }
  | { readonly kind: 'bonus.not_enough'; readonly available: Money }
  | { readonly kind: 'bonus.already_reserved'; readonly orderId: OrderId };

type PostingResult = Result<BonusEntryRefusal, BonusAccount>;

const within = (amount: Money, available: Money, post: () => BonusAccount): PostingResult =>
  amount > available ? refuse({ kind: 'bonus.not_enough', available }) : ok(post());

/**
 * A customer's bonuses after one more entry. Nothing becomes negative: refuses an amount that is
 * not above nothing (`bonus.not_positive`), more than there is to take from (`bonus.not_enough`),
 * and a second reservation for an order that still has some aside (`bonus.already_reserved`). A
 * reservation takes no account of the day: an `expire` entry before it takes away what has run out.
 * Rules 10.6.
 */
export const postBonusEntry = (account: BonusAccount, entry: BonusEntry): PostingResult => {
  const { amount } = entry;
  if (amount <= 0) return refuse({ kind: 'bonus.not_positive' });
  switch (entry.type) {
    case 'earn':
    case 'referral':
      return ok(creditBonusLots(account, [{ amount, lastDay: entry.lastDay }]));
    case 'reserve': {
      const { orderId } = entry;
      return account.reserved.has(orderId)
        ? refuse({ kind: 'bonus.already_reserved', orderId })
        : within(amount, bonusBalance(account), () => reserveBonusLots(account, orderId, amount));
    }
    case 'spend':
    case 'return': {
      const { orderId, type } = entry;
      return within(amount, bonusReservedFor(account, orderId), () => {
        const { account: rest, taken } = takeReservedLots(account, orderId, amount);
        return type === 'return' ? creditBonusLots(rest, taken) : rest;
      });
    }
    case 'convert':
      return within(amount, bonusBalance(account), () => ({
        ...account,
        lots: takeBonusLots(account.lots, amount).left,
      }));
    case 'expire':
      return within(amount, expiredBonuses(account, entry.day), () => ({
        ...account,
        lots: takeBonusLots(account.lots, amount).left,
      }));
  }
};

/** A customer's bonuses after all that ever happened to them, in its order; refuses at the first entry that cannot be. Rules 10.6. */
export const bonusAccountOf = (entries: readonly BonusEntry[]): PostingResult =>
  entries.reduce<PostingResult>(
    (posting, entry) => (posting.ok ? postBonusEntry(posting.value, entry) : posting),
    ok(EMPTY_BONUS_ACCOUNT),
  );
