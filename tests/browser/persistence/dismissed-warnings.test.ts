import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { warningDismissed } from '../../../src/application/warning/warning-slice';
import { SETTINGS } from '../../support/menus';
import { clearStorages, forbidden, persistedShop } from '../../support/persisted-shop';

const KEY = 'dismissedWarnings';

afterEach(clearStorages);

it('restores what was dismissed earlier in the session, and stores what is dismissed now', () => {
  window.sessionStorage.setItem(KEY, '["Snow"]');
  const { store } = persistedShop();
  expect(store.getState().warning).toEqual(['Snow']);
  const write = jest.spyOn(Storage.prototype, 'setItem');
  store.dispatch(settingsLoaded(SETTINGS));
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
  store.dispatch(warningDismissed('"Flood", they say'));
  expect(persistedShop().state().warning).toEqual(['Snow', '"Flood", they say']);
});

it('learns what another page of the session dismissed when it comes out of the back-forward cache', () => {
  const { store } = persistedShop();
  window.sessionStorage.setItem(KEY, '["Snow"]');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(store.getState().warning).toEqual(['Snow']);
});

it.each(['', '{', '{"a":1}', 'null', '[1]'])('takes %j for nothing dismissed', (text) => {
  window.sessionStorage.setItem(KEY, text);
  expect(persistedShop().state().warning).toEqual([]);
});

it('does without where storing is forbidden', () => {
  const { store } = persistedShop([], { session: forbidden });
  store.dispatch(warningDismissed('Snow'));
  expect(store.getState().warning).toEqual(['Snow']);
});
