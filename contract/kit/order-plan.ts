import { SMALL_UNITS, at, listAt, numberAt, textAt } from './json';
import type { Kit } from './kit';
import type { KnownShop } from './shop';
import { addressAt } from './shop';

/** An order that the shop should take. */
export interface OrderPlan {
  /** Of the placing. */
  readonly body: Readonly<Record<string, unknown>>;
  /** What it costs, in whole units. */
  readonly total: number;
  /** The smallest sum of the currency, in whole units. */
  readonly smallest: number;
  /** What makes it too small, null where nothing does. */
  readonly belowMinimum: Readonly<Record<string, unknown>> | null;
}

const MOST = 99;

/** As soon as possible, else the first time that can be had; null when there is none. */
const chooseTime = async (kit: Kit, { cityId, point }: KnownShop) => {
  const query = `lat=${String(point?.lat)}&lng=${String(point?.lng)}`;
  const { body } = await kit.send('listSlots', { params: { id: cityId }, query });
  if (at(body, 'asap', 'available') === true) return { timeType: 'soon_as_possible', time: null };
  const slot = listAt(body, 'days')
    .flatMap((day) => listAt(day, 'slots'))
    .find((one) => at(one, 'available') === true);
  const time = textAt(slot, 'at');
  return time === null ? null : { timeType: 'on_time', time };
};

/** How many pieces reach the minimum of the zone, and a little more. */
const piecesFor = (price: number, minimum: number): number =>
  Math.min(MOST, Math.max(2, Math.ceil((minimum * SMALL_UNITS) / Math.max(1, price))));

/** Makes up an order for the known shop; null, with a word about it, where none can be had. */
export const planOrder = async (
  kit: Kit,
  shop: KnownShop,
  token: string | null,
): Promise<OrderPlan | null> => {
  const { cityId, point } = shop;
  // The cheapest dish: one piece of it may be below the minimum.
  const dish = [...shop.dishes].sort((one, other) => one.price - other.price)[0];
  const time = point && (await chooseTime(kit, shop));
  if (!dish || !point || !time) {
    kit.report.skip('orders: no dish, no address or no time that can be had');
    return null;
  }
  const query = `lat=${String(point.lat)}&lng=${String(point.lng)}&domainId=${String(cityId)}`;
  const { body: terms } = await kit.send('showAddressTerms', { query });
  const minimum = numberAt(terms, 'min_order') ?? 0;
  const cart = {
    domainId: cityId,
    orderType: 'delivery',
    goods: [{ id: dish.id, qtt: piecesFor(dish.price, minimum) }],
    ...time,
  };
  const { body: calculation } = await kit.send('calculateCart', {
    token,
    body: { ...cart, address: point },
  });
  const total = numberAt(calculation, 'total');
  if (total === null) {
    kit.report.skip('orders: the cart for one could not be calculated');
    return null;
  }
  // Nothing is to be paid online for an order that nobody wants.
  const [paymentType = 'cash'] = [...shop.paymentTypes].sort(
    (a, b) => Number(a === 'online') - Number(b === 'online'),
  );
  return {
    total,
    smallest: 1 / 10 ** shop.digits,
    belowMinimum: dish.price < minimum * SMALL_UNITS ? { goods: [{ id: dish.id, qtt: 1 }] } : null,
    body: {
      ...cart,
      address: addressAt(point),
      paymentType,
      doNotCallBack: true,
      comment: 'A test of the interface: do not cook this',
      firstName: 'Contract',
      phone: kit.options.phones[0],
      expectedTotal: total,
    },
  };
};
