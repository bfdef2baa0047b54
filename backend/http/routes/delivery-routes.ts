import { Router } from 'express';
import { CALLS } from '../../../contract/calls/calls';
import type { AnswerOf } from '../../../contract/wire/codec';
import type { AddressTerms } from '../../../contract/wire/zone';
import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import { instant } from '../../../src/domain/time/instant';
import type { Coordinates } from '../../../src/domain/zone/lng-lat';
import { OUT_OF_RANGE } from '../../cart/order-place';
import type { City, Zone } from '../../city/city';
import { toWireTerms } from '../../city/city-wire';
import { countRefused } from '../../report/refused-demand';
import { zoneOfCityAt } from '../../zone/city-places';
import type { ApiCall, ApiHandler } from '../api-handler';
import type { ApiKit } from '../api-kit';
import { queryReader } from '../read-query';
import type { Refusal } from '../../refusal/refusal';
import { wrongFields } from '../../refusal/refusal';

const readQuery = queryReader(CALLS.showAddressTerms.parameters.query);

/** The city that the query names, or all where it names none. */
const requestedCities = (
  { shop }: ApiCall,
  id: number | undefined,
): Result<Refusal, readonly City[]> => {
  if (id === undefined) return ok(shop.cities);
  const city = shop.cities.find((each) => each.id === id);
  return city
    ? ok([city])
    : refuse(wrongFields({ domainId: [{ text: 'domain_unknown' }] }, 'domain_unknown'));
};

const zoneAtPoint = (
  { shop }: ApiCall,
  cities: readonly City[],
  point: Coordinates,
): Zone | null => {
  for (const { id } of cities) {
    const zone = zoneOfCityAt(shop.places, id, point);
    if (zone) return zone;
  }
  return null;
};

/** GET /address/min?lat&lng&domainId: on which terms an address is delivered to. */
export const showDeliveryTerms =
  ({ storage, now }: ApiKit): ApiHandler =>
  async (call) => {
    const query = readQuery(call.query);
    if (!query.ok) return refuse(wrongFields(query.error));
    const cities = requestedCities(call, query.value.domainId);
    if (!cities.ok) return cities;
    const zone = zoneAtPoint(call, cities.value, query.value);
    if (zone)
      return ok<AnswerOf<typeof AddressTerms>>({
        ...toWireTerms(zone, call.shop.currency),
        zone: { id: zone.id, name: call.localise(zone.name), color_hex: zone.colorHex },
      });
    const [city, other] = cities.value;
    // Of which city an address outside all of them is, nobody knows.
    if (city && !other)
      await countRefused(storage.counters, {
        city,
        reason: 'outside_zones',
        network: call.network,
        at: instant(now().getTime()),
      });
    return refuse(OUT_OF_RANGE);
  };

export const deliveryRoutes = (kit: ApiKit): Router =>
  Router().get('/address/min', kit.api(showDeliveryTerms(kit)));
