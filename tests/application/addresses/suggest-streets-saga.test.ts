import {
  addressFormOpened,
  streetTyped,
  suggestionChosen,
} from '../../../src/application/addresses/address-form-slice';
import { languageSwitched } from '../../../src/application/session/language-slice';
import { modalClosed } from '../../../src/application/modals/modal-slice';
import { ok, refuse } from '../../../src/domain/result/result';
import { SOFIA_CENTER, addressFormShop } from '../../support/address-form-shop';
import { fakeFinder, foundOf, suggestionOf } from '../../support/fake-finder';
import { branchId } from '../../support/ids';

const DEBOUNCE = 250;
const VITOSHA = suggestionOf('Vitosha Blvd 15');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Every key of a text, so many milliseconds apart. */
const typeKeys = async (
  { type, wait }: ReturnType<typeof addressFormShop>,
  text: string,
  pause: number,
) => {
  for (let length = 1; length <= text.length; length += 1) {
    type(text.slice(0, length));
    await wait(pause);
  }
};

it('ten keys and a choice are one search with clearly fewer calls than keys', async () => {
  const shop = addressFormShop();
  const { store, finder, form, wait } = shop;
  store.dispatch(addressFormOpened(null));
  await typeKeys(shop, 'Vitosha', 120);
  await wait(DEBOUNCE);
  finder.suggests[0]?.answer(ok([suggestionOf('Vitosha Blvd')]));
  await typeKeys(shop, 'Vitosha 15', 10);
  await wait(DEBOUNCE);
  finder.suggests[1]?.answer(ok([VITOSHA]));
  await wait(0);
  expect(form().search).toEqual({ text: 'Vitosha 15', phase: 'settled', suggestions: [VITOSHA] });
  store.dispatch(suggestionChosen(VITOSHA));
  await wait(0);
  finder.chooses[0]?.answer(ok(foundOf('Vitosha Blvd', '15')));
  await wait(0);
  expect(finder.suggests.map(({ text }) => text)).toEqual(['Vitosha', 'Vitosha 15']);
  const searches = [...finder.suggests, ...finder.chooses].map(({ search }) => search);
  expect(new Set(searches).size).toBe(1);
  expect(form().finding).toMatchObject({
    found: { street: 'Vitosha Blvd', house: '15' },
    by: 'suggestion',
  });
});

it('the next key after a choice begins another search', async () => {
  const { store, finder, type, wait } = addressFormShop();
  type('Vit');
  await wait(DEBOUNCE);
  finder.suggests[0]?.answer(ok([VITOSHA]));
  await wait(0);
  store.dispatch(suggestionChosen(VITOSHA));
  await wait(0);
  finder.chooses[0]?.answer(ok(foundOf('Vitosha Blvd', '15')));
  await wait(0);
  type('Obor');
  await wait(DEBOUNCE);
  expect(finder.suggests.map(({ search }) => search)).toEqual([1, 2]);
});

it('is asked around the city’s centre, in the shop’s country and the page’s language', async () => {
  const { finder, type, wait } = addressFormShop();
  type('Vit');
  await wait(DEBOUNCE);
  expect(finder.loadAddressFinder.mock.calls).toEqual([
    [{ center: SOFIA_CENTER, country: 'bg', locale: 'en' }],
  ]);
});

it('an answer for an older text never replaces that of the newer, and its call is given up', async () => {
  const { finder, form, type, wait } = addressFormShop();
  type('вит');
  await wait(DEBOUNCE);
  type('витоша');
  await wait(DEBOUNCE);
  const [older, newer] = finder.suggests;
  expect([older?.signal.aborted, newer?.signal.aborted]).toEqual([true, false]);
  newer?.answer(ok([suggestionOf('бул. Витоша')]));
  older?.answer(ok([suggestionOf('Витамин')]));
  await wait(0);
  expect(form().search).toMatchObject({
    phase: 'settled',
    suggestions: [suggestionOf('бул. Витоша')],
  });
});

it('spaces around a text make no other question', async () => {
  const { finder, form, type, wait } = addressFormShop();
  type('Vitosha');
  await wait(200);
  type(' Vitosha ');
  await wait(50);
  finder.suggests[0]?.answer(ok([VITOSHA]));
  await wait(0);
  type('Vitosha');
  type('  Vitosha');
  await wait(DEBOUNCE);
  expect(finder.suggests.map(({ text }) => text)).toEqual(['Vitosha']);
  expect(form().search).toMatchObject({ text: '  Vitosha', phase: 'settled' });
});

