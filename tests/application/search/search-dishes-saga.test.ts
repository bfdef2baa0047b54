import { cityChosen } from '../../../src/application/city/city-slice';
import { languageSwitched } from '../../../src/application/session/language-slice';
import { modalClosed, modalOpened } from '../../../src/application/modals/modal-slice';
import { searchRetried, searchTyped } from '../../../src/application/search/search-slice';
import type { ProductCard } from '../../../src/domain/catalogue/product';
import { ok, refuse } from '../../../src/domain/result/result';
import { cityOf, productOf } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, openCalls, runShop } from '../../support/running-shop';

const DEBOUNCE = 300;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const openSearch = (more: Partial<FakeBackend> = {}) => {
  const backend = fakeBackend(more);
  const { store, errors } = runShop(backend);
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  store.dispatch(modalOpened('search'));
  return {
    backend,
    errors,
    store,
    type: (text: string) => store.dispatch(searchTyped(text)),
    modal: () => store.getState().search.modal,
    asked: () => backend.search.mock.calls.map((call: readonly unknown[]) => call[1]),
    /** Whether the call of this number, counted from 1, was given up. */
    isGivenUp: (number: number) => {
      // The third argument of the port; the mock does not know what it is called with.
      const call = backend.search.mock.calls[number - 1] as unknown[] | undefined;
      return (call?.[2] as AbortSignal).aborted;
    },
  };
};

const slowSearch = () => {
  const calls = openCalls<readonly ProductCard[]>();
  return { calls, ...openSearch({ search: calls.call }) };
};

const PIZZA = productOf(1, { name: 'Pizza' });
const PIE = productOf(2, { name: 'Pie' });

describe('keys in quick succession', () => {
  it('become one call, for the text as it is in the end', async () => {
    const { type, asked } = openSearch();
    for (const text of ['piz', 'pizz', 'pizza']) {
      type(text);
      await wait(DEBOUNCE - 1);
    }
    expect(asked()).toEqual([]);
    await wait(1);
    expect(asked()).toEqual(['pizza']);
  });
});

describe('spaces', () => {
  it.each(['  a  ', '   ', 'a', ''])('“%s” is no search', async (text) => {
    const { type, asked, modal } = openSearch();
    type(text);
    await wait(DEBOUNCE);
    expect(asked()).toEqual([]);
    expect(modal()).toMatchObject({ text, phase: 'idle', found: null });
  });

  it('and half a character are not asked for', async () => {
    const { type, asked } = openSearch();
    type('pizza \ud83c');
    await wait(DEBOUNCE);
    expect(asked()).toEqual(['pizza']);
  });

  it('around a word are not asked for', async () => {
    const { type, asked } = openSearch();
    type('  суп ');
    await wait(DEBOUNCE);
    expect(asked()).toEqual(['суп']);
  });

  it('make no other question, on its way or answered', async () => {
    const { type, asked, calls, modal, isGivenUp } = slowSearch();
    type('суп');
    await wait(DEBOUNCE);
    type('суп ');
    await wait(DEBOUNCE);
    expect(isGivenUp(1)).toBe(false);
    await calls.answer(1, ok([PIE]));
    type('  суп ');
    await wait(DEBOUNCE);
    expect(asked()).toEqual(['суп']);
    expect(modal()).toMatchObject({ phase: 'settled', found: { text: 'суп', dishes: [PIE] } });
  });
});

describe('answers that come out of order', () => {
  it('leave those of the newest text', async () => {
    const { type, calls, modal } = slowSearch();
    type('пиц');
    await wait(DEBOUNCE);
    type('пицца');
    await wait(DEBOUNCE);
    await calls.answer(2, ok([PIZZA]));
    await calls.answer(1, ok([PIE, PIZZA]));
    expect(modal()).toMatchObject({ phase: 'settled', found: { text: 'пицца', dishes: [PIZZA] } });
  });

  it('are not waited for: the call of an older text is given up', async () => {
    const { type, isGivenUp } = slowSearch();
    type('пиц');
    await wait(DEBOUNCE);
    expect(isGivenUp(1)).toBe(false);
    type('пицца');
    await wait(0);
    expect(isGivenUp(1)).toBe(true);
  });
});

