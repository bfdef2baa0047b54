import { DeliveryInfo as DeliveryInfoWire } from '../../../contract/wire/city';
import type { LoadedDelivery } from '../../application/ports/delivery-info';
import { NAMED_PAYMENT_TYPES } from '../../domain/order/payment-type';
import { moneyDecoderOf } from '../http/decoder';
import { toArea, toDeliveryZone } from './delivery-area.codec';

/** What the page tells, and the places in the answer that make no shape. */
export interface ReadDelivery {
  readonly delivery: LoadedDelivery;
  readonly broken: readonly string[];
}

export const decodeDeliveryInfo = moneyDecoderOf(DeliveryInfoWire, (wire, money): ReadDelivery => {
  const zones = wire.zones ?? [];
  const payments = wire.payments ?? [];
  const { area, broken } = toArea(zones, money);
  return {
    delivery: {
      // A zone whose shape is broken has terms all the same.
      zones: zones.map((zone) => toDeliveryZone(zone, money)),
      // A payment type that this shop has no translation for is left out.
      payments: NAMED_PAYMENT_TYPES.filter((type) => payments.some((offer) => offer.type === type)),
      area,
    },
    broken,
  };
});
