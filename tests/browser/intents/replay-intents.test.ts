import type { Action } from 'redux';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import { replayIntents } from '../../../src/browser/intents/replay-intents';
import { createShopStore } from '../../../src/application/store/create-store';

const storeAfter = (list: string, sent = false) => {
  const store = createShopStore();
  window.intents = { own: [], sent, send: () => undefined };
  window.sessionStorage.setItem('early', list);
  replayIntents(store, window, (work) => {
    work();
  });
  return store.getState();
};

afterEach(() => {
  delete window.intents;
  document.body.replaceChildren();
});

it('what was pressed is done once, in its order; what is no press is left out', () => {
  const { cart, favourites } = storeAfter('add:5:: add:5:: x less0:5:: +7 add:0:: ');
  expect(cart.lines).toMatchObject([{ productId: 5, quantity: 1 }]);
  expect(favourites.ids).toEqual([7]);
  expect(window.sessionStorage.getItem('early')).toBeNull();
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
  const store = createShopStore();
  replayIntents(store, window, (work) => {
    work();
  });
  expect(store.getState().cart.lines).toEqual([]);
});

describe('a dish that was changed before the page came alive', () => {
  const open = (list: string) => {
    document.body.innerHTML =
      '<button data-dish="5" value="add:5::">Add</button><span>1</span><button data-step="1">+</button>';
    const [own, plus] = document.querySelectorAll('button');
    const count = document.querySelector('span');
    if (!own || !plus || !count) throw new Error('No page');
    let portions = 1;
    plus.onclick = () => {
      // As a page does that is drawn anew after each press, and not before.
      portions = Number(count.textContent) + 1;
    };
    window.intents = { own: [plus, plus], send: () => undefined };
    window.sessionStorage.setItem('early', list);
    const store = createShopStore();
    replayIntents(store, window, (work) => {
      work();
      count.textContent = String(portions);
      own.value = `add:5::9x${String(portions)}`;
    });
    return store.getState().cart.lines;
  };

  it('is ordered as it was changed, each step counted, in the kind that was chosen', () => {
    expect(open('add:5:: add:5:3: add:6:: ')).toMatchObject([
      { productId: 5, choiceId: null, ingredients: [{ ingredientId: 9, quantity: 3 }] },
      { productId: 5, choiceId: 3, ingredients: [{ ingredientId: 9, quantity: 3 }] },
      { productId: 6, ingredients: [] },
    ]);
  });

  it('answers its buttons itself from then on', () => {
    open('');
    expect(window.intents?.own).toBeNull();
  });
});

describe('buttons that open something, pressed before the page came alive', () => {
  const page = (): readonly [HTMLButtonElement, HTMLButtonElement, string[]] => {
    document.body.innerHTML =
      '<button data-step="0">Menu</button><button data-step="0">Log in</button>';
    const [menu, logIn] = document.querySelectorAll('button');
    if (!menu || !logIn) throw new Error('No page');
    const opened: string[] = [];
    for (const button of [menu, logIn]) button.onclick = () => opened.push(button.textContent);
    return [menu, logIn, opened];
  };

  const takenBy = (own: HTMLButtonElement[], ...before: Action[]) => {
    const store = createShopStore();
    before.forEach(store.dispatch);
    window.intents = { own, send: () => undefined };
    window.sessionStorage.setItem('early', 'add:5:: ');
    replayIntents(store, window, (work) => {
      work();
    });
    return store.getState();
  };

  it('open once, the last of them, beside what else was pressed', () => {
    const [menu, logIn, opened] = page();
    const { cart } = takenBy([menu, logIn, logIn]);
    expect(opened).toEqual(['Log in']);
    expect(cart.lines).toMatchObject([{ productId: 5, quantity: 1 }]);
  });

  it('open nothing over what has opened meanwhile, nor where they are gone', () => {
    const [menu, logIn, opened] = page();
    takenBy([menu], modalOpened('search'));
    logIn.remove();
    takenBy([logIn]);
    expect(opened).toEqual([]);
  });
});
