import {
  availabilitySeen,
  deliveryPriceSeen,
} from '../../../src/application/cart/seen-notices-slice';
import { money } from '../../../src/domain/money/money';
import { newlyUnavailable } from '../../../src/domain/pricing/unavailable-lines';
import { changes, lineOf } from '../../support/carts';
import { clearStorages, forbidden, persistedShop } from '../../support/persisted-shop';

const persistence = () => {
  const { store } = persistedShop();
  return { store, told: () => store.getState().seenNotices };
};

const SOUP = lineOf(7, { ingredients: changes([11, 0]) });
const COLA = lineOf(9);

afterEach(clearStorages);

it('what delivery costs is told once on a device', () => {
  const first = persistence();
  expect(window.localStorage).toHaveLength(0);
  first.store.dispatch(deliveryPriceSeen(money(400)));
  first.store.dispatch(deliveryPriceSeen(money(400)));
  first.store.dispatch(deliveryPriceSeen(money(600)));
  expect(persistence().told().deliveryPrices).toEqual([400, 600]);
});

it('a dish that cannot be had is told once in a session; another one, or another reason, is news', () => {
  const soldOut = { lineIndex: 1, code: 'sold_out' };
  persistence().store.dispatch(availabilitySeen({ lines: [COLA, SOUP], unavailable: [soldOut] }));
  const { availability } = persistence().told();
  const now = {
    lines: [SOUP, COLA],
    unavailable: [
      { lineIndex: 0, code: 'sold_out' },
      { lineIndex: 1, code: null },
    ],
  };
  expect(newlyUnavailable(availability, now)).toEqual([{ lineIndex: 1, code: null }]);
  const later = { lines: [SOUP], unavailable: [{ lineIndex: 0, code: 'not_now' }] };
  expect(newlyUnavailable(availability, later)).toHaveLength(1);
});

it.each(['%', '{}', '"4"', '[null, -1, 0, 1.5, "400", 1e20]'])(
  'what somebody else wrote there tells nothing: %s',
  (text) => {
    window.localStorage.setItem('toldDeliveryPrices', text);
    window.sessionStorage.setItem('toldUnavailable', text);
    expect(persistence().told()).toEqual({ availability: null, deliveryPrices: [] });
  },
);

it('where the browser forbids storage the page works all the same', () => {
  const { store } = persistedShop([], { session: forbidden, area: forbidden });
  store.dispatch(deliveryPriceSeen(money(400)));
  expect(store.getState().seenNotices.deliveryPrices).toEqual([400]);
});
