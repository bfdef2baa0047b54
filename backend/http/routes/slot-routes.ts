import { Router } from 'express';
import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import type { OrderType } from '../../../src/domain/fulfilment/order-type';
import { ORDER_TYPES } from '../../../src/domain/fulfilment/order-type';
import { SLOT_DAYS } from '../../../src/domain/schedule/slot-plan';
import { instant } from '../../../src/domain/time/instant';
import type { OrderPlace } from '../../cart/order-place';
import { NOT_OFFERED, OUT_OF_RANGE, isPickupOffered } from '../../cart/order-place';
import type { Branch, City } from '../../city/city';
import { readOrdering } from '../../order-intake/load-ordering';
import { zoneOfCity } from '../../city/city-time';
import { slotQuestion } from '../../schedule/slot-question';
import { toWireSlots } from '../../schedule/slots-wire';
import { zoneOfCityAt } from '../../zone/city-places';
import { queryPoint } from '../query-point';
import type { ApiCall, ApiHandler } from '../api-handler';
import type { ApiKit } from '../api-kit';
import { cityOf } from '../city-call';
import { queryText } from '../query-list';
import type { Refusal } from '../../refusal/refusal';
import { NOT_FOUND, wrongFields } from '../../refusal/refusal';

interface MadeSomewhere extends OrderPlace {
  readonly branch: Branch;
}

const orderTypeIn = ({ query }: ApiCall): Result<Refusal, OrderType> => {
  const text = queryText(query, 'orderType') ?? 'delivery';
  const type = ORDER_TYPES.find((each) => each === text);
  return type ? ok(type) : refuse(wrongFields({ orderType: [{ text: 'field_wrong' }] }));
};

const daysIn = ({ query }: ApiCall): Result<Refusal, number> => {
  const text = queryText(query, 'days') ?? String(SLOT_DAYS);
  const days = /^\d$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= SLOT_DAYS
    ? ok(days)
    : refuse(
        wrongFields({ days: [{ text: 'quantity_range', params: { min: 1, max: SLOT_DAYS } }] }),
      );
};

const branchNamed = (city: City, id: string): Result<Refusal, MadeSomewhere> => {
  const branch = city.branches.find((each) => String(each.id) === id);
  return branch
    ? ok({ branch, zone: null })
    : refuse(wrongFields({ branch: [{ text: 'branch_unknown' }] }, 'branch_unknown'));
};

const branchForPoint = (call: ApiCall, city: City): Result<Refusal, MadeSomewhere> => {
  const point = queryPoint(call.query);
  if (!point.ok) return refuse(wrongFields(point.error));
  const zone = zoneOfCityAt(call.shop.places, city.id, point.value);
  const branch = city.branches.find(({ id }) => id === zone?.branchId);
  return zone && branch ? ok({ branch, zone }) : refuse(OUT_OF_RANGE);
};

const NO_PLACE = wrongFields(
  { branch: [{ text: 'branch_or_address_required' }] },
  'branch_or_address_required',
);

/** The branch of the query, or the one that delivers to its point. */
const placeIn = (
  call: ApiCall,
  city: City,
  orderType: OrderType,
): Result<Refusal, MadeSomewhere> => {
  const named = queryText(call.query, 'branch') ?? '';
  if (named !== '') return branchNamed(city, named);
  const hasPoint = ['lat', 'lng'].some((name) => queryText(call.query, name) !== undefined);
  return orderType === 'delivery' && hasPoint ? branchForPoint(call, city) : refuse(NO_PLACE);
};

/** GET /domain/{id}/slots?orderType&branch|lat,lng&days: when an order can be had. */
export const listSlots =
  ({ storage, settings, now }: ApiKit): ApiHandler =>
  async (call) => {
    const city = cityOf(call);
    if (!city) return refuse(NOT_FOUND);
    const orderType = orderTypeIn(call);
    if (!orderType.ok) return orderType;
    if (orderType.value === 'pickup' && !isPickupOffered(city, settings.deliveryTypeChoice))
      return refuse(NOT_OFFERED);
    const days = daysIn(call);
    if (!days.ok) return days;
    const place = placeIn(call, city, orderType.value);
    if (!place.ok) return place;
    const at = instant(now().getTime());
    const question = await slotQuestion(storage.shop, {
      ...place.value,
      orderType: orderType.value,
      timeZone: zoneOfCity(city),
      ordering: await readOrdering(storage.shop, city.id, at),
      now: at,
      capacity: settings.slotCapacity,
      days: days.value,
    });
    return ok(toWireSlots(question, place.value.branch, call.localise));
  };

export const slotRoutes = (kit: ApiKit): Router =>
  Router().get('/domain/:id/slots', kit.api(listSlots(kit)));
