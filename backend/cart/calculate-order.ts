import type { PriceCurrencies, Result } from '../../src/domain';
import { ZERO, ok, pricesAt, refuse } from '../../src/domain';
import type { OrderDelivery } from '../../src/domain/pricing/delivery-price';
import { freeSetsFor, personsFor } from '../../src/domain/pricing/free-sets';
import { checkMinimum } from '../../src/domain/pricing/check-minimum';
import type { OrderPrice } from '../../src/domain/pricing/price-order';
import { priceOrder } from '../../src/domain/pricing/price-order';
import type { DiscountLine } from '../../src/domain/promotion/discount-line';
import type { PromoVerdict } from '../../src/domain/promotion/evaluate-promo';
import { promoBesideGifts } from '../../src/domain/promotion/evaluate-promo';
import { usedPromoCode } from '../../src/domain/promotion/used-promo-code';
import type { City } from '../city/city';
import type { Refusal } from '../refusal/refusal';
import { wrongFields } from '../refusal/refusal';
import { readOrdering } from '../order-intake/load-ordering';
import { sectionsOf } from '../catalogue/menu-sections';
import { zoneOfCity } from '../city/city-time';
import { depositRule } from '../payment/payment-offers';
import type { StopList } from '../catalogue/stop-list';
import { readStopList } from '../catalogue/stop-list';
import type { CalculateRequest } from './calculate-request';
import type { CalculationContext } from './calculation-context';
import { evaluateLines } from './evaluate-lines';
import type { EvaluatedLines } from './evaluate-lines';
import type { PricedLine } from './evaluate-line';
import { orderBonuses } from './order-bonuses';
import type { OrderCalculation } from './order-calculation';
import { orderDiscounts } from './order-discounts';
import { orderEquipment } from './order-equipment';
import { orderGifts } from './order-gifts';
import type { OrderPlace } from './order-place';
import { orderPlace } from './order-place';
import { fulfilledAt, orderWhen } from './order-when';

export type { CalculationContext };

const discountLine = ({ total, product }: PricedLine): DiscountLine => ({
  total,
  isDiscountable: product.isDiscountable,
  categoryIds: sectionsOf(product),
});

const deliveryOf = (
  { orderType }: CalculateRequest,
  { zone }: OrderPlace,
  promo: PromoVerdict | null,
  { localise }: CalculationContext,
): OrderDelivery => {
  if (orderType === 'pickup') return { kind: 'pickup' };
  if (zone === null) return { kind: 'unknown' };
  const isPaid = promo?.status === 'applied' && promo.effect.type === 'free_delivery';
  return {
    kind: 'zone',
    zone: { ...zone, name: localise(zone.name) },
    paidByPromocode: isPaid ? promo.code : null,
  };
};

/** What is known before anything has a price. */
interface KnownOrder {
  readonly city: City;
  readonly place: OrderPlace;
  readonly evaluated: EvaluatedLines;
  readonly stopList: StopList;
}

const whenOf = async (
  { orderType, time }: CalculateRequest,
  { city, place }: KnownOrder,
  { db, now, rules }: CalculationContext,
) => {
  const timeZone = zoneOfCity(city);
  const ordering = await readOrdering(db, city.id, now);
  const subject = { ...place, orderType, timeZone, ordering, now, capacity: rules.slotCapacity };
  return { timeZone, ordering, timeVerdict: await orderWhen(db, time, subject) };
};

const isDeliveryPaid = ({ trace }: OrderPrice): boolean =>
  trace.some(({ code }) => code === 'delivery.promocode');

const price = async (
  request: CalculateRequest,
  known: KnownOrder,
  context: CalculationContext,
): Promise<Result<Refusal, OrderCalculation>> => {
  const { shop, customer, now, rules, paymentProvider } = context;
  const { city, place, evaluated, stopList } = known;
  const { lines, unavailable } = evaluated;
  const when = await whenOf(request, known, context);
  const prices = pricesAt<PriceCurrencies>(shop, now, when.timeZone);
  const { currency, secondCurrency } = prices;
  const order = {
    cityId: city.id,
    zone: when.timeZone,
    orderType: request.orderType,
    isSignedIn: customer !== null,
    orderedAt: now,
    fulfilledAt: fulfilledAt(request.time, when.timeVerdict, now),
    lines: lines.map(discountLine),
  };
  const discounts = await orderDiscounts(request, order, context);
  if (!discounts.ok) return discounts;
  const { goods, birthday } = discounts.value;
  const bonuses = await orderBonuses(request.bonuses, goods, prices, when.timeZone, context);
  if (!bonuses.ok) return bonuses;
  const freeSets = freeSetsFor(
    lines.map(({ product, quantity }) => ({ persons: product.persons, quantity })),
  );
  const equipment = orderEquipment(request, freeSets, context);
  const gifts = orderGifts(lines, goods.goodsPrice, discounts.value.promo, stopList, context);
  const isGiftGiven = gifts.some(({ isFromPromo }) => isFromPromo);
  const promo = discounts.value.promo && promoBesideGifts(discounts.value.promo, isGiftGiven);
  const delivery = deliveryOf(request, place, promo, context);
  const minimum = checkMinimum(goods.goodsPrice, delivery);
  const orderPrice = priceOrder(goods, {
    bonuses: bonuses.value.applied,
    equipment,
    delivery,
    deposit: depositRule(paymentProvider, rules, currency),
    isPaidOnline: request.isPaidOnline,
  });
  return ok({
    now,
    city,
    cityId: city.id,
    currency,
    secondCurrency,
    orderType: request.orderType,
    time: request.time,
    ...place,
    ...when,
    lines,
    unavailable,
    gifts,
    equipment: lines.length === 0 ? [] : equipment,
    freeSets,
    persons: personsFor(request.persons, freeSets),
    promo,
    usedPromo: usedPromoCode(promo, { isDeliveryPaid: isDeliveryPaid(orderPrice) }),
    bonuses: bonuses.value.account,
    birthday,
    price: orderPrice,
    goodsAfterDiscounts: goods.goodsAfterDiscounts,
    missingToMinimum: minimum.ok ? ZERO : minimum.error.missing,
  });
};

/**
 * Returns what a cart costs and when it comes, by today's menu, zones and promotions. Changes nothing.
 * Refuses with 422: an unknown city or branch, broken lines, an address in no zone
 * (`zone.out_of_range`), a code that is not taken (`promo.…`), more bonuses than the order takes
 * (`bonus.over_cap`). An unavailable time, and a minimum that is not reached, are reported in
 * the calculation: a cart may wait for them, an order may not. Rules 8, 9, 10, 11, 14.
 */
export const calculateOrder = async (
  request: CalculateRequest,
  context: CalculationContext,
): Promise<Result<Refusal, OrderCalculation>> => {
  const { shop, db, rules } = context;
  const city = shop.cities.find(({ id }) => id === request.cityId);
  if (!city || shop.menuFor === null)
    return refuse(wrongFields({ domainId: [{ text: 'domain_unknown' }] }, 'domain_unknown'));
  const stopList = await readStopList(db, city.id, context.now);
  const evaluated = evaluateLines(request.lines, shop.productsById, stopList);
  if (!evaluated.ok) return evaluated;
  const place = orderPlace(request, city, shop.places, rules.deliveryTypeChoice);
  if (!place.ok) return place;
  return price(
    request,
    { city, place: place.value, evaluated: evaluated.value, stopList },
    context,
  );
};
