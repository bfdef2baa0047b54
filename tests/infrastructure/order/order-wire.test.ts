import { toWireOrderToPlace } from '../../../src/infrastructure/order/order-wire';
import { addressId } from '../../support/ids';
import { flatAddress } from '../../support/addresses';
import { orderToPlace } from '../../support/orders';
import { deliveryTo } from '../../support/selections';

it('sends a saved address by its id alone, and any other whole', () => {
  const selection = deliveryTo(flatAddress({ flat: '7' }));
  const saved = toWireOrderToPlace(orderToPlace({ selection, addressId: addressId(12) }), 2);
  expect(saved).toMatchObject({ orderType: 'delivery', addressId: 12 });
  expect(saved).not.toHaveProperty('address');
  const typed = toWireOrderToPlace(orderToPlace({ selection }), 2);
  expect(typed).toMatchObject({ address: { flat: '7' } });
  expect(typed).not.toHaveProperty('addressId');
});
