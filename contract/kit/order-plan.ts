import type { Kit } from './kit';
import type { KnownShop, Point } from './shop';
import { addressAt, placeQuery } from './shop';

/** An order that the shop should accept. */
export interface OrderPlan {
  /** Of the request. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly total: number;
  /** The smallest sum of the currency. */
  readonly smallest: number;
  /** What makes it too small, null where nothing does. */
  readonly belowMinimum: Readonly<Record<string, unknown>> | null;
}

const MOST = 99;

/** As soon as possible, else the first time that can be had; null when there is none. */
const chooseTime = async (kit: Kit, id: number, point: Point) => {
  const { value } = await kit.send('listSlots', { path: { id }, query: placeQuery(point) });
  if (value?.asap.available) return { timeType: 'soon_as_possible', time: null };
  const slot = value?.days.flatMap(({ slots }) => slots).find(({ available }) => available);
  return slot ? { timeType: 'on_time', time: new Date(slot.at).toISOString() } : null;
};

/** Makes up an order for the known shop; null where none can be had. */
export const planOrder = async (
  kit: Kit,
  { cityId, point, dishes, paymentTypes }: KnownShop,
  token: string | null,
): Promise<OrderPlan | null> => {
  // The cheapest dish: one piece of it may be below the minimum.
  const [dish] = [...dishes].sort((one, other) => one.price - other.price);
  const time = point && (await chooseTime(kit, cityId, point));
  if (!dish || !point || !time) {
    kit.skip('orders: no dish, no address or no time that can be had');
    return null;
  }
  const { value: terms } = await kit.send('showAddressTerms', { query: placeQuery(point, cityId) });
  const minimum = terms?.min_order ?? 0;
  const pieces = Math.min(MOST, Math.max(2, Math.ceil(minimum / (dish.price || 1))));
  const goods = [{ id: dish.id, qtt: pieces }];
  const cart = { domainId: cityId, orderType: 'delivery', goods, ...time };
  const body = { ...cart, address: point };
  const { value: calculation } = await kit.send('calculateCart', { token, body });
  if (!calculation) {
    kit.skip('orders: the cart for one could not be calculated');
    return null;
  }
  return {
    total: calculation.total,
    smallest: 1 / 10 ** (kit.digits ?? 2),
    belowMinimum: dish.price < minimum ? { goods: [{ id: dish.id, qtt: 1 }] } : null,
    body: {
      ...cart,
      address: addressAt(point),
      // Nothing is to be paid online for an order that nobody wants.
      paymentType: paymentTypes.find((type) => type !== 'online') ?? paymentTypes[0] ?? 'cash',
      doNotCallBack: true,
      comment: 'A test of the interface: do not cook this',
      firstName: 'Contract',
      phone: kit.options.phones[0],
      expectedTotal: calculation.total,
    },
  };
};
