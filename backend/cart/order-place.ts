import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { offeredOrderTypes } from '../../src/domain/delivery/offered-order-types';
import { branchOf } from '../../src/domain/delivery/pickup-branch';
import type { Branch, City, Zone } from '../city/city';
import type { Refusal } from '../refusal/refusal';
import { wrongFields } from '../refusal/refusal';
import type { CityPlaces } from '../zone/city-places';
import { zoneOfCityAt } from '../zone/city-places';
import type { CalculateRequest } from './calculate-request';

/** Who makes an order, and for which zone; both null as long as nobody has said where to. */
export interface OrderPlace {
  readonly branch: Branch | null;
  readonly zone: Zone | null;
}

export const OUT_OF_RANGE: Refusal = {
  code: 'zone.out_of_range',
  message: { text: 'zone.out_of_range' },
  errors: { address: [{ text: 'zone.out_of_range' }] },
};

/** Pickup where the shop only delivers. */
export const NOT_OFFERED: Refusal = wrongFields(
  { orderType: [{ text: 'order_type.not_offered' }] },
  'order_type.not_offered',
);

/** Returns whether customers of a city may fetch their orders. Rules 17.7. */
export const isPickupOffered = ({ zones, branches }: City, isChoiceOn: boolean): boolean =>
  offeredOrderTypes({ isChoiceOn, zones, branches }).includes('pickup');

const NOWHERE: OrderPlace = { branch: null, zone: null };

const pickupPlace = (
  { pickupId }: CalculateRequest,
  { branches }: City,
): Result<Refusal, OrderPlace> => {
  if (pickupId === null) return ok(NOWHERE);
  const branch = branchOf(branches, pickupId);
  return branch
    ? ok({ branch, zone: null })
    : refuse(wrongFields({ pickupId: [{ text: 'branch_unknown' }] }, 'branch_unknown'));
};

const deliveryPlace = (
  { address }: CalculateRequest,
  city: City,
  places: CityPlaces,
): Result<Refusal, OrderPlace> => {
  if (address === null) return ok(NOWHERE);
  const zone = zoneOfCityAt(places, city.id, address);
  return zone
    ? ok({ zone, branch: branchOf(city.branches, zone.branchId) ?? null })
    : refuse(OUT_OF_RANGE);
};

/**
 * Returns where an order goes and who makes it. Refuses an address that no zone holds, a branch of another
 * city, and pickup where the shop only delivers. Rules 15.4, 17.6, 17.7.
 */
export const orderPlace = (
  request: CalculateRequest,
  city: City,
  places: CityPlaces,
  isChoiceOn: boolean,
): Result<Refusal, OrderPlace> => {
  if (request.orderType === 'delivery') return deliveryPlace(request, city, places);
  return isPickupOffered(city, isChoiceOn) ? pickupPlace(request, city) : refuse(NOT_OFFERED);
};
