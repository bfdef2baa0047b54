import { CALCULATION_EXAMPLES as answers } from '../examples/calculation-examples';
import { CART_EXAMPLES as requests } from '../examples/cart-examples';
import { CALCULATION_ERRORS } from '../calculation-errors';
import type { FeatureContract } from '../operation';
import type { Schema } from '../schema';
import { described, list, object, orNull, ref, text, whole, words } from '../schema';
import { picture, span } from '../shared-schemas';

const lineFields: Readonly<Record<string, Schema>> = {
  id: ref('Id'),
  qtt: whole(1, 99),
  price: described(ref('Money'), 'Of one, before reductions, without ingredients'),
  actual_price: described(ref('Money'), 'Of one, after reductions, without ingredients'),
  free_of_choice: orNull(ref('Id')),
  ingredients: list(
    object({
      id: ref('Id'),
      qtt: whole(0, 10),
      name: text(),
      paid_goods: orNull(ref('PaidGoods')),
    }),
    { description: 'Only what differs from the dish as it comes. Rules 2.1.' },
  ),
  total: described(ref('Money'), '(actual price + paid ingredients) × pieces. Rules 3.3.'),
};

/** What a cart is calculated from; placing an order sends the same and more. */
export const CALCULATE_FIELDS: Readonly<Record<string, Schema>> = {
  orderType: { ...ref('OrderType'), description: 'Delivery where it is not said' },
  address: described(
    orNull(object({ lat: ref('Latitude'), lng: ref('Longitude') })),
    'Null or left out as long as there is none',
  ),
  pickupId: orNull(ref('Id')),
  timeType: words('soon_as_possible', 'on_time'),
  time: described(orNull(ref('Moment')), 'The chosen slot, with `on_time`'),
  promocode: orNull(text({ maxLength: 256 })),
  bonuses: orNull(ref('Money')),
  persons: orNull(whole(1, 20)),
  equipment: list(object({ id: ref('Id'), qtt: whole(0, 99) }), { maxItems: 100 }),
  reffererId: { description: 'Of who invited: `[A-Za-z0-9_-]{1,32}` or a number. Rules 12.1.' },
};

const schemas: Readonly<Record<string, Schema>> = {
  RequestLine: object(
    { id: ref('Id'), qtt: whole(1, 99) },
    {
      ingredients: list(object({ id: ref('Id'), qtt: whole(0, 10) }), { maxItems: 100 }),
      free_of_choice: orNull(ref('Id')),
    },
  ),
  CalculateRequest: object(
    { domainId: ref('Id'), goods: list(ref('RequestLine'), { maxItems: 100 }) },
    CALCULATE_FIELDS,
    { description: 'Unknown fields are ignored, and so is any price.' },
  ),
  CalculatedLine: object(lineFields),
  Gift: object(
    { id: ref('Id'), name: text(), qtt: whole(1), reason: text() },
    {},
    { description: 'No line of the cart: it counts for nothing. Rules 8.6.' },
  ),
  Discount: object({
    type: text({ description: '`promocode`, `birthday`, `pickup` or another' }),
    name: text(),
    percent: described(orNull(ref('Percent')), 'Null for a fixed sum'),
    amount: ref('Money'),
  }),
  EquipmentLine: object({
    id: ref('Id'),
    name: text(),
    qtt: whole(0, 99),
    free_qtt: whole(0, 99),
    price: ref('Money'),
    total: ref('Money'),
  }),
  PromoState: object({
    code: text({ minLength: 1 }),
    status: words('applied', 'not_applicable'),
    reason: orNull(
      words(
        'promo.min_total',
        'promo.wrong_order_type',
        'promo.wrong_time',
        'promo.no_matching_goods',
        'promo.gift_gone',
        'promo.better_discount',
      ),
    ),
    message: orNull(text()),
    discount: ref('Money'),
    missing: orNull(ref('Money')),
  }),
  BonusState: object({
    balance: ref('Money'),
    max: ref('Money'),
    applied: ref('Money'),
    earn: ref('Money'),
    reason: orNull(text({ description: 'Why none can be used, for people' })),
  }),
  BirthdayState: object({
    percent: ref('Percent'),
    amount: ref('Money'),
    from: ref('Day'),
    to: ref('Day'),
  }),
  Deposit: object(
    { percent: ref('Percent'), amount: ref('Money'), rest: ref('Money') },
    {},
    { description: 'Rules 8.10.' },
  ),
  UnavailableLine: object({
    id: ref('Id'),
    name: text(),
    ...picture,
    amount: { type: 'number', minimum: 0 },
    measure: text(),
    unavailable_reason: text({ minLength: 1 }),
    unavailable_code: words(
      'sold_out',
      'hidden',
      'not_now',
      'not_here',
      'not_for_type',
      'choice_required',
      'choice_gone',
      'ingredient_gone',
    ),
    line: described(whole(0, 99), 'Index in the request'),
  }),
  TraceEntry: object(
    {
      code: text({
        pattern:
          '^(goods|discount\\.[a-z_]+|better_discount|bonuses|equipment|delivery\\.(zone|free|promocode))$',
      }),
      amount: ref('SignedMoney'),
    },
    { params: { type: 'object' } },
    { description: 'One part of the total. Rules 8.2.' },
  ),
  Calculation: object({
    goods: list(ref('CalculatedLine')),
    gifts: list(ref('Gift')),
    discounts: list(ref('Discount')),
    equipment: list(ref('EquipmentLine')),
    promocode: orNull(ref('PromoState')),
    bonuses: orNull(ref('BonusState')),
    birthday: orNull(ref('BirthdayState')),
    price: described(ref('Money'), 'Sum of the lines, before discounts. Rules 8.1.'),
    delivery_price: described(orNull(ref('Money')), 'Null before the address, never 0 then'),
    total: ref('Money'),
    min_order: orNull(ref('Money')),
    free_delivery_from: orNull(ref('Money')),
    zone: orNull(object({ id: ref('Id'), name: text(), color_hex: text() })),
    eta: orNull(span('When it would come')),
    deposit: orNull(ref('Deposit')),
    unavailable: list(ref('UnavailableLine')),
    trace: list(ref('TraceEntry'), { description: 'Its amounts come to the total' }),
    currency: object({ code: text(), symbol: text(), digits: whole(0, 4) }),
  }),
};

export const cartContract: FeatureContract = {
  name: 'cart',
  description: 'What a cart costs.',
  schemas,
  operations: [
    {
      id: 'calculateCart',
      method: 'post',
      path: '/cart/calculate',
      summary: 'What a cart costs, with all that follows from address, time, code and bonuses',
      description:
        'Depends on the body and the account alone: nothing is remembered between calls, nothing changes.',
      rules: [
        '1.6',
        '1.7',
        '2.6',
        '3.2',
        '3.3',
        '3.5',
        '8.1',
        '8.2',
        '8.3',
        '8.4',
        '8.5',
        '8.6',
        '8.7',
        '8.8',
        '8.9',
        '8.10',
        '9.3',
        '10.2',
        '11.1',
        '11.2',
        '15.4',
      ],
      access: 'guest or customer',
      isCounted: true,
      body: { schema: ref('CalculateRequest'), examples: requests },
      answers: {
        200: { description: 'The sums', schema: ref('Calculation'), examples: answers },
      },
      errors: CALCULATION_ERRORS,
    },
  ],
};
