import { cityChosen } from '../../../src/application/city/city-slice';
import type { DeliveryArea } from '../../../src/application/ports/delivery-area';
import { deliveryInfoLoaded } from '../../../src/application/delivery/delivery-info-slice';
import { areaRequested } from '../../../src/application/delivery/delivery-slice';
import { selectZoneFinder, selectZones } from '../../../src/application/delivery/zone-selectors';
import { languageSwitched } from '../../../src/application/session/language-slice';
import { ok } from '../../../src/domain/result/result';
import { cityOf } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, fakeBackend, openCalls, runShop, settled } from '../../support/running-shop';
import { polygon, rectangle } from '../../support/rings';
import { areaZoneOf } from '../../support/zones';

const ZONES = [
  areaZoneOf(1, { minOrder: 30 }),
  areaZoneOf(2, { minOrder: 20, polygons: [polygon(rectangle(0.5, 0.5, 2, 2))] }),
];

const open = (area: FakeBackend['area']) => {
  const backend = fakeBackend({ area });
  const { store, errors } = runShop(backend);
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  return {
    backend,
    store,
    errors,
    need: () => store.dispatch(areaRequested(undefined)),
    area: () => store.getState().delivery.area,
  };
};

const answering = () => jest.fn(() => Promise.resolve(ok<DeliveryArea>({ zones: ZONES })));

it('is fetched once, however often it is needed', async () => {
  const { backend, need, area } = open(answering());
  expect(area()).toEqual({ kind: 'unknown' });
  need();
  need();
  expect(area()).toEqual({ kind: 'loading' });
  await settled();
  need();
  await settled();
  expect(area()).toEqual({ kind: 'known', area: { zones: ZONES } });
  expect(backend.area.mock.calls).toEqual([[1, expect.any(AbortSignal)]]);
});

it('that could not be had is asked for again', async () => {
  const shop = open(failing({ kind: 'unreachable' }));
  shop.need();
  await settled();
  expect(shop.area()).toEqual({ kind: 'failed' });
  shop.backend.area.mockResolvedValue(ok({ zones: ZONES }));
  shop.need();
  await settled();
  expect(shop.area().kind).toBe('known');
});

it('on its way while the language changes comes in the new one', async () => {
  const calls = openCalls<DeliveryArea>();
  const { store, need, area } = open(calls.call);
  need();
  store.dispatch(languageSwitched('ru'));
  await calls.answer(1, ok({ zones: [] }));
  expect(area()).toEqual({ kind: 'loading' });
  await calls.answer(2, ok({ zones: ZONES }));
  expect(area()).toEqual({ kind: 'known', area: { zones: ZONES } });
  expect(calls.call).toHaveBeenCalledTimes(2);
});

it('that is there is forgotten with its language, and fetched when it is needed', async () => {
  const { backend, store, need, area } = open(answering());
  need();
  await settled();
  store.dispatch(languageSwitched('ru'));
  await settled();
  expect(area()).toEqual({ kind: 'unknown' });
  expect(backend.area).toHaveBeenCalledTimes(1);
  need();
  await settled();
  expect(area().kind).toBe('known');
});

it('cannot be had before it is known in which city', async () => {
  const backend = fakeBackend();
  const { store } = runShop(backend);
  store.dispatch(areaRequested(undefined));
  await settled();
  expect(store.getState().delivery.area).toEqual({ kind: 'failed' });
  expect(backend.area).not.toHaveBeenCalled();
});

it('a fault while it is fetched is reported, and the next need asks again', async () => {
  const area = answering().mockImplementationOnce(() => {
    throw new Error('broken');
  });
  const shop = open(area);
  shop.need();
  await settled();
  expect(shop.area()).toEqual({ kind: 'failed' });
  expect(shop.errors).toEqual([new Error('broken')]);
  shop.need();
  await settled();
  expect(shop.area().kind).toBe('known');
});

it('tells the zone of a point: the one with the lowest minimum, or that there is none', async () => {
  const { store, need } = open(answering());
  const zoneAt = (lat: number, lng: number) => selectZoneFinder(store.getState())({ lat, lng });
  expect(zoneAt(0.7, 0.7)).toBe('unknown');
  expect(selectZones(store.getState())).toEqual([]);
  need();
  await settled();
  expect(zoneAt(0.7, 0.7)).toBe(ZONES[1]);
  expect(zoneAt(0.1, 0.1)).toBe(ZONES[0]);
  expect(zoneAt(3, 3)).toBe('outside');
  expect(selectZones(store.getState())).toBe(ZONES);
});

it('told to the page about delivery along with its terms is not asked for', async () => {
  const { backend, store, need, area } = open(answering());
  store.dispatch(deliveryInfoLoaded({ zones: [], payments: [], area: { zones: ZONES } }));
  need();
  await settled();
  expect(area()).toEqual({ kind: 'known', area: { zones: ZONES } });
  expect(backend.area).not.toHaveBeenCalled();
  expect(store.getState().deliveryInfo).toEqual({ zones: [], payments: [] });
});
