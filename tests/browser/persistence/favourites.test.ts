import { placeOfCookies } from '../../../src/infrastructure/storage/browser-place';
import { signedIn, signedOut } from '../../../src/application/session/account-slice';
import { lineAdded } from '../../../src/application/cart/cart-slice';
import {
  favouriteToggled,
  favouritesRestored,
} from '../../../src/application/favourites/favourites-slice';
import { productViewed, viewedRestored } from '../../../src/application/viewed/viewed-slice';
import { storedIds } from '../../../src/infrastructure/storage/stored-ids';
import { encodeIds } from '../../../src/infrastructure/storage/ids-cookie';
import { changes, lineOf } from '../../support/carts';
import { productId } from '../../support/ids';
import { clearStorages, comeToFront, persistedShop } from '../../support/persisted-shop';

const list = (...ids: readonly number[]) => ids.map(productId);

/** Another tab of the same shop writes its lists. */
const otherTab = (name: 'favourites' | 'viewed', ...ids: readonly number[]): void => {
  document.cookie = `${name}=${encodeIds(list(...ids))}; Path=/`;
};

const inCookies = () => ({
  favourites: storedIds(placeOfCookies(document, false), 'favourites').load(),
  viewed: storedIds(placeOfCookies(document, false), 'viewed').load(),
});

/** The page as the server made it for these lists, taken over by the browser. */
const persistence = (favourites: readonly number[] = [], viewed: readonly number[] = []) => {
  const shop = persistedShop([
    favouritesRestored(list(...favourites)),
    viewedRestored(list(...viewed)),
  ]);
  return {
    ...shop,
    press: (id: number) => shop.store.dispatch(favouriteToggled({ productId: productId(id) })),
    lookAt: (id: number) => shop.store.dispatch(productViewed(productId(id))),
    liked: () => shop.store.getState().favourites.ids,
    seen: () => shop.store.getState().viewed.ids,
  };
};

afterEach(clearStorages);

it('a press and a look are in the cookies at once, down to nothing', () => {
  const { press, lookAt } = persistence();
  press(5);
  press(7);
  lookAt(9);
  expect(inCookies()).toEqual({ favourites: list(7, 5), viewed: list(9) });
  press(5);
  press(7);
  expect(document.cookie).toBe(`viewed=${encodeIds(list(9))}`);
});

it('the same dish looked at again writes nothing', () => {
  const { lookAt } = persistence();
  lookAt(9);
  lookAt(8);
  const write = jest.spyOn(document, 'cookie', 'set');
  lookAt(9);
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

describe('what another tab did', () => {
  it('is taken over when this one comes to the front', () => {
    otherTab('favourites', 5);
    const { liked, seen, intents } = persistence([5]);
    otherTab('favourites', 7, 5);
    otherTab('viewed', 3);
    comeToFront();
    expect(liked()).toEqual(list(7, 5));
    expect(seen()).toEqual(list(3));
    expect(intents).toEqual([favouritesRestored(list(7, 5)), viewedRestored(list(3))]);
  });

  it('is known to an older copy of the page from the first moment', () => {
    otherTab('favourites', 7);
    expect(persistence().liked()).toEqual(list(7));
  });

  it('is kept when this one goes on without having come to the front', () => {
    otherTab('favourites', 5);
    otherTab('viewed', 1);
    const { press, lookAt, liked, seen } = persistence([5], [1]);
    otherTab('favourites', 7, 5);
    otherTab('viewed', 2, 1);
    press(9);
    press(5);
    lookAt(3);
    expect(liked()).toEqual(list(9, 7));
    expect(seen()).toEqual(list(3, 2, 1));
    expect(inCookies()).toEqual({ favourites: list(9, 7), viewed: list(3, 2, 1) });
  });

  it('was nothing: no news when looked at again', () => {
    otherTab('favourites', 5);
    const { intents } = persistence([5]);
    comeToFront();
    comeToFront();
    expect(intents).toEqual([]);
  });
});

it('what did not fit the cookie comes back from local storage after the server’s page', () => {
  window.localStorage.setItem('favourites', encodeIds(list(2, 1)));
  otherTab('favourites', 5, 4);
  const { liked, press } = persistence([5, 4]);
  expect(liked()).toEqual(list(5, 4, 2, 1));
  press(2);
  expect(inCookies().favourites).toEqual(list(5, 4, 1));
  expect(window.localStorage.getItem('favourites')).toBeNull();
});

it('makes room in the cookies for a cart that grows, and loses no dish', () => {
  const { store, liked } = persistence();
  const many = Array.from({ length: 400 }, (_, index) => 900_000_000 + index);
  many.forEach((id) => store.dispatch(favouriteToggled({ productId: productId(id) })));
  expect(inCookies().favourites).toHaveLength(400);
  Array.from({ length: 99 }, (_, index) =>
    store.dispatch(
      lineAdded({
        line: lineOf(100_000 + index, {
          choiceId: 200_000 + index,
          ingredients: changes([2001, 2], [2002, 0], [2003, 3]),
        }),
        mode: 'set',
      }),
    ),
  );
  expect(document.cookie.length).toBeLessThan(5500);
  expect(inCookies().favourites.length).toBeLessThan(400);
  expect(liked()).toHaveLength(400);
  expect(persistence(inCookies().favourites).liked()).toEqual(liked());
});

it('a broken cookie counts as nothing, and the next press puts it right', () => {
  document.cookie = 'favourites=%7Bbad; Path=/';
  otherTab('viewed', 3);
  const { press, liked, seen } = persistence([], [3]);
  expect(liked()).toEqual([]);
  expect(seen()).toEqual(list(3));
  press(5);
  expect(inCookies().favourites).toEqual(list(5));
});

it('with nothing to be stored anywhere the list stays as it is in this tab', () => {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '',
    set: () => undefined,
  });
  const { press, liked } = persistence();
  press(5);
  comeToFront();
  press(7);
  comeToFront();
  expect(liked()).toEqual(list(7, 5));
});

it('of a customer’s account nothing is left in the browser, nor does the browser’s list come in', () => {
  otherTab('favourites', 1);
  const shop = persistedShop([signedIn(undefined), favouritesRestored(list(3, 2))]);
  shop.store.dispatch(favouriteToggled({ productId: productId(4) }));
  shop.store.dispatch(productViewed(productId(9)));
  otherTab('favourites', 8, 1);
  comeToFront();
  expect(shop.store.getState().favourites.ids).toEqual(list(4, 3, 2));
  expect(inCookies()).toEqual({ favourites: list(8, 1), viewed: [] });
});

it('whoever logs out is a guest with what this browser has kept, and nothing of the account', () => {
  const { store, liked, press } = persistence([5]);
  store.dispatch(signedIn(undefined));
  store.dispatch(favouritesRestored(list(1, 2)));
  press(3);
  // The login took what the guest liked into the account.
  otherTab('favourites', 8);
  store.dispatch(signedOut(undefined));
  expect(liked()).toEqual(list(8));
  expect(inCookies().favourites).toEqual(list(8));
  press(9);
  expect(inCookies().favourites).toEqual(list(9, 8));
});
