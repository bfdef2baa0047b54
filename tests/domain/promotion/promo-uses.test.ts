import { judgePromo, promoBesideGifts } from '../../../src/domain/promotion/judge-promo';
import type { PromoVerdict } from '../../../src/domain/promotion/judge-promo';
import type { PromoEffect } from '../../../src/domain/promotion/promo-effect';
import { promoEffect } from '../../../src/domain/promotion/promo-effect';
import type { PromoUse } from '../../../src/domain/promotion/promo-uses';
import {
  countPromoUses,
  placePromoUse,
  returnPromoUse,
  usedPromoCode,
} from '../../../src/domain/promotion/promo-uses';
import type { PhoneNumber } from '../../../src/domain/phone/validate-phone';
import { refuse } from '../../../src/domain/result/result';
import { codeOf, id, orderOf, phoneOf, termsOf } from './promotion-fixtures';

const CODE = codeOf('ALUM15');
const [FIRST, SECOND, THIRD] = [id<'order'>(1), id<'order'>(2), id<'order'>(3)];
const IVAN = phoneOf('359880001122');
const MARIA = phoneOf('359880003344');

const holds = (effect: PromoEffect): PromoVerdict => ({ status: 'applied', code: CODE, effect });
const discount = promoEffect(termsOf({}), orderOf().lines);
const waits: PromoVerdict = {
  status: 'not_applicable',
  code: CODE,
  reason: { kind: 'promo.no_matching_goods' },
};
const use = (orderId: typeof FIRST, phone: PhoneNumber, code = CODE): PromoUse => ({
  orderId,
  code,
  phone,
});

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

describe('placing an order', () => {
  it('counts a use of the code that holds', () => {
    expect(placePromoUse([use(FIRST, MARIA)], CODE, SECOND, IVAN)).toEqual([
      use(FIRST, MARIA),
      use(SECOND, IVAN),
    ]);
  });

  it('counts nothing where no code was used up', () => {
    expect(placePromoUse([use(FIRST, MARIA)], null, SECOND, IVAN)).toEqual([use(FIRST, MARIA)]);
  });

  it('counts an order once, however often it is reported', () => {
    const once = placePromoUse([], CODE, FIRST, IVAN);
    expect(placePromoUse(once, CODE, FIRST, IVAN)).toEqual([use(FIRST, IVAN)]);
  });
});

describe('cancelling an order', () => {
  it('gives its use back, and no other', () => {
    expect(returnPromoUse([use(FIRST, IVAN), use(SECOND, IVAN)], FIRST)).toEqual([
      use(SECOND, IVAN),
    ]);
  });

  it('gives nothing back twice', () => {
    expect(returnPromoUse([use(SECOND, IVAN)], FIRST)).toEqual([use(SECOND, IVAN)]);
  });
});

describe('counting', () => {
  const uses = [use(FIRST, IVAN), use(SECOND, MARIA), use(THIRD, IVAN, codeOf('OTHER'))];

  it('looks at this code and this phone', () => {
    expect(countPromoUses(uses, CODE, IVAN)).toEqual({ total: 2, byThisPhone: 1 });
    expect(countPromoUses(uses, CODE, phoneOf('359880005566'))).toEqual({
      total: 2,
      byThisPhone: 0,
    });
    expect(countPromoUses([], CODE, IVAN)).toEqual({ total: 0, byThisPhone: 0 });
  });

  it('knows a phone however it was typed', () => {
    expect(countPromoUses(uses, CODE, phoneOf('+359 88 000-11-22')).byThisPhone).toBe(1);
    expect(countPromoUses(uses, CODE, phoneOf('0880001122')).byThisPhone).toBe(1);
  });

  it('tells nobody apart while no phone is known', () => {
    expect(countPromoUses(uses, CODE, null)).toEqual({ total: 2, byThisPhone: 0 });
  });
});

it('a code for once per customer is refused after an order, and no longer after its cancellation', () => {
  const terms = termsOf({ maxUsesPerPhone: 1 });
  const judgedWith = (uses: readonly PromoUse[]) =>
    judgePromo(terms, orderOf({ isSignedIn: true }), countPromoUses(uses, CODE, IVAN));
  const placed = placePromoUse([], CODE, FIRST, IVAN);
  expect(judgedWith(placed)).toEqual(refuse({ kind: 'promo.used', maxUsesPerPhone: 1 }));
  expect(judgedWith(returnPromoUse(placed, FIRST)).ok).toBe(true);
});
