import type { Action } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { put, take } from 'typed-redux-saga';
import { lineAdded, lineRemoved } from '../../../src/application/cart/cart-slice';
import { createShopStore } from '../../../src/application/store/create-store';
import { queueUntilStarted } from '../../../src/application/store/queue-until-started';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { lineOf } from '../../support/carts';

const add = (productId: number) => lineAdded({ line: lineOf(productId), mode: 'increase' });

const openShop = () => {
  const { channel, start } = queueUntilStarted();
  const sagas = createSagaMiddleware({ channel });
  const store = createShopStore(undefined, sagas);
  const heard: { readonly action: Action; readonly lines: number }[] = [];
  /** Starts a saga that notes all that it hears, and answers the first action with `reply`. */
  const startSagas = (reply?: Action): void => {
    sagas.run(function* () {
      for (;;) {
        const action = yield* take<Action>('*');
        heard.push({ action, lines: store.getState().cart.lines.length });
        if (reply && heard.length === 1) yield* put(reply);
      }
    });
    start();
  };
  return { store, startSagas, heard: () => heard.map(({ action }) => action), notes: heard };
};

describe('before the sagas run', () => {
  it('a click shows at once', () => {
    const { store } = openShop();
    store.dispatch(add(1));
    expect(store.getState().cart.lines).toEqual([lineOf(1)]);
  });

  it('actions are queued, and heard once each and in order', () => {
    const { store, startSagas, heard } = openShop();
    const actions = [add(1), add(2), lineRemoved({ key: lineKey(lineOf(1)) }), add(1)];
    for (const action of actions) store.dispatch(action);
    startSagas();
    expect(heard()).toEqual(actions);
  });
});

it('what a saga dispatches during the replay comes behind what is queued', () => {
  const { store, startSagas, heard } = openShop();
  store.dispatch(add(1));
  store.dispatch(add(2));
  startSagas(add(3));
  expect(heard()).toMatchObject([add(1), add(2), add(3)]);
});

it('once the sagas run each action is heard as it happens, once, when reducers have answered it', () => {
  const { store, startSagas, notes } = openShop();
  startSagas();
  store.dispatch(add(1));
  expect(notes).toEqual([{ action: add(1), lines: 1 }]);
  store.dispatch(add(2));
  expect(notes.at(-1)).toEqual({ action: add(2), lines: 2 });
});
