import * as t from 'io-ts';
import type { PromoCode } from '../../src/domain/promotion/promo-code';
import { readPromoCode } from '../../src/domain/promotion/promo-code';
import {
  LeafType,
  described,
  lenient,
  nullable,
  text,
  tolerant,
  whole,
  openEnum,
  shape,
} from './codec';
import { PaidGoods } from './menu';
import {
  Amount,
  Day,
  EquipmentId,
  IngredientId,
  Money,
  OptionId,
  Percent,
  ProductId,
  SignedMoney,
  ThingId,
  ZoneId,
  Digits,
} from './primitives';
import { Span, picture } from './shared';

/** A code however it is written, in its normal form. Rules 9.1. */
const PromoCodeText = new LeafType<PromoCode, string>(
  'a promo code',
  { type: 'string', minLength: 1 },
  (input) => {
    const code = typeof input === 'string' ? readPromoCode(input) : null;
    return code?.ok ? code.value : null;
  },
  String,
);

/** What was changed about a dish, with the names and prices of it. */
export const ChangedIngredient = t.type({
  id: IngredientId,
  qtt: whole(0, 10),
  name: text(),
  paid_goods: tolerant(nullable(PaidGoods)),
});
export type ChangedIngredient = t.TypeOf<typeof ChangedIngredient>;

export const CalculatedLine = t.type({
  id: ProductId,
  qtt: whole(0, undefined, { minimum: 1, maximum: 99 }),
  price: tolerant(described(Money, 'Of one, before reductions, without ingredients')),
  actual_price: described(Money, 'Of one, after reductions, without ingredients'),
  free_of_choice: nullable(OptionId),
  ingredients: described(
    t.readonlyArray(ChangedIngredient),
    'Only what differs from the dish as it comes. Rules 2.1.',
  ),
  total: described(Money, '(actual price + paid ingredients) × pieces. Rules 3.3.'),
});
export type CalculatedLine = t.TypeOf<typeof CalculatedLine>;

export const Gift = shape('No line of the cart: it counts for nothing. Rules 8.6.', {
  id: ThingId,
  name: text(),
  qtt: whole(0, undefined, { minimum: 1 }),
  reason: tolerant(text()),
});
export type Gift = t.TypeOf<typeof Gift>;

export const Discount = t.type({
  type: described(text(), '`promocode`, `birthday`, `pickup` or another'),
  name: text(),
  percent: tolerant(described(nullable(Percent), 'Null for a fixed sum')),
  amount: Money,
});
export type Discount = t.TypeOf<typeof Discount>;

export const EquipmentLine = t.type({
  id: EquipmentId,
  name: text(),
  qtt: whole(0, 99),
  free_qtt: whole(0, 99),
  price: lenient(Money),
  total: Money,
});
export type EquipmentLine = t.TypeOf<typeof EquipmentLine>;

export const PromoState = t.type({
  code: PromoCodeText,
  status: openEnum(['applied', 'not_applicable']),
  reason: tolerant(
    nullable(
      openEnum([
        'promo.min_total',
        'promo.wrong_order_type',
        'promo.wrong_time',
        'promo.no_matching_goods',
        'promo.gift_gone',
        'promo.better_discount',
      ]),
    ),
  ),
  message: tolerant(nullable(text())),
  discount: Money,
  missing: tolerant(nullable(Money)),
});
export type PromoState = t.TypeOf<typeof PromoState>;

export const BonusState = t.type({
  balance: Money,
  max: Money,
  applied: Money,
  earn: Money,
  reason: tolerant(nullable(described(text(), 'Why none can be used, for people'))),
});
export type BonusState = t.TypeOf<typeof BonusState>;

export const BirthdayState = t.type({ percent: Percent, amount: Money, from: Day, to: Day });
export type BirthdayState = t.TypeOf<typeof BirthdayState>;

export const Deposit = described(
  t.type({ percent: Percent, amount: Money, rest: Money }),
  'Rules 8.10.',
);
export type Deposit = t.TypeOf<typeof Deposit>;

export const UnavailableLine = t.type({
  id: ProductId,
  name: text(),
  ...picture,
  amount: tolerant(Amount),
  measure: tolerant(text()),
  unavailable_reason: tolerant(text({ minLength: 1 })),
  unavailable_code: tolerant(
    openEnum([
      'sold_out',
      'hidden',
      'not_now',
      'not_here',
      'not_for_type',
      'choice_required',
      'choice_gone',
      'ingredient_gone',
    ]),
  ),
  line: described(whole(0, undefined, { maximum: 99 }), 'Index in the request'),
});
export type UnavailableLine = t.TypeOf<typeof UnavailableLine>;

export const TraceEntry = described(
  t.intersection([
    t.type({
      code: text({
        pattern:
          '^(goods|discount\\.[a-z_]+|better_discount|bonuses|equipment|delivery\\.(zone|free|promocode))$',
      }),
      amount: SignedMoney,
    }),
    t.partial({ params: described(t.unknown, t.UnknownRecord) }),
  ]),
  'One part of the total. Rules 8.2.',
);
export type TraceEntry = t.TypeOf<typeof TraceEntry>;

export const Calculation = t.type({
  goods: t.readonlyArray(CalculatedLine),
  gifts: tolerant(t.readonlyArray(Gift)),
  discounts: tolerant(t.readonlyArray(Discount)),
  equipment: tolerant(t.readonlyArray(EquipmentLine)),
  promocode: tolerant(nullable(PromoState)),
  bonuses: tolerant(nullable(BonusState)),
  birthday: tolerant(nullable(BirthdayState)),
  price: described(Money, 'Sum of the lines, before discounts. Rules 8.1.'),
  delivery_price: described(nullable(Money), 'Null before the address, never 0 then'),
  total: Money,
  min_order: tolerant(nullable(Money)),
  free_delivery_from: tolerant(nullable(Money)),
  zone: tolerant(
    nullable(t.type({ id: lenient(ZoneId), name: text(), color_hex: lenient(text()) })),
  ),
  eta: tolerant(nullable(described(Span, 'When it would come'))),
  deposit: tolerant(nullable(Deposit)),
  unavailable: tolerant(t.readonlyArray(UnavailableLine)),
  trace: tolerant(described(t.readonlyArray(TraceEntry), 'Its amounts come to the total')),
  currency: lenient(t.type({ code: text(), symbol: text(), digits: Digits })),
});
export type Calculation = t.TypeOf<typeof Calculation>;
