import {
  sectionRequested,
  sectionsLoaded,
  selectMenuSections,
} from '../../../src/application/catalogue/menu-sections-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { pageRestored, routeEntered } from '../../../src/application/navigation/page-slice';
import type { Route } from '../../../src/application/navigation/route';
import type { Listing } from '../../../src/application/ports/listing';
import { languageSwitched } from '../../../src/application/session/language-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { ok } from '../../../src/domain/result/result';
import { filterId } from '../../support/ids';
import { SETTINGS, cityOf, listingOf, productOf, refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, openCalls, runShop, settled } from '../../support/running-shop';

const openMenu = (more: Partial<FakeBackend> = {}) => {
  const backend = fakeBackend(more);
  const { store } = runShop(backend);
  const city = cityOf(1, 'sofia.example');
  store.dispatch(cityChosen({ current: city, all: [city] }));
  store.dispatch(settingsLoaded(SETTINGS));
  return {
    backend,
    store,
    enter: async (route: Route) => {
      store.dispatch(routeEntered(route));
      await settled();
    },
    ask: async (slug: string) => {
      store.dispatch(sectionRequested(slug));
      await settled();
    },
    sections: () => selectMenuSections(store.getState()).sections,
  };
};

it('shows the first section with the page, and each other one when it is asked for', async () => {
  const { backend, enter, ask, sections } = openMenu();
  await enter({ name: 'products' });
  expect(Object.keys(sections())).toEqual(['pizza']);
  await ask('rolls');
  expect(backend.listing).toHaveBeenLastCalledWith(1, { slug: 'rolls', page: 1, filter: [] });
  expect(sections()).toMatchObject({ pizza: listingOf(productOf(1)), rolls: { products: [{}] } });
});

it('keeps what was loaded for the way back from a dish', async () => {
  const { enter, ask, sections } = openMenu();
  await enter({ name: 'products' });
  await ask('rolls');
  await enter({ name: 'product', slug: 'dish-1' });
  await enter({ name: 'products' });
  expect(Object.keys(sections())).toEqual(['pizza', 'rolls']);
});

it('forgets sections without the filters that are chosen now', async () => {
  const { ask, sections, store } = openMenu();
  await ask('rolls');
  store.dispatch(
    sectionsLoaded({ filter: [filterId(3)], listings: [{ slug: 'pizza', listing: listingOf() }] }),
  );
  expect(Object.keys(sections())).toEqual(['pizza']);
});

it('says that a section failed and lets it be tried again', async () => {
  const { backend, ask, sections } = openMenu({ listing: failing(refusedWith(503)) });
  await ask('rolls');
  expect(sections()['rolls']).toBe('failed');
  backend.listing.mockResolvedValue(ok(listingOf(productOf(2))));
  await ask('rolls');
  expect(sections()['rolls']).toMatchObject({ products: [{ id: 2 }] });
});

it('drops an answer in a language that was left meanwhile', async () => {
  const calls = openCalls<Listing>();
  const { ask, sections, store } = openMenu({ listing: calls.call });
  await ask('rolls');
  store.dispatch(languageSwitched('ru'));
  await calls.answer(1, ok(listingOf(productOf(2))));
  await settled();
  expect(sections()).toEqual({});
});

it('loads sections again when the page was long away, and keeps one that does not come', async () => {
  const { backend, ask, sections, store } = openMenu();
  await ask('rolls');
  await ask('pizza');
  backend.listing.mockImplementation((_, { slug }) =>
    slug === 'pizza' ? failing(refusedWith(503))() : Promise.resolve(ok(listingOf(productOf(9)))),
  );
  store.dispatch(pageRestored(undefined));
  await settled();
  expect(sections()).toMatchObject({
    rolls: { products: [{ id: 9 }] },
    pizza: { products: [{ id: 1 }] },
  });
});
