import { ADDRESS, orderBody, pickupBody, placed } from '../../support/orders';
import { MARGHERITA, OLIVES, THICK_CRUST } from '../../support/small-menu';
import type { TestShop } from '../../support/test-shop';
import type { KnownThings } from './strange-call';

const line = {
  id: MARGHERITA,
  qtt: 2,
  ingredients: [{ id: OLIVES, qtt: 2 }],
  free_of_choice: THICK_CRUST,
};

const cart = {
  domainId: 1,
  orderType: 'delivery',
  goods: [line],
  address: { lat: 42.7, lng: 23.3 },
  pickupId: null,
  timeType: 'on_time',
  time: '2026-11-27T19:00:00+02:00',
  promocode: null,
  bonuses: 0,
  persons: 2,
  equipment: [{ id: 1, qtt: 2 }],
  reffererId: 'k3v9q2',
};

const pickupCart = { ...cart, orderType: 'pickup', address: null, pickupId: 10 };

/** A customer's address and order, and bodies that this shop takes. */
export const knownThings = async (shop: TestShop, token: string): Promise<KnownThings> => {
  const address = { domainId: 1, ...ADDRESS };
  const { body: addresses } = await shop.send('post', '/api/v1/address', [address], token);
  // The shape of the list has tests of its own.
  const [saved] = addresses as { id: number }[];
  const order = await placed(shop, pickupBody({ paymentType: 'online' }), { token });
  return {
    params: {
      'domain id': 1,
      'user id': 1,
      'address id': saved?.id ?? 0,
      'purchase id': order.id,
      key: order.tracking_key,
      slug: MARGHERITA,
      chpu: 'pizza',
    },
    bodies: {
      calculateCart: [cart, pickupCart],
      placeOrder: [
        orderBody({ comment: 'Ring', changeFrom: 50, doNotCallBack: true, persons: 2 }),
        pickupBody(),
        { ...orderBody(), address: undefined, addressId: saved?.id },
      ],
      saveAddresses: [[address]],
    },
  };
};
