import type { Action } from 'redux';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import { createShopStore } from '../../../src/application/store/create-store';
import type { IntentQueue } from '../../../src/browser/intents/record-intents';
import { replayIntents } from '../../../src/browser/intents/replay-intents';

interface Before {
  /** What the head script has recorded; null where the server is at it. */
  readonly clicks?: Partial<ReturnType<IntentQueue['take']>>;
  readonly actions?: readonly Action[];
}

/** A store, before and after the replay. */
const replayed = async ({ clicks = {}, actions = [] }: Before) => {
  const store = createShopStore();
  actions.forEach(store.dispatch);
  const recorded = clicks && { intents: '', opener: null, ...clicks };
  window.intents = { send: () => false, take: () => recorded };
  await replayIntents(store, window, (work) => {
    work();
  });
  return store;
};

afterEach(() => {
  delete window.intents;
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('applies each intent once, in order, and leaves out what is none', async () => {
  const intents = ' add:5:: add:5:: x less:5:: +7 add:0::';
  const { cart, favourites } = (await replayed({ clicks: { intents } })).getState();
  expect(cart.lines).toMatchObject([{ productId: 5, quantity: 1 }]);
  expect(favourites.ids).toEqual([7]);
});

it('leaves to the server what it is applying', async () => {
  document.body.innerHTML = '<button data-pending="1">Add</button>';
  await replayed({ clicks: null });
  expect(document.querySelector('[data-pending]')).not.toBeNull();
});

it('lets counts of the head script give way to those of the page', async () => {
  document.body.innerHTML = '<button data-pending="2">Add</button>';
  await replayed({});
  expect(document.querySelector('[data-pending]')).toBeNull();
});

it('waits for a button that is held down, which would lose its click if it were replaced', async () => {
  jest.useFakeTimers();
  // jsdom knows no pressed button.
  jest.spyOn(document, 'querySelector').mockReturnValueOnce(document.body);
  const store = await replayed({ clicks: { intents: 'add:5::' } });
  expect(store.getState().cart.lines).toEqual([]);
  window.dispatchEvent(new Event('pointerup'));
  expect(store.getState().cart.lines).toEqual([]);
  jest.runAllTimers();
  expect(store.getState().cart.lines).toHaveLength(1);
});

describe('buttons that open something, clicked before hydration', () => {
  const page = () => {
    document.body.innerHTML = '<button data-opens>Menu</button><button data-opens>Log in</button>';
    const [menu, logIn] = document.querySelectorAll('button');
    if (!menu || !logIn) throw new Error('No page');
    const opened: string[] = [];
    for (const button of [menu, logIn]) button.onclick = () => opened.push(button.textContent);
    return { menu, logIn, opened };
  };

  it('open beside what else was clicked', async () => {
    const { logIn, opened } = page();
    const clicks = { intents: 'add:5::', opener: logIn };
    const { cart } = (await replayed({ clicks })).getState();
    expect(opened).toEqual(['Log in']);
    expect(cart.lines).toMatchObject([{ productId: 5, quantity: 1 }]);
  });

  it('open nothing over what has opened meanwhile, nor where they are gone', async () => {
    const { menu, logIn, opened } = page();
    await replayed({ clicks: { opener: menu }, actions: [modalOpened('search')] });
    logIn.remove();
    await replayed({ clicks: { opener: logIn } });
    expect(opened).toEqual([]);
  });
});
