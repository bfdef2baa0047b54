import { judgePromo } from '../../../src/domain/promotion/judge-promo';
import type { PromoVerdict } from '../../../src/domain/promotion/judge-promo';
import type { PromoUse } from '../../../src/domain/promotion/promo-uses';
import {
  countPromoUses,
  placePromoUse,
  returnPromoUse,
} from '../../../src/domain/promotion/promo-uses';
import type { PhoneNumber } from '../../../src/domain/phone/validate-phone';
import { refuse } from '../../../src/domain/result/result';
import { codeOf, id, orderOf, phoneOf, termsOf } from './promotion-fixtures';

const CODE = codeOf('ALUM15');
const [FIRST, SECOND, THIRD] = [id<'order'>(1), id<'order'>(2), id<'order'>(3)];
const IVAN = phoneOf('359880001122');
const MARIA = phoneOf('359880003344');

const holds: PromoVerdict = { status: 'applied', code: CODE, effect: { type: 'free_delivery' } };
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

describe('placing an order', () => {
  it('counts a use of the code that holds', () => {
    expect(placePromoUse([use(FIRST, MARIA)], holds, SECOND, IVAN)).toEqual([
      use(FIRST, MARIA),
      use(SECOND, IVAN),
    ]);
  });

  it('does not use up a code that gives the order nothing', () => {
    expect(placePromoUse([use(FIRST, MARIA)], waits, SECOND, IVAN)).toEqual([use(FIRST, MARIA)]);
  });

  it('counts an order once, however often it is reported', () => {
    const once = placePromoUse([], holds, FIRST, IVAN);
    expect(placePromoUse(once, holds, FIRST, IVAN)).toEqual([use(FIRST, IVAN)]);
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
    judgePromo(terms, orderOf(), countPromoUses(uses, CODE, IVAN));
  const placed = placePromoUse([], holds, FIRST, IVAN);
  expect(judgedWith(placed)).toEqual(refuse({ kind: 'promo.used', maxUsesPerPhone: 1 }));
  expect(judgedWith(returnPromoUse(placed, FIRST)).ok).toBe(true);
});