it.each(['', ' ', 'V', ' V ', '\u200b\u200b\u200b'])('%j is not worth a question', async (text) => {
  const { finder, form, type, wait } = addressFormShop();
  type(text);
  await wait(DEBOUNCE);
  expect(finder.suggests).toEqual([]);
  expect(form().search.phase).toBe('idle');
});

it('what was asked for is given up when the text is taken out again', async () => {
  const { finder, form, type, wait } = addressFormShop();
  type('Vitosha');
  await wait(DEBOUNCE);
  type('');
  expect(finder.suggests[0]?.signal.aborted).toBe(true);
  finder.suggests[0]?.answer(ok([VITOSHA]));
  await wait(0);
  expect(form().search).toEqual({ text: '', phase: 'idle', suggestions: [] });
});

it('a failed question is told, and asked again with the next key', async () => {
  const { finder, form, type, wait } = addressFormShop();
  type('Vitosha');
  await wait(DEBOUNCE);
  finder.suggests[0]?.answer(refuse({ kind: 'maps.failed' }));
  await wait(0);
  expect(form().search).toMatchObject({ text: 'Vitosha', phase: 'failed', suggestions: [] });
  type('Vitosha ');
  await wait(DEBOUNCE);
  expect(finder.suggests).toHaveLength(2);
});

it('without a map service the street is simply typed, and said to be so; a later key tries again', async () => {
  const finder = fakeFinder();
  finder.loadAddressFinder.mockRejectedValueOnce(new Error('blocked'));
  const { form, type, wait, errors } = addressFormShop({ finder });
  type('Vitosha');
  await wait(DEBOUNCE);
  expect(form().search).toMatchObject({ text: 'Vitosha', phase: 'failed' });
  type('Vitosha 1');
  await wait(DEBOUNCE);
  expect(finder.suggests).toHaveLength(1);
  expect(errors).toEqual([]);
});

it('a city that nobody has put on the map is looked for around its first branch', async () => {
  const branch = { ...SOFIA_CENTER, street: '', house: '', schedule: null };
  const { finder, type, wait } = addressFormShop({
    city: { center: null, branches: [{ id: branchId(1), ...branch }] },
  });
  type('Vitosha');
  await wait(DEBOUNCE);
  expect(finder.loadAddressFinder.mock.calls[0]?.[0].center).toEqual(SOFIA_CENTER);
  const nowhere = addressFormShop({ city: { center: null } });
  nowhere.type('Vitosha');
  await wait(DEBOUNCE);
  expect(nowhere.form().search.phase).toBe('failed');
  expect(nowhere.finder.loadAddressFinder).not.toHaveBeenCalled();
});

it.each([
  ['is closed', modalClosed('delivery')],
  ['is opened for another address', addressFormOpened(null)],
  ['speaks another language', languageSwitched('ru')],
])('nothing is looked for any more when the form %s', async (_what, action) => {
  const { store, finder, form, type, wait } = addressFormShop();
  type('Vitosha');
  await wait(DEBOUNCE);
  type('Vitosha 1');
  store.dispatch(action);
  await wait(DEBOUNCE);
  expect(finder.suggests.map(({ signal }) => signal.aborted)).toEqual([true]);
  expect(form().search).toEqual({ text: '', phase: 'idle', suggestions: [] });
  type('Obor');
  await wait(DEBOUNCE);
  expect(finder.suggests.map(({ search }) => search)).toEqual([1, 2]);
});

it('what finds streets is fetched as the form opens, once', async () => {
  const { store, finder, type, wait } = addressFormShop();
  store.dispatch(addressFormOpened(null));
  await wait(0);
  expect(finder.loadAddressFinder).toHaveBeenCalledTimes(1);
  type('Vit');
  await wait(DEBOUNCE);
  store.dispatch(streetTyped('Vito'));
  await wait(DEBOUNCE);
  expect(finder.loadAddressFinder).toHaveBeenCalledTimes(1);
});

it('a fault of the map service is reported, and the form goes on', async () => {
  const finder = fakeFinder();
  const { form, type, wait, errors } = addressFormShop({ finder });
  finder.loadAddressFinder.mockResolvedValueOnce({
    openSearch: () => ({
      suggest: () => {
        throw new Error('broken');
      },
      choose: () => Promise.resolve(refuse({ kind: 'maps.failed' })),
    }),
    at: finder.at,
    lookUp: finder.lookUp,
  });
  type('Vitosha');
  await wait(DEBOUNCE);
  expect(form().search.phase).toBe('failed');
  expect(errors).toEqual([new Error('broken')]);
});
