import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { OrderSlots } from '../schedule/slots-slice';
import type { GatewayFailure } from './gateway-failure';

export interface SlotsGateway {
  /** When an order to this place can be had in the days to come. Never rejects. Rules 14.7, 14.11. */
  slots(
    cityId: CityId,
    selection: DeliverySelection,
    signal?: AbortSignal,
  ): Promise<Result<GatewayFailure, OrderSlots>>;
}
