import { signedOut } from '../../../src/application/session/account-slice';
import { liveOrderKnown } from '../../../src/application/tracking/live-order-slice';
import { orderTracked } from '../../../src/application/tracking/tracking-slice';
import { money } from '../../../src/domain/money/money';
import { changes, lineOf } from '../../support/carts';
import { ingredientId } from '../../support/ids';
import { BY_KEY, trackedOrder } from '../../support/orders';
import { clearStorages, persistedShop } from '../../support/persisted-shop';

const PIZZA = {
  name: 'Пицца',
  quantity: 2,
  total: money(1500),
  line: lineOf(1, { quantity: 2, ingredients: changes([11, 0]) }),
  ingredients: [{ id: ingredientId(11), name: 'Сыр', quantity: 0 }],
  choiceName: 'Тонкое тесто',
  picture: { webp: '/media/5.webp', jpeg: '/media/5.jpeg' },
};
const ORDER = trackedOrder({
  lines: [PIZZA],
  currency: { code: 'EUR', symbol: '€', digits: 2, position: 'after' },
});
const LIVE = liveOrderKnown({ reference: BY_KEY, order: ORDER });

const visit = () => {
  const { store } = persistedShop();
  return { store, last: () => store.getState().lastOrder };
};

afterEach(clearStorages);

it('what was ordered is known on the next visit, and that it has ended', () => {
  visit().store.dispatch(LIVE);
  const { store, last } = visit();
  const { id, number, lines, total, currency } = ORDER;
  expect(last()).toEqual({ id, number, lines, total, currency, hasEnded: false });
  store.dispatch(orderTracked({ reference: BY_KEY, order: { ...ORDER, status: 'complete' } }));
  expect(visit().last()?.hasEnded).toBe(true);
});

it('has ended, too, where the shop finds no order that goes on', () => {
  visit().store.dispatch(LIVE);
  visit().store.dispatch(liveOrderKnown(null));
  expect(visit().last()).toMatchObject({ number: ORDER.number, hasEnded: true });
});

it('is forgotten by a logout', () => {
  visit().store.dispatch(LIVE);
  visit().store.dispatch(signedOut(undefined));
  expect(window.localStorage.getItem('lastOrder')).toBeNull();
});

it.each(['%', 'null', '[]', '{"id":0}', '{"id":1,"number":"1","lines":[{"line":"!"}]}'])(
  'what somebody else has written there is no order: %s',
  (text) => {
    window.localStorage.setItem('lastOrder', text);
    expect(visit().last()).toBeNull();
  },
);
