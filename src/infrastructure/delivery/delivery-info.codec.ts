import * as t from 'io-ts';
import type { LoadedDelivery } from '../../application/ports/delivery-info';
import { NAMED_PAYMENT_TYPES } from '../../domain/order/payment-type';
import { moneyDecoderOf } from '../http/wire-types';
import { AreaZoneWire, toArea, toDeliveryZone } from './delivery-area.codec';

const DeliveryInfoWire = t.partial({
  zones: t.array(AreaZoneWire),
  payments: t.array(t.type({ type: t.string })),
});

/** What the page tells, and the places in the answer that make no shape. */
export interface ReadDelivery {
  readonly delivery: LoadedDelivery;
  readonly broken: readonly string[];
}

export const decodeDeliveryInfo = moneyDecoderOf(
  DeliveryInfoWire,
  ({ zones = [], payments = [] }, money): ReadDelivery => {
    const { area, broken } = toArea({ zones }, money);
    return {
      delivery: {
        // A zone whose shape is broken has terms all the same.
        zones: zones.map((zone) => toDeliveryZone(zone, money)),
        // A way to pay that this shop has no words for is not told of.
        payments: NAMED_PAYMENT_TYPES.filter((type) =>
          payments.some((offer) => offer.type === type),
        ),
        area,
      },
      broken,
    };
  },
);
