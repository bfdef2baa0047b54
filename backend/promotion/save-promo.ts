import type { Kysely } from 'kysely';
import { flag } from '../storage/flag';
import type { ShopDatabase } from '../storage/schema';
import type { StoredGiftRule } from '../catalogue/gift-rules';
import type { FileGiftRule, FilePromoCode } from './promo-file.codec';
import type { StoredTerms } from './stored-terms';

type Db = Kysely<ShopDatabase>;

const benefitOf = (code: FilePromoCode, currency: string): StoredTerms['benefit'] => {
  switch (code.type) {
    case 'percent':
      return { type: 'percent', percent: code.value };
    case 'fixed':
      return { type: 'fixed', amount: code.value[currency] ?? 0 };
    case 'free_delivery':
      return { type: 'free_delivery' };
    case 'gift':
      return { type: 'gift', goods: code.gift.chpu, quantity: code.gift.qtt };
  }
};

/** Returns what a code promises in the shop's currency, as the database holds it. */
export const storedTermsOf = (code: FilePromoCode, currency: string): StoredTerms => ({
  benefit: benefitOf(code, currency),
  min_total: code.min_total?.[currency] ?? null,
  order_types: code.order_types,
  cities: code.cities,
  from: code.from,
  to: code.to,
  weekdays: code.weekdays,
  hours: code.hours,
  max_uses: code.max_uses,
  max_per_phone: code.max_per_phone,
  categories: code.categories,
  needs_login: code.needs_login,
  stackable: code.stackable,
});

const rowOf = (code: FilePromoCode, currency: string, isImported: boolean, at: number) => ({
  code: code.code,
  terms_json: JSON.stringify(storedTermsOf(code, currency)),
  currency,
  is_active: flag(true),
  is_imported: flag(isImported),
  created_at: at,
});

/** Stores a code that an operator adds by hand; returns false where there is one of that name. */
export const addPromoCode = async (
  db: Db,
  code: FilePromoCode,
  currency: string,
  at: number,
): Promise<boolean> => {
  const added = await db
    .insertInto('promo_codes')
    .values(rowOf(code, currency, false, at))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/**
 * Stores the codes of a file in place of those of the file before. What it leaves out is ended and
 * never deleted: orders may have used it. A code that an operator has touched by hand stays as it is.
 */
export const importPromoCodes = async (
  db: Db,
  codes: readonly FilePromoCode[],
  currency: string,
  at: number,
): Promise<void> => {
  await db.updateTable('promo_codes').set({ is_active: 0 }).where('is_imported', '=', 1).execute();
  for (const code of codes) {
    const row = rowOf(code, currency, true, at);
    await db
      .insertInto('promo_codes')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('code')
          .doUpdateSet({ terms_json: row.terms_json, currency, is_active: row.is_active })
          .where('promo_codes.is_imported', '=', 1),
      )
      .execute();
  }
};

/** Ends a code by hand, or lets it hold again; returns false where there is none of that name. */
export const switchPromoCode = async (
  db: Db,
  code: string,
  isActive: boolean,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('promo_codes')
    .set({ is_active: flag(isActive), is_imported: flag(false) })
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const storedRuleOf = (rule: FileGiftRule, currency: string): StoredGiftRule => {
  const given = { goods: rule.gift.chpu, quantity: rule.gift.qtt, reason: rule.reason };
  switch (rule.kind) {
    case 'from_goods_price':
      return { kind: rule.kind, from: rule.from[currency] ?? 0, ...given };
    case 'with_products':
    case 'per_pieces': {
      const { with_goods, with_categories } = rule;
      return rule.kind === 'per_pieces'
        ? { kind: rule.kind, pieces: rule.pieces, with_goods, with_categories, ...given }
        : { kind: rule.kind, with_goods, with_categories, ...given };
    }
  }
};

/** Puts the rules of a file in the place of those before. */
export const importGiftRules = async (
  db: Db,
  rules: readonly FileGiftRule[],
  currency: string,
): Promise<void> => {
  await db.deleteFrom('gift_rules').execute();
  for (const [position, rule] of rules.entries())
    await db
      .insertInto('gift_rules')
      .values({
        id: position + 1,
        position,
        rule_json: JSON.stringify(storedRuleOf(rule, currency)),
        currency,
      })
      .execute();
};
