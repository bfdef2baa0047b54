import { CalculateRequest as Body } from '../../contract/wire/cart-request';
import type { CartLine, Currency, Money, Result } from '../../src/domain';
import { ZERO, ok, refuse } from '../../src/domain';
import type { OrderTime } from '../../src/domain/order/order-time';
import { SOON_AS_POSSIBLE } from '../../src/domain/order/order-time';
import { readBonusAmount } from '../../src/domain/promotion/bonus-amount';
import type { PromoCode } from '../../src/domain/promotion/promo-code';
import { readPromoCode } from '../../src/domain/promotion/promo-code';
import { referralIdOf } from '../../src/domain/referral/referral-id';
import { decodeFields, messagesOf, wrongField } from '../codec/field-refusal';
import type { FieldMessages } from '../i18n/translate';
import type { CalculateRequest } from './calculate-request';
import { CART_MESSAGES } from './cart-messages';

type Read<A> = Result<FieldMessages, A>;

const timeOf = ({ timeType = 'soon_as_possible', time }: Body): Read<OrderTime> => {
  if (timeType === 'soon_as_possible') return ok(SOON_AS_POSSIBLE);
  return time === undefined || time === null
    ? wrongField('time', { text: 'field_required' })
    : ok({ timeType, at: time });
};

const promoCodeOf = ({ promocode }: Body): Read<PromoCode | null> => {
  const code = readPromoCode(promocode ?? '');
  if (code.ok) return code;
  const { kind, max } = code.error;
  return wrongField('promocode', { text: kind, params: { max } });
};

const bonusesOf = ({ bonuses }: Body, { digits }: Currency): Read<Money> => {
  if (bonuses === undefined || bonuses === null) return ok(ZERO);
  const amount = readBonusAmount(String(bonuses), digits);
  return amount.ok ? amount : wrongField('bonuses', { text: amount.error.kind });
};

const linesOf = ({ goods }: Body): readonly CartLine[] =>
  goods.map(({ id, qtt, ingredients = [], free_of_choice = null }) => ({
    productId: id,
    quantity: qtt,
    ingredients: ingredients.map((one) => ({ ingredientId: one.id, quantity: one.qtt })),
    choiceId: free_of_choice,
  }));

const referralIdIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? referralIdOf(value) : null;

/** The cart of a body in the shop's currency; refuses what only the rules can read. */
export const calculateRequestOf = (body: Body, currency: Currency): Read<CalculateRequest> => {
  const time = timeOf(body);
  const promoCode = promoCodeOf(body);
  const bonuses = bonusesOf(body, currency);
  if (!time.ok || !promoCode.ok || !bonuses.ok)
    return refuse(messagesOf([time, promoCode, bonuses]));
  const { address = null, equipment = [] } = body;
  return ok({
    cityId: body.domainId,
    orderType: body.orderType ?? 'delivery',
    lines: linesOf(body),
    address: address && { lat: address.lat, lng: address.lng },
    pickupId: body.pickupId ?? null,
    time: time.value,
    promoCode: promoCode.value,
    bonuses: bonuses.value,
    persons: body.persons ?? null,
    equipment: equipment.map(({ id, qtt }) => ({ id, quantity: qtt })),
    isPaidOnline: false,
    referralId: referralIdIn(body.reffererId),
  });
};

/** Reads the body of a calculation in the shop's currency; refuses with what is wrong, field by field. */
export const decodeCalculateRequest = (
  body: unknown,
  currency: Currency,
): Read<CalculateRequest> => {
  const fields = decodeFields(Body, body, CART_MESSAGES);
  return fields.ok ? calculateRequestOf(fields.value, currency) : fields;
};
