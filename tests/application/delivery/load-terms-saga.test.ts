import { cityChosen } from '../../../src/application/city/city-slice';
import type { DeliveryZone } from '../../../src/application/ports/delivery-area';
import {
  areaLoaded,
  selectionChanged,
  selectionRestored,
  termsRequested,
} from '../../../src/application/delivery/delivery-slice';
import { selectSelectedTerms } from '../../../src/application/delivery/zone-selectors';
import { languageSwitched } from '../../../src/application/session/language-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { placeOf } from '../../../src/domain/address/place';
import { ok, refuse } from '../../../src/domain/result/result';
import { flatAddress } from '../../support/addresses';
import { cityId } from '../../support/ids';
import { cityOf } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, openCalls, runShop, settled } from '../../support/running-shop';
import { deliveryTo, pickupAt } from '../../support/selections';
import { areaZoneOf, termsOf } from '../../support/zones';

const at = (lat: number, lng: number) => {
  const made = placeOf({ id: `at ${String(lat)}`, lat, lng });
  if (!made.ok) throw new Error('No place');
  return deliveryTo(flatAddress({ place: made.value }));
};

const HOME = at(0.5, 0.5);

const open = (terms: FakeBackend['terms'] = jest.fn(() => Promise.resolve(ok(termsOf(7))))) => {
  const backend = fakeBackend({ terms });
  const { store, errors } = runShop(backend);
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  return { backend, store, errors, terms: () => selectSelectedTerms(store.getState()) };
};

it('what an address asks is known as soon as the address is', async () => {
  const { backend, store, terms } = open();
  expect(terms()).toBe('unknown');
  store.dispatch(selectionChanged(HOME));
  expect(terms()).toBe('loading');
  await settled();
  expect(terms()).toEqual(termsOf(7));
  expect(backend.terms.mock.calls).toEqual([[1, HOME.address.place, expect.any(AbortSignal)]]);
});

it('nothing is asked for where the shapes of the zones are there: they say it', async () => {
  const { backend, store, terms } = open();
  const zone = areaZoneOf(1);
  store.dispatch(areaLoaded({ zones: [zone] }));
  store.dispatch(selectionChanged(HOME));
  await settled();
  expect(terms()).toBe(zone);
  store.dispatch(selectionChanged(at(5, 5)));
  await settled();
  expect(terms()).toBe('outside');
  expect(backend.terms).not.toHaveBeenCalled();
});

it.each<[string, GatewayFailure | { readonly kind: 'zone.out_of_range' }, string]>([
  ['in no zone', { kind: 'zone.out_of_range' }, 'outside'],
  ['that nobody can tell of', { kind: 'unreachable' }, 'failed'],
])('an address %s', async (_what, failure, fromMap) => {
  const { store, terms } = open(jest.fn(() => Promise.resolve(refuse(failure))));
  store.dispatch(selectionChanged(HOME));
  await settled();
  expect(terms()).toBe(fromMap);
});

it('an answer about the address of before is not taken for the new one’s', async () => {
  const calls = openCalls<DeliveryZone>();
  const { store, terms } = open(calls.call);
  store.dispatch(selectionChanged(HOME));
  store.dispatch(selectionChanged(at(0.6, 0.6)));
  await calls.answer(2, ok(termsOf(2)));
  await calls.answer(1, ok(termsOf(1)));
  expect(terms()).toEqual(termsOf(2));
});

it('pickup asks nothing, and an address of another city is not asked about', async () => {
  const { backend, store, terms } = open();
  store.dispatch(selectionChanged(HOME));
  await settled();
  store.dispatch(selectionChanged(pickupAt(1)));
  await settled();
  expect(terms()).toBe('unknown');
  store.dispatch(selectionRestored(deliveryTo(flatAddress({ cityId: cityId(2) }))));
  await settled();
  expect(backend.terms).toHaveBeenCalledTimes(1);
});

it('they are asked for when the page is taken over, and in the language that is spoken', async () => {
  const { backend, store, terms } = open();
  store.dispatch(termsRequested(undefined));
  await settled();
  expect(backend.terms).not.toHaveBeenCalled();
  store.dispatch(selectionRestored(HOME));
  await settled();
  store.dispatch(languageSwitched('ru'));
  expect(terms()).toBe('loading');
  await settled();
  expect(terms()).toEqual(termsOf(7));
  expect(backend.terms).toHaveBeenCalledTimes(2);
});

it('a fault while they are asked for is reported, and leaves the address as it is', async () => {
  const broken = failing({ kind: 'unreachable' });
  broken.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  const { store, errors, terms } = open(broken);
  store.dispatch(selectionChanged(HOME));
  await settled();
  expect(errors).toEqual([new Error('broken')]);
  expect(terms()).toBe('failed');
  expect(store.getState().delivery.selection).toEqual(HOME);
});
