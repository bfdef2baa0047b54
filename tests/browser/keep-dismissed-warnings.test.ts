import { settingsLoaded } from '../../src/application/settings/settings-slice';
import { createCoreSlot } from '../../src/application/store/core-slot';
import { createShopStore } from '../../src/application/store/create-store';
import { warningDismissed } from '../../src/application/warning/warning-slice';
import { keepDismissedWarnings } from '../../src/browser/keep-dismissed-warnings';
import { SETTINGS } from '../support/menus';

it('says what was put away earlier in the session, and keeps what is put away now', () => {
  const store = createShopStore(createCoreSlot());
  const storage = { load: () => ['Snow'], save: jest.fn() };
  keepDismissedWarnings(store, storage);
  expect(store.getState().warning).toEqual(['Snow']);
  store.dispatch(settingsLoaded(SETTINGS));
  expect(storage.save).not.toHaveBeenCalled();
  store.dispatch(warningDismissed('Flood'));
  expect(storage.save).toHaveBeenCalledTimes(1);
  expect(storage.save).toHaveBeenCalledWith(['Snow', 'Flood']);
});
