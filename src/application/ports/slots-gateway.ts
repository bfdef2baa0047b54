import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { SlotDay } from '../../domain/schedule/slots-of';
import type { Instant } from '../../domain/time/instant';
import type { GatewayFailure } from './gateway-failure';

/** Whether an order can come as soon as possible, and when that is. Rules 14.11. */
export interface SoonAsPossible {
  readonly isAvailable: boolean;
  /** When it would come; null where it cannot. */
  readonly expected: { readonly from: Instant; readonly to: Instant } | null;
  /** The backend's word for why not, such as `closed`; null where it can. */
  readonly reason: string | null;
}

/** When an order can be had, by the backend's clock. Rules 14.7, 14.11. */
export interface OrderSlots {
  /** The moment of the answer. */
  readonly now: Instant;
  readonly soon: SoonAsPossible;
  readonly days: readonly SlotDay[];
}

export interface SlotsGateway {
  /** Returns when an order to this place can be had in the days to come. Never rejects. Rules 14.7, 14.11. */
  slots(
    cityId: CityId,
    selection: DeliverySelection,
    signal?: AbortSignal,
  ): Promise<Result<GatewayFailure, OrderSlots>>;
}
export const SlotsGateway = Symbol('SlotsGateway');
