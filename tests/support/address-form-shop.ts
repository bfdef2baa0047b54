import { cityChosen } from '../../src/application/city/city-slice';
import { settingsLoaded } from '../../src/application/settings/settings-slice';
import { streetTyped } from '../../src/application/addresses/address-form-slice';
import type { LocateDevice } from '../../src/application/ports/maps';
import type { City } from '../../src/domain/city/city';
import { refuse } from '../../src/domain/result/result';
import type { FakeFinder } from './fake-finder';
import { fakeFinder } from './fake-finder';
import { SETTINGS, cityOf } from './menus';
import type { FakeBackend } from './running-shop';
import { fakeBackend, runShop, settled } from './running-shop';

interface FormShop {
  readonly city?: Partial<City>;
  readonly backend?: Partial<FakeBackend>;
  readonly finder?: FakeFinder;
  readonly locateDevice?: LocateDevice;
}

export const SOFIA_CENTER = { lat: 42.6977, lng: 23.3219 };

/** The application core in Sofia, with a form of an address over a map service that a test answers. */
export const addressFormShop = ({
  city = {},
  backend: answers = {},
  finder = fakeFinder(),
  locateDevice = () => Promise.resolve(refuse({ kind: 'location.unavailable' })),
}: FormShop = {}) => {
  const backend = fakeBackend(answers);
  const { loadAddressFinder } = finder;
  const shop = runShop(backend, { loadAddressFinder, locateDevice });
  const { store } = shop;
  const current = { ...cityOf(1, 'sofia.example'), center: SOFIA_CENTER, ...city };
  store.dispatch(cityChosen({ current, all: [] }));
  store.dispatch(settingsLoaded(SETTINGS));
  return {
    ...shop,
    backend,
    finder,
    form: () => store.getState().addressForm,
    type: (text: string) => store.dispatch(streetTyped(text)),
    wait: async (milliseconds: number) => {
      await jest.advanceTimersByTimeAsync(milliseconds);
      await settled();
    },
  };
};
