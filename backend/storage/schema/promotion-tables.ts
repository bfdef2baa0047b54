import type { Generated } from 'kysely';
import type { Flag } from './flag';

/** Promo codes, bonuses, invitations and gifts. */
export interface PromotionTables {
  promo_codes: PromoCodeTable;
  promo_uses: PromoUseTable;
  bonus_entries: BonusEntryTable;
  referrals: ReferralTable;
  gift_rules: GiftRuleTable;
}

export interface PromoCodeTable {
  /** In normal form. */
  code: string;
  /** Everything a code asks for and gives. */
  terms_json: string;
  /** Of the sums among its terms. */
  currency: string;
  is_active: Flag;
  /** Came with a file of promo codes; an import leaves those alone that an operator added by hand. */
  is_imported: Flag;
  created_at: number;
}

export interface PromoUseTable {
  id: Generated<number>;
  code: string;
  order_id: number;
  phone: string;
  used_at: number;
  /** A cancelled order gives its use back. */
  is_returned: Flag;
}

/** What happened to a customer's bonuses, in minor units of a currency; entries are added and never changed. */
export interface BonusEntryTable {
  id: Generated<number>;
  customer_id: number;
  kind: 'earn' | 'referral' | 'reserve' | 'spend' | 'return' | 'expire' | 'convert';
  amount: number;
  currency: string;
  order_id: number | null;
  at: number;
  /**
   * A day of the city's calendar, "2026-11-27": of what comes in the last one on which it can be
   * used, of what runs out the first one on which it no longer can.
   */
  day: string | null;
}

export interface ReferralTable {
  friend_id: number;
  referrer_id: number;
  joined_at: number;
  /** When the friend's first order was complete; null until then. */
  ordered_at: number | null;
  /** What the inviter got for it, in minor units of the currency. */
  earned: number | null;
  /** Empty until there is something earned. */
  currency: Generated<string>;
}

export interface GiftRuleTable {
  id: number;
  position: number;
  rule_json: string;
  /** Of the sum from which it holds. */
  currency: string;
}
