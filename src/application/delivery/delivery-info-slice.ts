import { defineAction, on, reducerOf } from '../redux/slice';
import type { DeliveryInfo, LoadedDelivery } from '../ports/delivery-info';

export const deliveryInfoLoaded = defineAction<LoadedDelivery>('delivery/infoLoaded');

/** Without the shapes: they would make the server's page heavy, and few customers open a map. */
export const deliveryInfoReducer = reducerOf<DeliveryInfo | null>(
  null,
  on(deliveryInfoLoaded, (_, { zones, payments }: LoadedDelivery): DeliveryInfo | null => ({
    zones,
    payments,
  })),
);

export interface DeliveryInfoRoot {
  readonly deliveryInfo: DeliveryInfo | null;
}

export const selectDeliveryInfo = (state: DeliveryInfoRoot) => state.deliveryInfo;
