import { cityChosen } from '../../../src/application/city/city-slice';
import { languageSwitched } from '../../../src/application/session/language-slice';
import { streetsRequested } from '../../../src/application/addresses/streets-slice';
import type { LoadAddressFinder, MapStreet } from '../../../src/application/ports/maps';
import { refuse } from '../../../src/domain/result/result';
import { fakeFinder } from '../../support/fake-finder';
import { gate } from '../../support/gate';
import { SOFIA } from '../../support/render-shop';
import { fakeBackend, runShop, settled } from '../../support/running-shop';

const street = (name: string): MapStreet => ({
  name,
  at: { lat: 42.69, lng: 23.32 },
  isMain: true,
  course: [],
});

const VITOSHA = street('Vitosha Blvd');

/** A map service that has a list of streets, or none. */
const finderWith =
  (streets?: readonly MapStreet[]): LoadAddressFinder =>
  async (area) => ({
    ...(await fakeFinder().loadAddressFinder(area)),
    ...(streets ? { streets } : {}),
  });

const openShop = (loadAddressFinder: LoadAddressFinder) => {
  const { store, errors } = runShop(fakeBackend(), {
    loadAddressFinder,
    locateDevice: () => Promise.resolve(refuse({ kind: 'location.unavailable' })),
  });
  store.dispatch(cityChosen({ current: SOFIA, all: [] }));
  return {
    errors,
    need: async (): Promise<void> => {
      store.dispatch(streetsRequested(undefined));
      await settled();
    },
    switchTo: (locale: string) => store.dispatch(languageSwitched(locale)),
    streets: () => store.getState().streets,
  };
};

it('has the streets of the city once a map needs them, and asks for them once', async () => {
  const load = jest.fn(finderWith([VITOSHA]));
  const { need, streets } = openShop(load);
  await settled();
  expect(load).not.toHaveBeenCalled();
  await need();
  expect(streets()).toEqual([VITOSHA]);
  await need();
  expect(load).toHaveBeenCalledTimes(1);
});

it.each<[string, LoadAddressFinder]>([
  ['the map service draws them itself', finderWith()],
  ['the list cannot be had', () => Promise.reject(new Error('No such chunk'))],
])('goes on without streets where %s', async (_, load) => {
  const { need, streets, errors } = openShop(load);
  await need();
  expect(streets()).toEqual([]);
  expect(errors).toEqual([]);
});

it('forgets names in another language, and takes none that come too late', async () => {
  const late = gate();
  const { need, streets, switchTo } = openShop(async (area) => {
    if (area.locale !== 'ru') await late.promise;
    return finderWith([street(area.locale)])(area);
  });
  await need();
  switchTo('ru');
  late.open();
  await settled();
  expect(streets()).toEqual([]);
  await need();
  expect(streets().map(({ name }) => name)).toEqual(['ru']);
  switchTo('en');
  expect(streets()).toEqual([]);
});
