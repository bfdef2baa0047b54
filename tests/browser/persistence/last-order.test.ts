import type { Action } from 'redux';
import { signedIn, signedOut } from '../../../src/application/session/account-slice';
import { lastOrderKnown, lastOrderOf } from '../../../src/application/tracking/last-order-slice';
import { liveOrderEnded } from '../../../src/application/tracking/live-order-slice';
import { orderTracked } from '../../../src/application/tracking/tracking-slice';
import { addMinutes } from '../../../src/domain/time/instant';
import { NOON } from '../../support/customers';
import { money } from '../../../src/domain/money/money';
import { changes, lineOf } from '../../support/carts';
import { ingredientId } from '../../support/ids';
import { BY_KEY, OWN_ORDER, trackedOrder } from '../../support/orders';
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
const KNOWN = lastOrderKnown(lastOrderOf({ reference: BY_KEY, order: ORDER }, 'ru'));
const OWN = lastOrderKnown(lastOrderOf({ reference: OWN_ORDER, order: ORDER }, 'ru'));

const visit = (actions: readonly Action[] = [], now = NOON) => {
  const { store } = persistedShop(actions, { now: () => now });
  return { store, last: () => store.getState().lastOrder };
};

afterEach(clearStorages);

it('what was ordered is known on the next visit, and that it has ended', () => {
  visit().store.dispatch(KNOWN);
  const { store, last } = visit();
  const { id, number, lines, total, currency, placedAt } = ORDER;
  const facts = { id, number, lines, total, currency, placedAt };
  expect(last()).toEqual({ ...facts, hasEnded: false, isOwn: false, locale: 'ru' });
  store.dispatch(orderTracked({ reference: BY_KEY, order: { ...ORDER, status: 'complete' } }));
  expect(visit().last()?.hasEnded).toBe(true);
});

it('has ended, too, where the shop finds no order that goes on', () => {
  visit().store.dispatch(KNOWN);
  visit().store.dispatch(liveOrderEnded(undefined));
  expect(visit().last()).toMatchObject({ number: ORDER.number, hasEnded: true });
});

it('is forgotten by a logout', () => {
  visit().store.dispatch(KNOWN);
  visit().store.dispatch(signedOut(undefined));
  expect(window.localStorage.getItem('lastOrder')).toBeNull();
});

const stored = () => window.localStorage.getItem('lastOrder');

describe('of an account', () => {
  it('is forgotten where the session has ended elsewhere', () => {
    visit([signedIn(undefined)]).store.dispatch(OWN);
    expect(visit([signedIn(undefined)]).last()).not.toBeNull();
    expect(visit().last()).toBeNull();
    expect(stored()).toBeNull();
  });

  it('is what a guest has ordered who has signed in since', () => {
    const { store } = visit();
    store.dispatch(KNOWN);
    store.dispatch(signedIn(undefined));
    expect(visit().last()).toBeNull();
  });
});

it('is forgotten after 90 days', () => {
  visit().store.dispatch(KNOWN);
  expect(visit([], addMinutes(NOON, 90 * 24 * 60 - 1)).last()).not.toBeNull();
  expect(visit([], addMinutes(NOON, 90 * 24 * 60)).last()).toBeNull();
  expect(stored()).toBeNull();
});

it.each(['%', 'null', '[]', '{"id":0}', '{"id":1,"number":"1","lines":[{"line":"!"}]}'])(
  'what somebody else has written there is no order: %s',
  (text) => {
    window.localStorage.setItem('lastOrder', text);
    expect(visit().last()).toBeNull();
    // No page leaves room for it any more.
    expect(stored()).toBeNull();
  },
);
