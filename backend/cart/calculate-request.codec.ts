import * as t from 'io-ts';
import type { CartLine, Currency, Result } from '../../src/domain';
import {
  MAX_INGREDIENT_QUANTITY,
  MAX_LINES,
  MAX_LINE_QUANTITY,
  NOTHING,
  ok,
  refuse,
} from '../../src/domain';
import { MAX_ORDER_PERSONS, MIN_ORDER_PERSONS } from '../../src/domain/cart/order-limits';
import type { OrderTime } from '../../src/domain/order/order-time';
import { SOON_AS_POSSIBLE } from '../../src/domain/order/order-time';
import { MAX_PROMO_CODE_CHARACTERS } from '../../src/domain/promotion/promo-code';
import { referralIdOf } from '../../src/domain/referral/referral-id';
import type { DecodeFailure } from '../../contract/wire/failures';
import { decodeFields, fieldSaying } from '../codec/field-refusal';
import { shortList } from '../codec/short-list';
import {
  Latitude,
  Longitude,
  idCodec,
  nullable,
  optional,
  wholeNumberFromTo,
} from '../codec/wire-types';
import type { FieldSayings, Saying } from '../texts/say';
import type { CalculateRequest } from './calculate-request';
import { BONUS_AMOUNT, Moment, PromoCodeText, bonusAmount } from '../codec/request-codecs';

const Quantity = wholeNumberFromTo(1, MAX_LINE_QUANTITY);
const Portions = wholeNumberFromTo(0, MAX_INGREDIENT_QUANTITY);
const Pieces = wholeNumberFromTo(0, MAX_LINE_QUANTITY);
const Persons = wholeNumberFromTo(MIN_ORDER_PERSONS, MAX_ORDER_PERSONS);

/** What to say about a number outside its limits, by the name of its codec. */
const RANGES = [
  { codec: Quantity, min: 1, max: MAX_LINE_QUANTITY },
  { codec: Portions, min: 0, max: MAX_INGREDIENT_QUANTITY },
  { codec: Pieces, min: 0, max: MAX_LINE_QUANTITY },
  { codec: Persons, min: MIN_ORDER_PERSONS, max: MAX_ORDER_PERSONS },
];

/** No list of a cart is longer than the cart may be. */
const cartList = <A>(item: t.Type<A, unknown>, name: string) => shortList(item, MAX_LINES, name);

const Ingredient = t.strict({ id: idCodec<'ingredient'>(), qtt: Portions });
const Line = t.strict({
  id: idCodec<'product'>(),
  qtt: Quantity,
  ingredients: optional(cartList(Ingredient, 'ingredients'), []),
  free_of_choice: optional(nullable(idCodec<'option'>()), null),
});
const Lines = cartList(Line, 'lines of a cart');

/** The fields of a cart to be priced; an order to be placed has more beside them. */
const bodyIn = (currency: Currency) =>
  t.strict({
    domainId: idCodec<'city'>(),
    goods: Lines,
    orderType: optional(t.keyof({ delivery: null, pickup: null }), 'delivery'),
    address: optional(nullable(t.strict({ lat: Latitude, lng: Longitude })), null),
    pickupId: optional(nullable(idCodec<'branch'>()), null),
    timeType: optional(t.keyof({ soon_as_possible: null, on_time: null }), 'soon_as_possible'),
    time: optional(nullable(Moment), null),
    promocode: optional(nullable(PromoCodeText), null),
    bonuses: optional(nullable(bonusAmount(currency)), null),
    persons: optional(nullable(Persons), null),
    equipment: optional(
      cartList(t.strict({ id: idCodec<'equipment'>(), qtt: Pieces }), 'equipment'),
      [],
    ),
    // Whatever it is, it stops no calculation.
    reffererId: t.unknown,
  });
type CalculateBody = t.TypeOf<ReturnType<typeof bodyIn>>;

const isFrom = ({ expected }: DecodeFailure, { name }: { readonly name: string }): boolean =>
  expected === name || expected.startsWith(`${name}, or`);

const sayingFor = (failure: DecodeFailure): Saying => {
  const { value } = failure;
  if (value === undefined) return fieldSaying(failure);
  const range = RANGES.find(({ codec }) => isFrom(failure, codec));
  if (range) return { text: 'quantity_range', params: { min: range.min, max: range.max } };
  if (isFrom(failure, Lines) && Array.isArray(value))
    return { text: 'too_many_lines', params: { max: MAX_LINES } };
  if (isFrom(failure, PromoCodeText) && typeof value === 'string')
    return { text: 'promo.too_long', params: { max: MAX_PROMO_CODE_CHARACTERS } };
  return isFrom(failure, { name: BONUS_AMOUNT })
    ? { text: 'bonus.not_a_number' }
    : fieldSaying(failure);
};

const timeOf = ({ timeType, time }: CalculateBody): Result<FieldSayings, OrderTime> => {
  if (timeType === 'soon_as_possible') return ok(SOON_AS_POSSIBLE);
  return time === null
    ? refuse({ time: [{ text: 'field_required' }] })
    : ok({ timeType, at: time });
};

const linesOf = ({ goods }: CalculateBody): readonly CartLine[] =>
  goods.map((line) => ({
    productId: line.id,
    quantity: line.qtt,
    ingredients: line.ingredients.map(({ id, qtt }) => ({ ingredientId: id, quantity: qtt })),
    choiceId: line.free_of_choice,
  }));

const referralIdIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? referralIdOf(value) : null;

const calculateRequestOf = (body: CalculateBody): Result<FieldSayings, CalculateRequest> => {
  const time = timeOf(body);
  if (!time.ok) return time;
  return ok({
    cityId: body.domainId,
    orderType: body.orderType,
    lines: linesOf(body),
    address: body.address,
    pickupId: body.pickupId,
    time: time.value,
    promoCode: body.promocode,
    bonuses: body.bonuses ?? NOTHING,
    persons: body.persons,
    equipment: body.equipment.map(({ id, qtt }) => ({ id, quantity: qtt })),
    isPaidOnline: false,
    referralId: referralIdIn(body.reffererId),
  });
};

/** Reads the body of a calculation in the shop's currency; refuses with what is wrong, field by field. */
export const decodeCalculateRequest = (
  body: unknown,
  currency: Currency,
): Result<FieldSayings, CalculateRequest> => {
  const fields = decodeFields(bodyIn(currency), body, sayingFor);
  return fields.ok ? calculateRequestOf(fields.value) : fields;
};
