import { Router } from 'express';
import type * as t from 'io-ts';
import { CALLS } from '../../../contract/calls/calls';
import type { AnswerOf } from '../../../contract/wire/codec';
import type { Slots as SlotsWire } from '../../../contract/wire/zone';
import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import { SLOT_DAYS } from '../../../src/domain/schedule/slot-plan';
import { instant } from '../../../src/domain/time/instant';
import type { OrderPlace } from '../../cart/order-place';
import { NOT_OFFERED, OUT_OF_RANGE, isPickupOffered } from '../../cart/order-place';
import type { Branch, City } from '../../city/city';
import type { FieldMessageTable } from '../../codec/field-refusal';
import { readOrdering } from '../../order-intake/load-ordering';
import { zoneOfCity } from '../../city/city-time';
import type { RefusedReason } from '../../report/refused-demand';
import { countRefused } from '../../report/refused-demand';
import { slotQuestion } from '../../schedule/slot-question';
import { toWireSlots } from '../../schedule/slots-wire';
import { zoneOfCityAt } from '../../zone/city-places';
import type { ApiCall, ApiHandler } from '../api-handler';
import type { ApiKit } from '../api-kit';
import { cityOf } from '../city-call';
import { queryReader } from '../read-query';
import type { Refusal } from '../../refusal/refusal';
import { NOT_FOUND, wrongFields } from '../../refusal/refusal';

const REQUIRED = { text: 'field_required' } as const;

interface MadeSomewhere extends OrderPlace {
  readonly branch: Branch;
}

const QUERY = CALLS.listSlots.parameters.query;
type Query = t.TypeOf<typeof QUERY>;

const FIELD_MESSAGES: FieldMessageTable = {
  days: () => ({ text: 'quantity_range', params: { min: 1, max: SLOT_DAYS } }),
};
const readQuery = queryReader(QUERY, FIELD_MESSAGES);

const branchNamed = (city: City, id: number): Result<Refusal, MadeSomewhere> => {
  const branch = city.branches.find((each) => each.id === id);
  return branch
    ? ok({ branch, zone: null })
    : refuse(wrongFields({ branch: [{ text: 'branch_unknown' }] }, 'branch_unknown'));
};

const branchForPoint = (
  { shop }: ApiCall,
  city: City,
  { lat, lng }: Query,
): Result<Refusal, MadeSomewhere> => {
  if (lat === undefined || lng === undefined)
    return refuse(wrongFields({ [lat === undefined ? 'lat' : 'lng']: [REQUIRED] }));
  const zone = zoneOfCityAt(shop.places, city.id, { lat, lng });
  const branch = city.branches.find(({ id }) => id === zone?.branchId);
  return zone && branch ? ok({ branch, zone }) : refuse(OUT_OF_RANGE);
};

const NO_PLACE = wrongFields(
  { branch: [{ text: 'branch_or_address_required' }] },
  'branch_or_address_required',
);

/** The branch of the query, or the one that delivers to its point. */
const placeIn = (call: ApiCall, city: City, query: Query): Result<Refusal, MadeSomewhere> => {
  const { branch, lat, lng, orderType } = query;
  if (branch !== undefined) return branchNamed(city, branch);
  const hasPoint = lat !== undefined || lng !== undefined;
  return orderType !== 'pickup' && hasPoint ? branchForPoint(call, city, query) : refuse(NO_PLACE);
};

/** Returns why nothing can be had today though the branch is open; null where something can. */
const lostToday = ({ asap, days: [today] }: AnswerOf<typeof SlotsWire>): RefusedReason | null => {
  if (asap.available || today?.slots.some(({ available }) => available)) return null;
  switch (asap.reason) {
    case 'full':
      return 'no_slot';
    case 'paused':
    case 'switched_off':
      return 'paused';
    default:
      return null;
  }
};

/** GET /domain/{id}/slots?orderType&branch|lat,lng&days: when an order can be had. */
export const listSlots =
  ({ storage, settings, now }: ApiKit): ApiHandler =>
  async (call) => {
    const city = cityOf(call);
    if (!city) return refuse(NOT_FOUND);
    const query = readQuery(call.query);
    if (!query.ok) return refuse(wrongFields(query.error));
    const { orderType = 'delivery', days = SLOT_DAYS } = query.value;
    if (orderType === 'pickup' && !isPickupOffered(city, settings.deliveryTypeChoice))
      return refuse(NOT_OFFERED);
    const place = placeIn(call, city, query.value);
    if (!place.ok) return place;
    const at = instant(now().getTime());
    const question = await slotQuestion(storage.shop, {
      ...place.value,
      orderType,
      timeZone: zoneOfCity(city),
      ordering: await readOrdering(storage.shop, city.id, at),
      now: at,
      capacity: settings.slotCapacity,
      days,
    });
    const slots = toWireSlots(question, place.value.branch, call.localise);
    const reason = lostToday(slots);
    if (reason !== null)
      await countRefused(storage.counters, { city, reason, network: call.network, at });
    return ok(slots);
  };

export const slotRoutes = (kit: ApiKit): Router =>
  Router().get('/domain/:id/slots', kit.api(listSlots(kit)));
