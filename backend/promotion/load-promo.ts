import type { Kysely } from 'kysely';
import type { PromoCode } from '../../src/domain/promotion/promo-code';
import type { PromoUseCount } from '../../src/domain/promotion/promo-order';
import type { PromoTerms } from '../../src/domain/promotion/promo-terms';
import type { TimeZone } from '../../src/domain/time/time-zone';
import type { ShopData } from '../shop/shop-data';
import type { ShopDatabase } from '../storage/schema';
import { fromStoredJson } from '../storage/stored-json';
import { promoTermsOf } from './promo-terms-of';
import { StoredTerms, hasSums } from './stored-terms';

/** Returns what a code promises by a city's clocks; null where nobody knows it, or the operator has ended it. */
export const readPromoTerms = async (
  db: Kysely<ShopDatabase>,
  code: PromoCode,
  shop: ShopData,
  zone: TimeZone,
): Promise<PromoTerms | null> => {
  const row = await db
    .selectFrom('promo_codes')
    .select(['terms_json', 'currency', 'is_imported'])
    .where('code', '=', code)
    .where('is_active', '=', 1)
    .executeTakeFirst();
  if (!row || (row.is_imported === 1 && !shop.hasImportedPromotions)) return null;
  const terms = fromStoredJson(StoredTerms, row.terms_json);
  // A sum of another currency would be taken for one of this: such a code waits for its operator.
  if (hasSums(terms) && row.currency !== shop.currency.code) return null;
  return promoTermsOf(code, terms, shop, zone);
};

const UNUSED: PromoUseCount = { total: 0, byThisPhone: 0 };

/** Returns how often a code was used, by all and by one phone; counted only where the code limits it. Rules 9.4. */
export const countUses = async (
  db: Kysely<ShopDatabase>,
  terms: PromoTerms,
  phone: string | null,
): Promise<PromoUseCount> => {
  if (terms.maxUses === null && terms.maxUsesPerPhone === null) return UNUSED;
  const of = db
    .selectFrom('promo_uses')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('code', '=', terms.code)
    .where('is_returned', '=', 0);
  const all = await of.executeTakeFirstOrThrow();
  if (phone === null) return { total: all.uses, byThisPhone: 0 };
  const byPhone = await of.where('phone', '=', phone).executeTakeFirstOrThrow();
  return { total: all.uses, byThisPhone: byPhone.uses };
};
