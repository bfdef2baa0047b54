import { promoBesideGifts } from '../../../src/domain/promotion/evaluate-promo';
import type { PromoVerdict } from '../../../src/domain/promotion/evaluate-promo';
import type { PromoEffect } from '../../../src/domain/promotion/promo-effect';
import { promoEffect } from '../../../src/domain/promotion/promo-effect';
import { usedPromoCode } from '../../../src/domain/promotion/used-promo-code';
import { codeOf, id, orderOf, termsOf } from './promotion-fixtures';

const CODE = codeOf('ALUM15');

const holds = (effect: PromoEffect): PromoVerdict => ({ status: 'applied', code: CODE, effect });
const discount = promoEffect(termsOf({}), orderOf().lines);
const waits: PromoVerdict = {
  status: 'not_applicable',
  code: CODE,
  reason: { kind: 'promo.no_matching_goods' },
};

describe('a code that holds', () => {
  it('is used up by what it takes off', () => {
    if (discount === null) throw new Error('The code takes nothing off');
    expect(usedPromoCode(holds(discount), { isDeliveryPaid: false })).toBe(CODE);
  });

  it('is used up by a delivery only where that was not free anyway', () => {
    const freeDelivery = holds({ type: 'free_delivery' });
    expect(usedPromoCode(freeDelivery, { isDeliveryPaid: true })).toBe(CODE);
    expect(usedPromoCode(freeDelivery, { isDeliveryPaid: false })).toBeNull();
  });

  it('is used up by a gift only where that could be had', () => {
    const gift = holds({ type: 'gift', productId: id<'product'>(901), quantity: 1 });
    const used = (isGiftGiven: boolean) =>
      usedPromoCode(promoBesideGifts(gift, isGiftGiven), { isDeliveryPaid: false });
    expect([used(true), used(false)]).toEqual([CODE, null]);
  });
});

it('a code that waits, and none at all, are not used up', () => {
  expect(usedPromoCode(waits, { isDeliveryPaid: true })).toBeNull();
  expect(usedPromoCode(null, { isDeliveryPaid: true })).toBeNull();
});
