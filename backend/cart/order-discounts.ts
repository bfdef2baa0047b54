import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { DiscountedGoods } from '../../src/domain/pricing/discount-goods';
import { discountGoods } from '../../src/domain/pricing/discount-goods';
import { pickupDiscount } from '../../src/domain/pricing/pickup-discount';
import type { BirthdayDiscount } from '../../src/domain/promotion/birthday-discount';
import type { PromoVerdict } from '../../src/domain/promotion/evaluate-promo';
import { evaluatePromo, promoBesideDiscounts } from '../../src/domain/promotion/evaluate-promo';
import type { PromoOrder } from '../../src/domain/promotion/promo-order';
import type { Refusal } from '../refusal/refusal';
import { countUses, readPromoTerms } from '../promotion/load-promo';
import { birthdayOffer } from '../promotion/birthday-offer';
import { translate } from '../i18n/translate';
import type { CalculateRequest } from './calculate-request';
import type { CalculationContext } from './calculation-context';

/** The goods with their discounts, and what became of those that the order could have had. */
export interface OrderDiscounts {
  readonly goods: DiscountedGoods;
  readonly promo: PromoVerdict | null;
  readonly birthday: BirthdayDiscount | null;
}

const UNUSED = { total: 0, byThisPhone: 0 };

const evaluateCode = async (
  { promoCode }: CalculateRequest,
  order: PromoOrder,
  { db, shop, customer }: CalculationContext,
): Promise<Result<Refusal, PromoVerdict | null>> => {
  if (promoCode === null) return ok(null);
  const terms = await readPromoTerms(db, promoCode, shop, order.zone);
  const uses = terms ? await countUses(db, terms, customer?.phone ?? null) : UNUSED;
  const verdict = evaluatePromo(terms, order, uses);
  if (verdict.ok) return verdict;
  const { kind } = verdict.error;
  return refuse({
    code: kind,
    message: { text: kind },
    errors: { promocode: [{ text: kind }] },
  });
};

/**
 * Finds the discounts of an order and takes them off its goods. Refuses a code that no change of
 * the cart could mend. Rules 8.4, 9.3, 11.
 */
export const orderDiscounts = async (
  request: CalculateRequest,
  order: PromoOrder,
  context: CalculationContext,
): Promise<Result<Refusal, OrderDiscounts>> => {
  const { db, customer, rules, locale } = context;
  const verdict = await evaluateCode(request, order, context);
  if (!verdict.ok) return verdict;
  const birthday = await birthdayOffer(
    db,
    customer,
    order,
    rules,
    translate(locale, 'discount.birthday'),
  );
  const code =
    verdict.value?.status === 'applied' && verdict.value.effect.type === 'discount'
      ? verdict.value.effect.candidate
      : null;
  const pickup = pickupDiscount(
    order.orderType,
    order.lines,
    rules.pickupDiscountPercent,
    translate(locale, 'discount.pickup'),
  );
  const goods = discountGoods(
    order.lines,
    [code, birthday?.candidate ?? null, pickup].filter((candidate) => candidate !== null),
  );
  return ok({
    goods,
    birthday,
    promo: verdict.value && promoBesideDiscounts(verdict.value, goods.discounts),
  });
};
