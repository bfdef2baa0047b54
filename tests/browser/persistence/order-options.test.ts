import { placeOfCookies } from '../../../src/infrastructure/storage/browser-place';
import { calculationRequested, lineAdded } from '../../../src/application/cart/cart-slice';
import {
  equipmentChanged,
  orderOptionsRestored,
  personsChanged,
  promoDropped,
  timeChosen,
} from '../../../src/application/order-options/order-options-slice';
import type { OrderOptions } from '../../../src/domain/order/order-options';
import { NO_OPTIONS } from '../../../src/domain/order/order-options';
import { instant } from '../../../src/domain/time/instant';
import { storedOrderOptions } from '../../../src/infrastructure/storage/stored-choice';
import { encodeOrderOptions } from '../../../src/infrastructure/storage/order-cookie';
import { changes, lineOf } from '../../support/carts';
import { equipmentId } from '../../support/ids';
import { promoCodeOf } from '../../support/orders';
import { clearStorages, comeToFront, persistedShop } from '../../support/persisted-shop';

const FOR_THREE: OrderOptions = { ...NO_OPTIONS, persons: 3 };
const FOR_FIVE: OrderOptions = { ...NO_OPTIONS, persons: 5 };
const CHOPSTICKS = { equipmentId: equipmentId(1), quantity: 2 };

const inCookies = (): OrderOptions => storedOrderOptions(placeOfCookies(document, false)).load();

/** Another tab of the same shop writes what was wished for there. */
const otherTab = (options: OrderOptions): void => {
  document.cookie = `order=${encodeOrderOptions(options)}; Path=/`;
};

/** The page as the server made it for these wishes, taken over by the browser. */
const persistence = (options?: OrderOptions) => {
  const shop = persistedShop(options ? [orderOptionsRestored(options)] : []);
  return { ...shop, wished: () => shop.store.getState().orderOptions };
};

afterEach(clearStorages);

it('a wish is in the cookie at once, down to none', () => {
  const { store } = persistence();
  comeToFront();
  expect(document.cookie).toBe('');
  store.dispatch(personsChanged(3));
  store.dispatch(equipmentChanged(CHOPSTICKS));
  expect(inCookies()).toEqual({ ...FOR_THREE, equipment: [CHOPSTICKS] });
  store.dispatch(personsChanged(null));
  store.dispatch(equipmentChanged({ ...CHOPSTICKS, quantity: 0 }));
  expect(document.cookie).toBe('');
});

it('what another tab wished for is taken over when this one comes to the front, and priced; a time stays', () => {
  otherTab(FOR_THREE);
  const { store, wished, intents } = persistence(FOR_THREE);
  const time = { timeType: 'on_time', at: instant(1_800_000_000_000) } as const;
  store.dispatch(timeChosen(time));
  otherTab(FOR_FIVE);
  comeToFront();
  comeToFront();
  expect(wished()).toEqual({ ...FOR_FIVE, time });
  expect(intents).toEqual([
    timeChosen(time),
    orderOptionsRestored({ ...FOR_FIVE, time }),
    calculationRequested(undefined),
  ]);
});

it('an older copy of the page learns of newer wishes at once', () => {
  otherTab(FOR_FIVE);
  expect(persistence(FOR_THREE).wished()).toEqual(FOR_FIVE);
});

it('what the server has let go already is not asked for again, and is forgotten in the browser', () => {
  otherTab({ ...FOR_THREE, promoCode: promoCodeOf('OLD') });
  const shop = persistedShop([
    orderOptionsRestored({ ...FOR_THREE, promoCode: promoCodeOf('OLD') }),
    promoDropped(undefined),
  ]);
  expect(shop.store.getState().orderOptions).toEqual(FOR_THREE);
  expect(inCookies()).toEqual(FOR_THREE);
  expect(shop.intents).toEqual([]);
});

it('a broken cookie counts as no wish, and the next one puts it right', () => {
  document.cookie = 'order=%7Bbad; Path=/';
  const { store, wished } = persistence();
  expect(wished()).toEqual(NO_OPTIONS);
  store.dispatch(personsChanged(3));
  expect(document.cookie).toBe(`order=${encodeOrderOptions(FOR_THREE)}`);
});

it('gives way to a cart that fills the cookies', () => {
  const { store } = persistence();
  store.dispatch(personsChanged(3));
  for (let index = 0; index < 90; index += 1) {
    const line = lineOf(1e15 + index, {
      choiceId: 1e15 + index,
      ingredients: changes([1e15, 2], [1e15 + 1, 1], [1e15 + 2, 3]),
    });
    store.dispatch(lineAdded({ line, mode: 'set' }));
  }
  expect(inCookies()).toEqual(NO_OPTIONS);
  expect(window.localStorage.getItem('order')).toBe(encodeOrderOptions(FOR_THREE));
  expect(persistence().wished()).toEqual(FOR_THREE);
});

it('with nothing to be stored anywhere the wishes stay as they are in this tab', () => {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '',
    set: () => undefined,
  });
  const { store, wished } = persistence();
  store.dispatch(personsChanged(3));
  comeToFront();
  expect(wished()).toEqual(FOR_THREE);
});
