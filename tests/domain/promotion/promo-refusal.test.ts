import { evaluatePromo } from '../../../src/domain/promotion/evaluate-promo';
import type { PromoOrder } from '../../../src/domain/promotion/promo-order';
import type { PromoRefusal } from '../../../src/domain/promotion/promo-refusal';
import type { PromoTerms } from '../../../src/domain/promotion/promo-terms';
import { refuse } from '../../../src/domain/result/result';
import { instant } from '../../../src/domain/time/instant';
import { BURGAS, VARNA, orderOf, termsOf } from './promotion-fixtures';

const NOW = orderOf().orderedAt;
const BEFORE = instant(NOW - 1);
const AFTER = instant(NOW + 1);
const NO_USES = { total: 0, byThisPhone: 0 };

const evaluated = (terms: Partial<PromoTerms>, order: Partial<PromoOrder> = {}, uses = NO_USES) =>
  evaluatePromo(termsOf(terms), orderOf(order), uses);

it('refuses a code that nobody knows', () => {
  expect(evaluatePromo(null, orderOf(), NO_USES)).toEqual(refuse({ kind: 'promo.not_found' }));
});

describe('first and last moment', () => {
  it('refuses a code a moment before it begins, and takes it from then on', () => {
    expect(evaluated({ from: AFTER })).toEqual(refuse({ kind: 'promo.not_started', from: AFTER }));
    expect(evaluated({ from: NOW }).ok).toBe(true);
    expect(evaluated({ from: BEFORE }).ok).toBe(true);
  });

  it('takes a code until a moment before it ends, and refuses it from then on', () => {
    expect(evaluated({ to: AFTER }).ok).toBe(true);
    expect(evaluated({ to: NOW })).toEqual(refuse({ kind: 'promo.expired', to: NOW }));
    expect(evaluated({ to: BEFORE })).toEqual(refuse({ kind: 'promo.expired', to: BEFORE }));
  });

  it('go by the moment of ordering, not of the meal', () => {
    const order = { orderedAt: BEFORE, fulfilledAt: AFTER };
    expect(evaluated({ to: NOW }, order).ok).toBe(true);
    expect(evaluated({ from: NOW }, order).ok).toBe(false);
  });
});

describe('uses', () => {
  it.each([
    ['one is left', 9, true],
    ['none is left', 10, false],
    ['more were counted than there were', 11, false],
  ])('in all: %s', (_rule, total, isTaken) => {
    const result = evaluated({ maxUses: 10 }, {}, { total, byThisPhone: 0 });
    if (isTaken) expect(result.ok).toBe(true);
    else expect(result).toEqual(refuse({ kind: 'promo.exhausted', maxUses: 10 }));
  });

  it.each([
    ['one is left', 1, true],
    ['none is left', 2, false],
    ['more were counted than there were', 3, false],
  ])('by one customer: %s', (_rule, byThisPhone, isTaken) => {
    const signedIn = { isSignedIn: true };
    const result = evaluated({ maxUsesPerPhone: 2 }, signedIn, { total: 5, byThisPhone });
    if (isTaken) expect(result.ok).toBe(true);
    else expect(result).toEqual(refuse({ kind: 'promo.used', maxUsesPerPhone: 2 }));
  });

  it.each([0, 2])(
    'by one customer: tells a guest to log in, and nothing about the phone (%s uses)',
    (byThisPhone) => {
      expect(evaluated({ maxUsesPerPhone: 2 }, {}, { total: 5, byThisPhone })).toEqual(
        refuse({ kind: 'promo.login_required' }),
      );
    },
  );

  it('that nobody limits do not matter', () => {
    expect(evaluated({}, {}, { total: 1e6, byThisPhone: 1e6 }).ok).toBe(true);
  });
});

describe('city and login', () => {
  it('refuses a code of another city', () => {
    expect(evaluated({ cityIds: [BURGAS] })).toEqual(refuse({ kind: 'promo.wrong_city' }));
    expect(evaluated({ cityIds: [BURGAS, VARNA] }).ok).toBe(true);
  });

  it('asks a guest to log in where the code needs it', () => {
    expect(evaluated({ needsLogin: true })).toEqual(refuse({ kind: 'promo.login_required' }));
    expect(evaluated({ needsLogin: true }, { isSignedIn: true }).ok).toBe(true);
    expect(evaluated({}, { isSignedIn: true }).ok).toBe(true);
  });
});

describe('of several reasons the customer hears the first', () => {
  /** Each reason alone, in the order of the rule. */
  const reasons: readonly [PromoRefusal['kind'], Partial<PromoTerms>][] = [
    ['promo.not_started', { from: AFTER }],
    ['promo.expired', { to: BEFORE }],
    ['promo.exhausted', { maxUses: 3 }],
    ['promo.used', { maxUsesPerPhone: 1 }],
    ['promo.wrong_city', { cityIds: [BURGAS] }],
    ['promo.login_required', { needsLogin: true }],
  ];
  const uses = { total: 3, byThisPhone: 1 };

  it.each(reasons.map(([kind], index) => [kind, index] as const))('%s', (kind, index) => {
    const all = Object.assign({}, ...reasons.slice(index).map(([, terms]) => terms)) as object;
    const isSignedIn = kind === 'promo.used';
    expect(evaluated(all, { isSignedIn }, uses)).toMatchObject({ ok: false, error: { kind } });
  });

  it('also when the cart does not fit either', () => {
    expect(evaluated({ to: NOW, orderTypes: ['pickup'] }).ok).toBe(false);
  });
});
