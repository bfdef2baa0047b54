import { placeOfCookies } from '../../../src/infrastructure/storage/browser-place';
import {
  calculationRequested,
  cartEmptied,
  cartRestored,
  lineAdded,
  lineRemoved,
} from '../../../src/application/cart/cart-slice';
import { toastExpired } from '../../../src/application/notifications/toast-slice';
import type { CartLine } from '../../../src/domain/cart/cart-line';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { cartAt } from '../../../src/infrastructure/storage/stored-cart';
import { storedCart } from '../../../src/infrastructure/storage/stored-cart';
import { changes, lineOf } from '../../support/carts';
import { clearStorages, forbidden, persistedShop } from '../../support/persisted-shop';

const PIZZA = lineOf(5, { ingredients: changes([11, 2]) });
const ROLL = lineOf(7, { quantity: 3 });

const inCookies = (): readonly CartLine[] => cartAt(placeOfCookies(document, false)).lines;

/** Another tab of the same shop writes its cart. */
const otherTab = (lines: readonly CartLine[]): void => {
  storedCart({ jar: document, area: forbidden, isSecure: false }).save(lines);
};

const becomeVisible = (visibility: DocumentVisibilityState = 'visible'): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

const persistence = (...lines: readonly CartLine[]) => {
  const shop = persistedShop(lines.length > 0 ? [cartRestored(lines)] : []);
  return { ...shop, linesOf: () => shop.store.getState().cart.lines };
};

afterEach(() => {
  jest.restoreAllMocks();
  clearStorages();
});

const add = (line: CartLine) => lineAdded({ line, mode: 'increase' });

describe('the cart in the cookies', () => {
  it('is written with the first press, at once', () => {
    const { store } = persistence();
    store.dispatch(add(PIZZA));
    expect(inCookies()).toEqual([PIZZA]);
  });

  it('follows every change, down to none', () => {
    const { store } = persistence();
    store.dispatch(add(PIZZA));
    store.dispatch(add(ROLL));
    expect(inCookies()).toEqual([PIZZA, ROLL]);
    store.dispatch(lineRemoved({ key: lineKey(PIZZA) }));
    store.dispatch(lineRemoved({ key: lineKey(ROLL) }));
    expect(document.cookie).toBe('');
  });

  it('is not written again when something else changes', () => {
    const { store } = persistence();
    store.dispatch(add(PIZZA));
    const write = jest.spyOn(document, 'cookie', 'set');
    store.dispatch(calculationRequested(undefined));
    expect(write).not.toHaveBeenCalled();
  });

  it('keeps a cart too large for one cookie, and shrinks again', () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      lineOf(100_000 + index, {
        ingredients: changes([2001, 2], [2002, 0], [2003, 3], [2004, 1], [2005, 2]),
      }),
    );
    const { store } = persistence();
    many.forEach((line) => store.dispatch(add(line)));
    expect(inCookies()).toEqual(many);
    many.slice(1).forEach((line) => store.dispatch(lineRemoved({ key: lineKey(line) })));
    expect(document.cookie.split('; ')).toHaveLength(1);
  });

  it('is only for secure connections where the page came over one', () => {
    const shop = persistedShop([], { isSecure: true });
    const write = jest.spyOn(document, 'cookie', 'set');
    shop.store.dispatch(add(PIZZA));
    expect(write.mock.calls[0]?.[0]).toMatch(/; Path=\/; SameSite=Lax; Secure$/);
  });
});

describe('what another tab did', () => {
  it('is taken over when this one is looked at again, and priced anew', () => {
    otherTab([PIZZA]);
    const { intents, linesOf } = persistence(PIZZA);
    otherTab([PIZZA, ROLL]);
    becomeVisible();
    expect(linesOf()).toEqual([PIZZA, ROLL]);
    expect(intents).toEqual([cartRestored([PIZZA, ROLL]), calculationRequested(undefined)]);
  });

  it('is taken over when it emptied the cart', () => {
    otherTab([PIZZA]);
    const { linesOf } = persistence(PIZZA);
    otherTab([]);
    becomeVisible();
    expect(linesOf()).toEqual([]);
  });

  it('is taken over by an older copy of the page, from the first moment', () => {
    otherTab([ROLL]);
    const { linesOf } = persistence();
    expect(linesOf()).toEqual([ROLL]);
    expect(inCookies()).toEqual([ROLL]);
  });

  it('does not matter while this tab is hidden', () => {
    const { linesOf } = persistence();
    otherTab([ROLL]);
    becomeVisible('hidden');
    expect(linesOf()).toEqual([]);
  });

  it('is added to by the next press here', () => {
    const { store } = persistence();
    otherTab([ROLL]);
    becomeVisible();
    store.dispatch(add(PIZZA));
    expect(inCookies()).toEqual([ROLL, PIZZA]);
  });

  it('was nothing: looking at the page again asks for no price', () => {
    otherTab([PIZZA]);
    const { intents } = persistence(PIZZA);
    becomeVisible();
    becomeVisible();
    expect(intents).toEqual([]);
  });
});

it('with cookies switched off the cart stays as it is in this tab', () => {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '',
    set: () => undefined,
  });
  const { store, linesOf } = persistence();
  store.dispatch(add(PIZZA));
  becomeVisible();
  store.dispatch(add(ROLL));
  becomeVisible();
  expect(linesOf()).toEqual([PIZZA, ROLL]);
});

it('a cart that was refused while the page was made is taken out of the cookies', () => {
  otherTab([PIZZA]);
  const { store } = persistedShop([cartRestored([PIZZA]), cartEmptied(undefined)]);
  expect(document.cookie).toBe('');
  expect(store.getState().cart).toMatchObject({
    lines: [],
    lost: { kind: 'emptied', lines: [PIZZA] },
  });
});

describe('a cart that cannot be read whole', () => {
  const BROKEN = '1_5.1_7.';
  const unread = () => cartAt(placeOfCookies(document, false)).unread;

  it('keeps its good lines, says so once, and overwrites the rest only after that', () => {
    document.cookie = `cart=${BROKEN}; Path=/`;
    const { store, linesOf } = persistence();
    expect(linesOf()).toEqual([lineOf(5)]);
    const { shown } = store.getState().toast;
    expect(shown?.text).toBe('cart.partLost');
    store.dispatch(add(ROLL));
    expect(inCookies()).toEqual([lineOf(5), ROLL]);
    expect(unread()).toEqual(['!7.']);
    store.dispatch(toastExpired(shown?.id ?? 0));
    expect(unread()).toEqual([]);
    expect(inCookies()).toEqual([lineOf(5), ROLL]);
    expect(persistence().store.getState().toast.shown).toBeNull();
  });

  it('is told of once more where the notice had its time behind other tabs', () => {
    document.cookie = `cart=${BROKEN}; Path=/`;
    const { store } = persistence();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    store.dispatch(toastExpired(1));
    expect(unread()).toEqual(['!7.']);
    expect(persistence().store.getState().toast.shown?.text).toBe('cart.partLost');
  });
});

it('a cookie that is none of ours counts as no cart, and the next press puts one beside it', () => {
  document.cookie = 'cart=%7Bbad; Path=/';
  const { store, linesOf } = persistence();
  expect(linesOf()).toEqual([]);
  store.dispatch(add(PIZZA));
  expect(inCookies()).toEqual([PIZZA]);
});
