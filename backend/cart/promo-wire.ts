import type { Money } from '../../src/domain';
import { ZERO, decimalFromMoney, formatPrice, sum } from '../../src/domain';
import type { PromoVerdict } from '../../src/domain/promotion/evaluate-promo';
import type { PromoObstacle } from '../../src/domain/promotion/promo-obstacle';
import type { MessageParams } from '../i18n/translate';
import { numberStyleOf } from '../i18n/number-style-of';
import { translate } from '../i18n/translate';
import type { OrderCalculation } from './order-calculation';

/** In which language, and how its country writes numbers. */
export interface PromoWireContext {
  readonly locale: string;
  /** Such as "en-BG". */
  readonly iso: string;
}

const describeObstacle = (
  reason: PromoObstacle,
  calculation: OrderCalculation,
  { locale, iso }: PromoWireContext,
) => {
  const amount = (value: Money): string => formatPrice(value, calculation, numberStyleOf(iso));
  switch (reason.kind) {
    case 'promo.wrong_order_type':
      return translate(
        locale,
        reason.orderTypes.includes('delivery') ? 'promo.only_delivery' : 'promo.only_pickup',
      );
    case 'promo.min_total': {
      const params: MessageParams = {
        min: amount(reason.minTotal),
        missing: amount(reason.missing),
      };
      return translate(locale, reason.kind, params);
    }
    case 'promo.better_discount':
      return translate(locale, reason.kind, { name: reason.name });
    case 'promo.wrong_time':
    case 'promo.no_matching_goods':
    case 'promo.gift_gone':
      return translate(locale, reason.kind);
  }
};

/** Returns what a code that holds takes off an order, its delivery included. */
const worthOf = ({ price, zone }: OrderCalculation): Money => {
  const isDeliveryPaid = price.trace.some(({ code }) => code === 'delivery.promocode');
  const off = price.discounts.filter(({ type }) => type === 'promocode');
  return sum([
    ...off.map(({ amount }) => amount),
    isDeliveryPaid && zone ? zone.deliveryPrice : ZERO,
  ]);
};

/** What became of a promo code, as it travels. Rules 9.3. */
export const toWirePromo = (
  verdict: PromoVerdict,
  calculation: OrderCalculation,
  wording: PromoWireContext,
) => {
  const { code, status } = verdict;
  if (verdict.status === 'applied') {
    const discount = decimalFromMoney(worthOf(calculation), calculation.currency.digits);
    return { code, status, reason: null, message: null, discount, missing: null };
  }
  const { reason } = verdict;
  return {
    code,
    status,
    reason: reason.kind,
    message: describeObstacle(reason, calculation, wording),
    discount: 0,
    missing:
      reason.kind === 'promo.min_total'
        ? decimalFromMoney(reason.missing, calculation.currency.digits)
        : null,
  };
};
