import { takePresses } from '../../../src/browser/press/take-presses';
import { createCoreSlot } from '../../../src/application/store/core-slot';
import { createShopStore } from '../../../src/application/store/create-store';

const storeAfter = (list: string, sent = false) => {
  const store = createShopStore(createCoreSlot());
  window.presses = { sent, send: () => undefined };
  window.sessionStorage.setItem('presses', list);
  takePresses(store, window, (work) => {
    work();
  });
  return store.getState();
};

afterEach(() => {
  delete window.presses;
  document.body.replaceChildren();
});

it('what was pressed is done once, in its order; what is no press is left out', () => {
  const { cart, favourites } = storeAfter('add:5:: add:5:: x less0:5:: +7 add:0:: ');
  expect(cart.lines).toMatchObject([{ productId: 5, quantity: 1 }]);
  expect(favourites.ids).toEqual([7]);
  expect(window.sessionStorage.getItem('presses')).toBeNull();
});

it('presses that the server does are not done here as well', () => {
  expect(storeAfter('add:5:: ', true).cart.lines).toEqual([]);
});

it('counts that were shown meanwhile give way to those of the page', () => {
  document.body.innerHTML = '<button data-n="2">Add</button>';
  storeAfter('');
  expect(document.querySelector('[data-n]')).toBeNull();
});

it('a page whose first script did not run comes alive without it', () => {
  const store = createShopStore(createCoreSlot());
  takePresses(store, window, (work) => {
    work();
  });
  expect(store.getState().cart.lines).toEqual([]);
});
