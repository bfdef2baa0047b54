import type { ContentLoaders } from '../navigation/content-loader';
import { loaded } from '../navigation/content-loader';
import type { DeliveryGateway } from '../ports/delivery-gateway';
import { deliveryInfoLoaded } from './delivery-info-slice';

/** The page about delivery. */
export const deliveryLoaders = (delivery: DeliveryGateway): ContentLoaders<'delivery'> => ({
  delivery: (_, { cityId }) => loaded(delivery.info(cityId), deliveryInfoLoaded),
});
