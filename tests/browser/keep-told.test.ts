import { availabilityTold, deliveryPriceTold } from '../../src/application/cart/told-slice';
import { keepTold } from '../../src/browser/keep-told';
import { money } from '../../src/domain/money/money';
import { newlyUnavailable } from '../../src/domain/pricing/unavailable-lines';
import { sessionTold } from '../../src/infrastructure/storage/session-told';
import { changes, lineOf } from '../support/carts';
import { shopStore } from '../support/render-shop';

const keeping = () => {
  const { store } = shopStore();
  keepTold(
    store,
    sessionTold(() => window.sessionStorage),
  );
  return { store, told: () => store.getState().told };
};

const SOUP = lineOf(7, { ingredients: changes([11, 0]) });
const COLA = lineOf(9);

afterEach(() => {
  window.sessionStorage.clear();
});

it('what delivery costs is told once in a session, through its pages', () => {
  const first = keeping();
  expect(window.sessionStorage).toHaveLength(0);
  first.store.dispatch(deliveryPriceTold(money(400)));
  first.store.dispatch(deliveryPriceTold(money(400)));
  first.store.dispatch(deliveryPriceTold(money(600)));
  expect(keeping().told().deliveryPrices).toEqual([400, 600]);
});

it('a dish that cannot be had is told once in a session; another one, or another reason, is news', () => {
  const soldOut = { lineIndex: 1, code: 'sold_out' };
  keeping().store.dispatch(availabilityTold({ lines: [COLA, SOUP], unavailable: [soldOut] }));
  const { availability } = keeping().told();
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
    window.sessionStorage.setItem('toldDeliveryPrices', text);
    window.sessionStorage.setItem('toldUnavailable', text);
    expect(keeping().told()).toEqual({ availability: null, deliveryPrices: [] });
  },
);

it('where the browser forbids storage the page works all the same', () => {
  const { store } = shopStore();
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  keepTold(store, sessionTold(forbidden));
  store.dispatch(deliveryPriceTold(money(400)));
  expect(store.getState().told.deliveryPrices).toEqual([400]);
});
