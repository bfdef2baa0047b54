import type { Id } from '../../../src/domain/id/ids';
import { idOf } from '../../../src/domain/id/ids';
import type { PhoneNumber } from '../../../src/domain/phone/validate-phone';
import { validatePhone } from '../../../src/domain/phone/validate-phone';
import type { DiscountCandidate } from '../../../src/domain/promotion/discount';
import type { DiscountLine } from '../../../src/domain/promotion/discount-line';
import type { PromoCode } from '../../../src/domain/promotion/promo-code';
import { readPromoCode } from '../../../src/domain/promotion/promo-code';
import type { PromoOrder } from '../../../src/domain/promotion/promo-order';
import type { PromoTerms } from '../../../src/domain/promotion/promo-terms';
import type { Result } from '../../../src/domain/result/result';
import { readClockTime } from '../../../src/domain/schedule/clock-time';
import type { DayHours } from '../../../src/domain/schedule/opening-hours';
import type { Instant } from '../../../src/domain/time/instant';
import { instant } from '../../../src/domain/time/instant';
import type { LocalDate } from '../../../src/domain/time/local-date';
import { readLocalDate } from '../../../src/domain/time/local-date';
import { timeZone } from '../../../src/domain/time/time-zone';
import { euro } from '../../support/euro';

const valueOf = <A>(result: Result<unknown, A>): A => {
  if (!result.ok) throw new Error('The test names something that is none');
  return result.value;
};

export const id = <Kind extends string>(value: number): Id<Kind> => {
  const found = idOf<Kind>(value);
  if (found === null) throw new Error('The test names something that is none');
  return found;
};

export const codeOf = (text: string): PromoCode => {
  const code = valueOf(readPromoCode(text));
  if (code === null) throw new Error('The test names something that is none');
  return code;
};

export const phoneOf = (text: string): PhoneNumber => valueOf(validatePhone(text, 'bg'));

export const day = (text: string): LocalDate => valueOf(readLocalDate(text));
/** A moment as written with its offset. */
export const at = (text: string): Instant => instant(Date.parse(text));
/** Hours of a day, such as "22:00-02:00". */
export const hoursOf = (text: string): DayHours => {
  const [from = '', to = ''] = text.split('-');
  return { from: valueOf(readClockTime(from)), to: valueOf(readClockTime(to)) };
};
export const SOFIA = valueOf(timeZone('Europe/Sofia'));
export const HONOLULU = valueOf(timeZone('Pacific/Honolulu'));

export const PIZZA = id<'category'>(1);
export const SOUP = id<'category'>(2);
export const VARNA = id<'city'>(2);
export const BURGAS = id<'city'>(3);

/** A line of a discountable pizza, or what a test makes of it. */
export const goods = (price: number, more: Partial<DiscountLine> = {}): DiscountLine => ({
  total: euro(price),
  isDiscountable: true,
  categoryIds: [PIZZA],
  ...more,
});

/** Ten percent without any condition, or what a test makes of it. */
export const termsOf = (more: Partial<PromoTerms> = {}): PromoTerms => ({
  code: codeOf('ALUM15'),
  benefit: { type: 'percent', percent: 10 },
  minTotal: null,
  orderTypes: null,
  cityIds: null,
  from: null,
  to: null,
  weekdays: null,
  hours: null,
  maxUses: null,
  maxUsesPerPhone: null,
  categoryIds: null,
  needsLogin: false,
  stackable: false,
  ...more,
});

/** A guest's delivery in Varna, a Friday at noon, for 20.00. */
export const orderOf = (more: Partial<PromoOrder> = {}): PromoOrder => ({
  cityId: VARNA,
  zone: SOFIA,
  orderType: 'delivery',
  isSignedIn: false,
  orderedAt: at('2026-11-27T12:00:00+02:00'),
  fulfilledAt: at('2026-11-27T13:00:00+02:00'),
  lines: [goods(20)],
  ...more,
});

export const candidateOf = (more: Partial<DiscountCandidate> = {}): DiscountCandidate => ({
  type: 'promocode',
  name: 'ALUM15',
  percent: 10,
  amount: euro(2),
  lineIndexes: [0],
  stackable: false,
  ...more,
});
