import { ContainerModule } from 'inversify';
import { DeliveryGateway } from '../../application/ports/delivery-gateway';
import { HttpDeliveryGateway } from '../delivery/http-delivery-gateway';
import { ApiClient } from '../http/api-client';

const deliveryUseCases = (delivery: DeliveryGateway) => ({
  loadArea: delivery.area.bind(delivery),
  loadTerms: delivery.terms.bind(delivery),
});

export type DeliveryUseCases = ReturnType<typeof deliveryUseCases>;
export const DeliveryUseCases = Symbol('DeliveryUseCases');

export const deliveryModule = new ContainerModule(({ bind }) => {
  bind(DeliveryGateway)
    .toResolvedValue((api: ApiClient) => new HttpDeliveryGateway(api), [ApiClient])
    .inRequestScope();
  bind(DeliveryUseCases).toResolvedValue(deliveryUseCases, [DeliveryGateway]).inRequestScope();
});
