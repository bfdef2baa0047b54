import { calculationRequested, lineAdded } from '../../../src/application/cart/cart-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { routeEntered } from '../../../src/application/navigation/page-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { createCoreSlot } from '../../../src/application/store/core-slot';
import { createShopStore } from '../../../src/application/store/create-store';
import { runCore } from '../../../src/application/store/run-core';
import { visitStarted } from '../../../src/application/pages/enter-shop.saga';
import type { Listing } from '../../../src/application/ports/listing';
import { ok } from '../../../src/domain/result/result';
import { lineOf } from '../../support/carts';
import { SETTINGS, cityOf, listingOf, productOf } from '../../support/menus';
import {
  fakeBackend,
  fakeLostCart,
  openCalls,
  runShop,
  settled,
  wireUseCases,
} from '../../support/running-shop';

const pizza = { name: 'category', category: 'pizza', page: 1, filter: [] } as const;

describe('on the server', () => {
  it('ends after a visit although its watchers never would, with everything loaded', async () => {
    const { store, core, errors } = runShop(fakeBackend());
    store.dispatch(visitStarted({ host: 'varna.example', route: pizza }));
    core.finish();
    await core.task.toPromise();
    expect(store.getState()).toMatchObject({
      city: { current: { id: 2 } },
      settings: SETTINGS,
      catalogue: { listing: listingOf(productOf(1)) },
      page: { kind: 'ready', route: pizza },
    });
    expect(errors).toEqual([]);
  });

  it('does not end before the slowest answer', async () => {
    const calls = openCalls<Listing>();
    const { store, core } = runShop(fakeBackend({ listing: calls.call }));
    store.dispatch(visitStarted({ host: 'varna.example', route: pizza }));
    core.finish();
    await settled();
    expect(core.task.isRunning()).toBe(true);
    await calls.answer(1, ok(listingOf(productOf(3))));
    await core.task.toPromise();
    expect(store.getState().catalogue.listing).toEqual(listingOf(productOf(3)));
  });

  it('ends at once when nobody came', async () => {
    const { core } = runShop(fakeBackend());
    core.finish();
    await core.task.toPromise();
    expect(core.task.isRunning()).toBe(false);
  });

  it('asks nothing more once it has ended', async () => {
    const backend = fakeBackend();
    const { store, core } = runShop(backend);
    core.finish();
    await core.task.toPromise();
    store.dispatch(visitStarted({ host: 'varna.example', route: pizza }));
    await settled();
    expect(backend.cities).not.toHaveBeenCalled();
  });
});

describe('in the browser', () => {
  it('carries out what was asked for before it arrived', async () => {
    const slot = createCoreSlot();
    const store = createShopStore(slot);
    const backend = fakeBackend();
    store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
    store.dispatch(settingsLoaded(SETTINGS));
    store.dispatch(lineAdded({ line: lineOf(1), mode: 'increase' }));
    store.dispatch(calculationRequested(undefined));
    store.dispatch(routeEntered({ name: 'home' }));
    runCore(store, slot, wireUseCases(backend, fakeLostCart()), () => undefined);
    await settled();
    expect(backend.calculate).toHaveBeenCalledTimes(1);
    expect(store.getState().page).toMatchObject({ kind: 'ready', route: { name: 'home' } });
  });

  it('reports a fault, says so on the page, and goes on', async () => {
    const fault = new Error('A gateway that broke its promise');
    const backend = fakeBackend({ listing: jest.fn(() => Promise.reject(fault)) });
    const { store, errors } = runShop(backend);
    store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
    store.dispatch(settingsLoaded(SETTINGS));
    store.dispatch(routeEntered(pizza));
    await settled();
    expect(errors).toEqual([fault]);
    expect(store.getState().page).toMatchObject({ kind: 'failed', route: pizza, status: 500 });
    store.dispatch(routeEntered({ name: 'home' }));
    await settled();
    expect(store.getState().page).toMatchObject({ kind: 'ready', route: { name: 'home' } });
  });

  it('says that the price is the last known one when asking for it broke, and asks again', async () => {
    const fault = new Error('A gateway that broke its promise');
    const backend = fakeBackend();
    backend.calculate.mockRejectedValueOnce(fault);
    const { store, errors } = runShop(backend);
    store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
    store.dispatch(lineAdded({ line: lineOf(1), mode: 'increase' }));
    store.dispatch(calculationRequested(undefined));
    await settled();
    expect(errors).toEqual([fault]);
    expect(store.getState().cart).toMatchObject({ progress: 'failed', lines: [lineOf(1)] });
    store.dispatch(calculationRequested(undefined));
    await settled();
    expect(store.getState().cart.progress).toBe('settled');
  });
});
