import type { NamedPaymentType } from '../../domain/order/payment-type';
import type { DeliveryArea, DeliveryZone } from './delivery-area';

/** What the page about delivery tells. */
export interface DeliveryInfo {
  readonly zones: readonly DeliveryZone[];
  /** Also those that no order can be paid with here, such as cryptocurrency. */
  readonly payments: readonly NamedPaymentType[];
}

/** An answer about a city's delivery; the same one has the shapes of the zones as well. */
export interface LoadedDelivery extends DeliveryInfo {
  readonly area?: DeliveryArea;
}
