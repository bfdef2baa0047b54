import { allergenMarkToggled } from '../../../src/application/allergen/avoided-allergens-slice';
import { clearStorages, forbidden, persistedShop } from '../../support/persisted-shop';

const KEY = 'avoidedAllergens';

const stored = (): string | null => window.localStorage.getItem(KEY);

const open = (text?: string) => {
  if (text !== undefined) window.localStorage.setItem(KEY, text);
  const { store } = persistedShop();
  return { store, avoided: () => store.getState().avoidedAllergens };
};

afterEach(clearStorages);

it('restores what was marked on an earlier visit', () => {
  expect(open('["milk"]').avoided()).toEqual(['milk']);
});

it('stores each mark, and leaves nothing where the last is taken off', () => {
  const { store } = open();
  store.dispatch(allergenMarkToggled('tree nuts, shelled'));
  store.dispatch(allergenMarkToggled('milk'));
  expect(stored()).toBe('["milk","tree nuts, shelled"]');
  store.dispatch(allergenMarkToggled('milk'));
  store.dispatch(allergenMarkToggled('tree nuts, shelled'));
  expect(stored()).toBeNull();
});

it('follows what another window marks', () => {
  const { avoided } = open('["milk"]');
  window.localStorage.setItem(KEY, '["fish"]');
  window.dispatchEvent(new Event('storage'));
  expect(avoided()).toEqual(['fish']);
});

it('keeps the marks of this page where nothing can be stored', () => {
  const { store } = persistedShop([], { area: forbidden });
  store.dispatch(allergenMarkToggled('milk'));
  window.dispatchEvent(new Event('storage'));
  expect(store.getState().avoidedAllergens).toEqual(['milk']);
});
