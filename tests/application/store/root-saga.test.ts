import { calculationRequested, lineAdded } from '../../../src/application/cart/cart-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { routeEntered } from '../../../src/application/navigation/page-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import type { Listing } from '../../../src/application/ports/listing';
import { ok } from '../../../src/domain/result/result';
import { lineOf } from '../../support/carts';
import { SETTINGS, cityOf, listingOf, productOf } from '../../support/menus';
import { fakeBackend, openCalls, runShop, settled } from '../../support/running-shop';

const pizza = { name: 'category', category: 'pizza', page: 1, filter: [] } as const;

describe('on the server', () => {
  it('loads a visit whole before it ends, and reports nothing', async () => {
    const { store, visit, errors } = runShop(fakeBackend());
    await visit({ host: 'varna.example', route: pizza });
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
    const { store, visit } = runShop(fakeBackend({ listing: calls.call }));
    const ended = jest.fn();
    const loading = visit({ host: 'varna.example', route: pizza }).then(ended);
    await settled();
    expect(ended).not.toHaveBeenCalled();
    await calls.answer(1, ok(listingOf(productOf(3))));
    await loading;
    expect(store.getState().catalogue.listing).toEqual(listingOf(productOf(3)));
  });

  it('rejects on a fault of the shop itself', async () => {
    const fault = new Error('A gateway that broke its promise');
    const { visit } = runShop(fakeBackend({ cities: jest.fn(() => Promise.reject(fault)) }));
    await expect(visit({ host: 'varna.example', route: pizza })).rejects.toBe(fault);
  });
});

describe('in the browser', () => {
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
