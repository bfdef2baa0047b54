import { signedIn, signedOut } from '../../../src/application/session/account-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import {
  favouriteToggled,
  favouritesRestored,
} from '../../../src/application/favourites/favourites-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { ok, refuse } from '../../../src/domain/result/result';
import type { ProductId } from '../../../src/domain/id/ids';
import { productId } from '../../support/ids';
import { cityOf, refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, openCalls, runShop, settled } from '../../support/running-shop';

const list = (...ids: readonly number[]) => ids.map(productId);

const openShop = (more: Partial<FakeBackend> = {}, isSignedIn = true) => {
  const backend = fakeBackend(more);
  const shop = runShop(backend);
  shop.store.dispatch(isSignedIn ? signedIn(undefined) : signedOut(undefined));
  shop.store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  shop.store.dispatch(favouritesRestored(list(2, 1)));
  return {
    backend,
    shop,
    press: (id: number) => shop.store.dispatch(favouriteToggled({ productId: productId(id) })),
    liked: () => shop.store.getState().favourites.ids,
    toast: () => shop.store.getState().toast.shown,
  };
};

it('a guest’s heart asks nothing of the backend', async () => {
  const { backend, press, liked } = openShop({}, false);
  press(3);
  press(1);
  await settled();
  expect(liked()).toEqual(list(3, 2));
  expect(backend.addFavourites).not.toHaveBeenCalled();
  expect(backend.removeFavourite).not.toHaveBeenCalled();
});

it('a customer’s heart shows at once, and the account’s answer becomes the list', async () => {
  const calls = openCalls<readonly ProductId[]>();
  const { backend, press, liked, toast: notice } = openShop({ addFavourites: calls.call });
  press(3);
  expect(liked()).toEqual(list(3, 2, 1));
  await settled();
  expect(backend.addFavourites.mock.calls).toEqual([[1, list(3)]]);
  await calls.answer(1, ok(list(3, 9, 2, 1)));
  expect(liked()).toEqual(list(3, 9, 2, 1));
  expect(notice()).toBeNull();
});

it('unliking tells the account so', async () => {
  const { backend, press, liked } = openShop({
    removeFavourite: jest.fn(() => Promise.resolve(ok(list(2)))),
  });
  press(1);
  await settled();
  expect(backend.removeFavourite.mock.calls).toEqual([[1, productId(1)]]);
  expect(liked()).toEqual(list(2));
});

it.each<[string, GatewayFailure]>([
  ['a fault of the backend', refusedWith(500)],
  ['no connection', { kind: 'unreachable' }],
  ['a session that has ended', refusedWith(401)],
])('a refused heart goes back to what it was, with a word: %s', async (_why, failure) => {
  const {
    press,
    liked,
    toast: notice,
    shop,
  } = openShop({
    addFavourites: failing(failure),
    removeFavourite: failing(failure),
  });
  press(3);
  await settled();
  expect(liked()).toEqual(list(2, 1));
  expect(notice()).toMatchObject({ text: 'favourites.notSaved', tone: 'failed' });
  press(2);
  await settled();
  expect(liked()).toEqual(list(2, 1));
  expect(shop.errors).toEqual([]);
});

describe('quick presses', () => {
  it('on several dishes are carried out one after the other, and none shows the others undone', async () => {
    const calls = openCalls<readonly ProductId[]>();
    const { press, liked } = openShop({ addFavourites: calls.call });
    press(3);
    press(4);
    press(5);
    await settled();
    expect(calls.call.mock.calls).toEqual([[1, list(3)]]);
    await calls.answer(1, ok(list(3, 2, 1)));
    expect(liked()).toEqual(list(5, 4, 3, 2, 1));
    await calls.answer(2, ok(list(4, 3, 2, 1)));
    await calls.answer(3, ok(list(5, 4, 3, 2, 1)));
    expect(calls.call.mock.calls).toEqual([
      [1, list(3)],
      [1, list(4)],
      [1, list(5)],
    ]);
    expect(liked()).toEqual(list(5, 4, 3, 2, 1));
  });

  it('of which one is refused take back that one alone', async () => {
    const calls = openCalls<readonly ProductId[]>();
    const { press, liked } = openShop({ addFavourites: calls.call });
    press(3);
    press(4);
    await settled();
    await calls.answer(1, refuse(refusedWith(500)));
    expect(liked()).toEqual(list(4, 2, 1));
    await calls.answer(2, ok(list(4, 2, 1)));
    expect(liked()).toEqual(list(4, 2, 1));
  });

  it('on the same dish: the newer one wins over the answer to the older one', async () => {
    const add = openCalls<readonly ProductId[]>();
    const remove = openCalls<readonly ProductId[]>();
    const { press, liked } = openShop({ addFavourites: add.call, removeFavourite: remove.call });
    press(3);
    await settled();
    press(3);
    await add.answer(1, ok(list(3, 2, 1)));
    expect(liked()).toEqual(list(2, 1));
    expect(remove.call.mock.calls).toEqual([[1, productId(3)]]);
    await remove.answer(1, ok(list(2, 1)));
    expect(liked()).toEqual(list(2, 1));
  });

  it('on the same dish that come to nothing are not told twice', async () => {
    const other = openCalls<readonly ProductId[]>();
    const { backend, press } = openShop({ addFavourites: other.call });
    press(5);
    await settled();
    press(1);
    press(1);
    await other.answer(1, ok(list(5, 2, 1)));
    expect(backend.removeFavourite).not.toHaveBeenCalled();
    expect(backend.addFavourites).toHaveBeenCalledTimes(1);
  });

  it('say nothing of a refusal that a newer press has made good already', async () => {
    const calls = openCalls<readonly ProductId[]>();
    const { press, liked, toast: notice, backend } = openShop({ addFavourites: calls.call });
    press(3);
    await settled();
    press(3);
    await calls.answer(1, refuse(refusedWith(500)));
    expect(liked()).toEqual(list(2, 1));
    expect(notice()).toBeNull();
    expect(backend.removeFavourite).not.toHaveBeenCalled();
  });
});

it('goes on after a refusal', async () => {
  const { backend, press, liked } = openShop({ addFavourites: failing(refusedWith(500)) });
  press(3);
  await settled();
  backend.addFavourites.mockResolvedValue(ok(list(4, 2, 1)));
  press(4);
  await settled();
  expect(liked()).toEqual(list(4, 2, 1));
});
