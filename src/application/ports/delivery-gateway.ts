import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { Coordinates } from '../../domain/zone/lng-lat';
import type { OutOfRange } from '../../domain/zone/zone-at';
import type { DeliveryZone, DeliveryArea } from './delivery-area';
import type { LoadedDelivery } from './delivery-info';
import type { GatewayFailure } from './gateway-failure';

/** Reads where a city delivers and on what terms. Never rejects. */
export interface DeliveryGateway {
  info(cityId: CityId): Promise<Result<GatewayFailure, LoadedDelivery>>;
  /** The city's zones with their shapes; one whose shape encloses nothing is not among them. Rules 15.1. */
  area(cityId: CityId, signal?: AbortSignal): Promise<Result<GatewayFailure, DeliveryArea>>;
  /** Returns what an address asks; refuses a point in no zone. Rules 15.4. */
  terms(
    cityId: CityId,
    point: Coordinates,
    signal?: AbortSignal,
  ): Promise<Result<GatewayFailure | OutOfRange, DeliveryZone>>;
}
export const DeliveryGateway = Symbol('DeliveryGateway');
