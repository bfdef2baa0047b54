import { deliveryPriceTold } from '../../src/application/cart/told-slice';
import { keepToldPrices } from '../../src/browser/keep-told-prices';
import { money } from '../../src/domain/money/money';
import { sessionToldPrices } from '../../src/infrastructure/storage/session-told-prices';
import { shopStore } from '../support/render-shop';

const keeping = () => {
  const { store } = shopStore();
  keepToldPrices(
    store,
    sessionToldPrices(() => window.sessionStorage),
  );
  return { store, told: () => store.getState().told.deliveryPrices };
};

afterEach(() => {
  window.sessionStorage.clear();
});

it('what delivery costs is told once in a session, through its pages', () => {
  const first = keeping();
  expect(window.sessionStorage).toHaveLength(0);
  first.store.dispatch(deliveryPriceTold(money(400)));
  first.store.dispatch(deliveryPriceTold(money(400)));
  first.store.dispatch(deliveryPriceTold(money(600)));
  expect(keeping().told()).toEqual([400, 600]);
});

it.each(['%', '{}', '"4"', '[null, -1, 0, 1.5, "400", 1e20]'])(
  'what somebody else wrote there tells nothing: %s',
  (text) => {
    window.sessionStorage.setItem('toldDeliveryPrices', text);
    expect(keeping().told()).toEqual([]);
  },
);

it('where the browser forbids storage the page works all the same', () => {
  const { store } = shopStore();
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  keepToldPrices(store, sessionToldPrices(forbidden));
  store.dispatch(deliveryPriceTold(money(400)));
  expect(store.getState().told.deliveryPrices).toEqual([400]);
});