describe('what was found before', () => {
  it('stays until the newer text has its answer', async () => {
    const { type, calls, modal } = slowSearch();
    type('пиц');
    await wait(DEBOUNCE);
    await calls.answer(1, ok([PIE]));
    type('пицца');
    await wait(DEBOUNCE);
    expect(modal()).toMatchObject({ phase: 'searching', found: { text: 'пиц', dishes: [PIE] } });
  });

  it('counts again, without a call, when its text is back', async () => {
    const { type, calls, modal, asked, isGivenUp } = slowSearch();
    type('пиц');
    await wait(DEBOUNCE);
    await calls.answer(1, ok([PIE]));
    type('пицца');
    await wait(DEBOUNCE);
    type('пиц');
    await wait(DEBOUNCE);
    expect(isGivenUp(2)).toBe(true);
    expect(asked()).toEqual(['пиц', 'пицца']);
    expect(modal()).toMatchObject({ phase: 'settled', found: { text: 'пиц' } });
  });

  it('goes with a text that is too short', async () => {
    const { type, modal } = openSearch();
    type('пиц');
    await wait(DEBOUNCE);
    type('п');
    expect(modal()).toEqual({ text: 'п', phase: 'idle', found: null });
  });
});

describe('a search that fails', () => {
  it('says so, and is asked for once more at a press', async () => {
    const { type, modal, asked, store, calls } = slowSearch();
    type('soup');
    await wait(DEBOUNCE);
    await calls.answer(1, refuse({ kind: 'unreachable' }));
    expect(modal().phase).toBe('failed');
    store.dispatch(searchRetried(undefined));
    await wait(0);
    expect(modal().phase).toBe('searching');
    await calls.answer(2, ok([PIE]));
    expect(asked()).toEqual(['soup', 'soup']);
    expect(modal()).toMatchObject({ phase: 'settled', found: { dishes: [PIE] } });
  });

  it('is asked for once more when the modal opens again', async () => {
    const { type, modal, asked, store } = openSearch({ search: failing({ kind: 'timeout' }) });
    type('soup');
    await wait(DEBOUNCE);
    store.dispatch(modalClosed('search'));
    store.dispatch(modalOpened('search'));
    await wait(0);
    expect(asked()).toHaveLength(2);
    expect(modal().phase).toBe('failed');
  });

  it('leaves the search working, even where the program itself is at fault', async () => {
    const search = jest.fn<ReturnType<FakeBackend['search']>, []>();
    search.mockRejectedValueOnce(new Error('A fault')).mockResolvedValue(ok([PIE]));
    const { type, modal, errors } = openSearch({ search });
    type('soup');
    await wait(DEBOUNCE);
    expect(modal().phase).toBe('failed');
    expect(errors).toHaveLength(1);
    type('soups');
    await wait(DEBOUNCE);
    expect(modal()).toMatchObject({ phase: 'settled', found: { dishes: [PIE] } });
  });
});

describe('a closed modal', () => {
  it('gives up the call, keeps the text and goes on with it when it opens again', async () => {
    const { type, modal, store, asked, isGivenUp, calls } = slowSearch();
    type('soup');
    await wait(DEBOUNCE);
    store.dispatch(modalClosed('search'));
    await wait(0);
    expect(isGivenUp(1)).toBe(true);
    expect(modal().text).toBe('soup');
    store.dispatch(modalOpened('search'));
    await wait(0);
    expect(asked()).toEqual(['soup', 'soup']);
    await calls.answer(2, ok([PIE]));
    expect(modal().phase).toBe('settled');
  });

  it('shows what it has when it opens again, without a call', async () => {
    const { type, modal, store, asked } = openSearch({
      search: jest.fn(() => Promise.resolve(ok([PIE]))),
    });
    type('soup');
    await wait(DEBOUNCE);
    store.dispatch(modalClosed('search'));
    store.dispatch(modalOpened('search'));
    await wait(DEBOUNCE);
    expect(asked()).toEqual(['soup']);
    expect(modal()).toMatchObject({ phase: 'settled', found: { dishes: [PIE] } });
  });
});

describe('another language', () => {
  it('forgets what was found and, while the modal is open, asks in that language', async () => {
    const { type, modal, store, asked, calls, isGivenUp } = slowSearch();
    type('soup');
    await wait(DEBOUNCE);
    store.dispatch(languageSwitched('ru'));
    await wait(0);
    expect(isGivenUp(1)).toBe(true);
    expect(asked()).toEqual(['soup', 'soup']);
    await calls.answer(2, ok([PIE]));
    store.dispatch(modalClosed('search'));
    store.dispatch(languageSwitched('en'));
    expect(modal()).toMatchObject({ text: 'soup', found: null });
    await wait(DEBOUNCE);
    expect(asked()).toHaveLength(2);
  });
});
