import { ContainerModule } from 'inversify';
import { OrderGateway } from '../../application/ports/order-gateway';
import { SlotsGateway } from '../../application/ports/slots-gateway';
import { ApiClient } from '../http/api-client';
import { lateGateway } from '../http/late-gateway';
import { HttpSlotsGateway } from '../schedule/http-slots-gateway';

/** Returns when orders can be had, how they are placed, and what becomes of them. */
const orderUseCases = (orders: OrderGateway, slots: SlotsGateway) => ({
  loadSlots: slots.slots.bind(slots),
  placeOrder: orders.place.bind(orders),
  closeAttempt: orders.closeAttempt.bind(orders),
  trackOrder: orders.track.bind(orders),
  changePayment: orders.changePayment.bind(orders),
  cancelOrder: orders.cancel.bind(orders),
  loadOpenOrders: orders.openOrders.bind(orders),
  loadEndedOrders: orders.endedOrders.bind(orders),
});

export type OrderUseCases = ReturnType<typeof orderUseCases>;
export const OrderUseCases = Symbol('OrderUseCases');

export const ordersModule = new ContainerModule(({ bind }) => {
  bind(OrderGateway)
    .toResolvedValue(
      (api: ApiClient) =>
        lateGateway<OrderGateway>(() =>
          import(/* webpackChunkName: "order-gateway" */ '../order/http-order-gateway').then(
            ({ HttpOrderGateway }) => new HttpOrderGateway(api),
          ),
        ),
      [ApiClient],
    )
    .inRequestScope();
  bind(SlotsGateway)
    .toResolvedValue((api: ApiClient) => new HttpSlotsGateway(api), [ApiClient])
    .inRequestScope();
  bind(OrderUseCases).toResolvedValue(orderUseCases, [OrderGateway, SlotsGateway]).inRequestScope();
});
