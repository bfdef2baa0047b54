const pizza = { id: 5, qtt: 2, ingredients: [{ id: 11, qtt: 1 }], free_of_choice: null };

/** Carts that somebody wants to know the price of. */
export const CART_EXAMPLES = {
  full: {
    domainId: 1,
    orderType: 'delivery',
    goods: [pizza],
    address: { lat: 42.69, lng: 23.32 },
    pickupId: null,
    timeType: 'soon_as_possible',
    time: null,
    promocode: 'SUMMER10',
    bonuses: 0,
    persons: 2,
    equipment: [{ id: 1, qtt: 2 }],
    reffererId: 'k3v9q2',
  },
  short: { domainId: 1, orderType: 'delivery', goods: [{ id: 5, qtt: 1 }] },
  pickup: {
    domainId: 1,
    orderType: 'pickup',
    goods: [pizza],
    pickupId: 1,
    timeType: 'on_time',
    time: '2026-11-28T12:00:00+02:00',
  },
  empty: { domainId: 1, goods: [] },
};
