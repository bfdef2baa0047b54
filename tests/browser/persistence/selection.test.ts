import { placeOfCookies } from '../../../src/infrastructure/storage/browser-place';
import { calculationRequested, lineAdded } from '../../../src/application/cart/cart-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { selectLocationLabel } from '../../../src/application/delivery/delivery-selectors';
import {
  selectionChanged,
  selectionRestored,
} from '../../../src/application/delivery/delivery-slice';
import type { City } from '../../../src/domain/city/city';
import type { DeliverySelection } from '../../../src/domain/delivery/delivery-selection';
import { storedSelection } from '../../../src/infrastructure/storage/stored-choice';
import { encodeSelection } from '../../../src/infrastructure/storage/selection-cookie';
import { flatAddress } from '../../support/addresses';
import { changes, lineOf } from '../../support/carts';
import { branchId, cityId } from '../../support/ids';
import { SOFIA } from '../../support/render-shop';
import { deliveryTo, pickupAt, undecided } from '../../support/selections';
import { clearStorages, comeToFront, persistedShop } from '../../support/persisted-shop';

const HOME = deliveryTo(flatAddress({ street: 'бульвар Витоша', house: '105Б' }));

const branch = (id: number) => ({
  id: branchId(id),
  street: 'Oborishte',
  house: String(id),
  lat: 42.69,
  lng: 23.34,
  schedule: null,
});
const WITH_BRANCHES: City = { ...SOFIA, branches: [branch(1), branch(2)] };

const inCookies = (): DeliverySelection => storedSelection(placeOfCookies(document, false)).load();

/** Another tab of the same shop writes what was chosen there. */
const otherTab = (selection: DeliverySelection): void => {
  document.cookie = `delivery=${encodeSelection(selection)}; Path=/`;
};

/** The page as the server made it for this choice, taken over by the browser. */
const persistence = (selection?: DeliverySelection, city = WITH_BRANCHES) => {
  const shop = persistedShop([
    cityChosen({ current: city, all: [] }),
    ...(selection ? [selectionRestored(selection)] : []),
  ]);
  return {
    ...shop,
    choose: (chosen: DeliverySelection) => shop.store.dispatch(selectionChanged(chosen)),
    chosen: () => shop.store.getState().delivery.selection,
  };
};

afterEach(clearStorages);

it('a choice is in the cookie at once, down to none', () => {
  const { choose } = persistence();
  choose(HOME);
  expect(inCookies()).toEqual(HOME);
  choose(pickupAt(2));
  expect(inCookies()).toEqual(pickupAt(2));
  choose(undecided());
  expect(document.cookie).toBe('');
});

it('whoever has chosen nothing has no cookie, also in a city with one way only', () => {
  persistence(undefined, SOFIA);
  comeToFront();
  expect(document.cookie).toBe('');
});

it('what another tab chose is taken over when this one comes to the front, and priced', () => {
  otherTab(HOME);
  const { chosen, intents } = persistence(HOME);
  otherTab(pickupAt(2));
  comeToFront();
  comeToFront();
  expect(chosen()).toEqual(pickupAt(2));
  expect(intents).toEqual([selectionRestored(pickupAt(2)), calculationRequested(undefined)]);
});

it('an older copy of the page learns of a newer choice at once', () => {
  otherTab(HOME);
  const { store, chosen } = persistence(pickupAt(1));
  expect(chosen()).toEqual(HOME);
  expect(selectLocationLabel(store.getState())).toBe('бульвар Витоша 105Б');
});

it.each<[string, DeliverySelection, DeliverySelection]>([
  [
    'an address of another city',
    deliveryTo(flatAddress({ cityId: cityId(2) })),
    undecided('delivery'),
  ],
  ['a branch that is gone', pickupAt(99), undecided('pickup')],
])('%s is forgotten in the browser, too', (_what, kept, left) => {
  otherTab(kept);
  // The server has forgotten it already.
  const { chosen, intents } = persistence(left);
  expect(chosen()).toEqual(left);
  expect(inCookies()).toEqual(left);
  expect(intents).toEqual([]);
});

it('a choice of another tab that this page does not know means nothing here', () => {
  const { chosen } = persistence(HOME);
  otherTab(pickupAt(99));
  comeToFront();
  expect(chosen()).toEqual(undecided('pickup'));
  // That other page may be newer, and know a branch that this one does not.
  expect(inCookies()).toEqual(pickupAt(99));
});

it('a broken cookie counts as nothing chosen, and the next choice puts it right', () => {
  document.cookie = 'delivery=%7Bbad; Path=/';
  const { chosen, choose } = persistence();
  expect(chosen()).toEqual(undecided());
  choose(HOME);
  expect(document.cookie).toBe(`delivery=${encodeSelection(HOME)}`);
});

it('gives way to a cart that fills the cookies, and comes back into its own', () => {
  const { store, choose, chosen } = persistence();
  choose(HOME);
  const fill = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const line = lineOf(1e15 + index, {
        choiceId: 1e15 + index,
        ingredients: changes([1e15, 2], [1e15 + 1, 1], [1e15 + 2, 3]),
      });
      store.dispatch(lineAdded({ line, mode: 'set' }));
    }
  };
  fill(90);
  expect(inCookies()).toEqual(undecided());
  expect(window.localStorage.getItem('delivery')).toBe(encodeSelection(HOME));
  expect(chosen()).toEqual(HOME);
  expect(persistence().chosen()).toEqual(HOME);
});

it('with nothing to be stored anywhere the choice stays as it is in this tab', () => {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '',
    set: () => undefined,
  });
  const { choose, chosen } = persistence();
  choose(HOME);
  comeToFront();
  expect(chosen()).toEqual(HOME);
});
