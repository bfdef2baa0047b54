import { placeOfCookies } from '../../../src/infrastructure/storage/browser-place';
import { signedIn } from '../../../src/application/session/account-slice';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import { lineAdded } from '../../../src/application/cart/cart-slice';
import type { Address } from '../../../src/domain/address/address';
import { encodeAddresses } from '../../../src/infrastructure/storage/address-cookie';
import { storedAddresses } from '../../../src/infrastructure/storage/stored-addresses';
import { flatAddress, flats, savedAs } from '../../support/addresses';
import { changes, lineOf } from '../../support/carts';
import { clearStorages, comeToFront, persistedShop } from '../../support/persisted-shop';

const HOME = flatAddress({ street: 'бульвар Витоша', house: '105Б' });
const OFFICE = flatAddress({ type: 'office', flat: '9' });

const inCookies = (): readonly Address[] => storedAddresses(placeOfCookies(document, false)).load();

/** Another tab of the same shop writes its list. */
const otherTab = (...addresses: readonly Address[]): void => {
  document.cookie = `addresses=${encodeAddresses(addresses)}; Path=/`;
};

const guest = (...addresses: readonly Address[]) => addressesRestored({ kind: 'guest', addresses });

/** The page as the server made it for these addresses, taken over by the browser. */
const persistence = (...addresses: readonly Address[]) => {
  const shop = persistedShop([guest(...addresses)]);
  return {
    ...shop,
    save: (...list: readonly Address[]) => shop.store.dispatch(guest(...list)),
    list: () => shop.store.getState().addressBook.addresses,
  };
};

afterEach(clearStorages);

it('an address is in the cookie as soon as it is saved, in any script', () => {
  persistence().save(HOME);
  expect(inCookies()).toEqual([HOME]);
});

it('what another tab saved is taken over when this one comes to the front', () => {
  otherTab(HOME);
  const { list, intents } = persistence(HOME);
  otherTab(HOME, OFFICE);
  comeToFront();
  comeToFront();
  expect(list()).toEqual([HOME, OFFICE]);
  expect(intents).toEqual([guest(HOME, OFFICE)]);
});

it('what another tab saved is kept when this one saves without having come to the front', () => {
  otherTab(HOME);
  const { list, save } = persistence(HOME);
  otherTab(HOME, OFFICE);
  const parents = flatAddress({ flat: '77' });
  save(HOME, parents);
  expect(list()).toEqual([HOME, OFFICE, parents]);
  expect(inCookies()).toEqual([HOME, OFFICE, parents]);
});

it('an older copy of the page learns of newer addresses at once', () => {
  otherTab(HOME);
  expect(persistence().list()).toEqual([HOME]);
});

it('what did not fit the cookie comes back after the server’s page', () => {
  window.localStorage.setItem('addresses', encodeAddresses([OFFICE]));
  otherTab(HOME);
  expect(persistence(HOME).list()).toEqual([OFFICE, HOME]);
});

it('makes room in the cookies for a cart that grows, and loses no address', () => {
  const many = flats(20).map((address) => ({
    ...address,
    comment: 'Звонок не работает'.repeat(8),
  }));
  const { store, list, save } = persistence();
  save(...many);
  const before = inCookies().length;
  for (let index = 0; index < 95; index += 1) {
    const line = lineOf(100_000 + index, {
      choiceId: 200_000 + index,
      ingredients: changes([2001, 2], [2002, 0], [2003, 3]),
    });
    store.dispatch(lineAdded({ line, mode: 'set' }));
  }
  expect(document.cookie.length).toBeLessThan(5500);
  expect(inCookies().length).toBeLessThan(before);
  expect(list()).toEqual(many);
  expect(persistence(...inCookies()).list()).toEqual(many);
});

it('of a broken cookie what can be read stays', () => {
  document.cookie = `addresses=${encodeAddresses([HOME])}!nonsense; Path=/`;
  const { list, save } = persistence(HOME);
  expect(list()).toEqual([HOME]);
  save(HOME, OFFICE);
  expect(document.cookie).toBe(`addresses=${encodeAddresses([HOME, OFFICE])}`);
});

it('of a customer’s account nothing is left in the browser, and a guest’s list stays for the login', () => {
  otherTab(HOME);
  const book = { kind: 'account', addresses: [savedAs(1, OFFICE)] } as const;
  const { store } = persistedShop([signedIn(undefined), addressesRestored(book)]);
  store.dispatch(addressesRestored({ ...book, addresses: [savedAs(1, OFFICE), savedAs(2, HOME)] }));
  comeToFront();
  expect(inCookies()).toEqual([HOME]);
  expect(store.getState().addressBook.addresses).toHaveLength(2);
});
