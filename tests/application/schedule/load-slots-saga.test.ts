import { cityChosen } from '../../../src/application/city/city-slice';
import { selectionChanged } from '../../../src/application/delivery/delivery-slice';
import { outageOver } from '../../../src/application/outage/outage-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { pageReady } from '../../../src/application/navigation/page-slice';
import type { OrderSlots } from '../../../src/application/ports/slots-gateway';
import { slotsRequested } from '../../../src/application/schedule/slots-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { ok, refuse } from '../../../src/domain/result/result';
import { flatAddress } from '../../support/addresses';
import { NOON } from '../../support/customers';
import { SETTINGS, cityOf, refusedWith } from '../../support/menus';
import { fakeBackend, openCalls, runShop, settled } from '../../support/running-shop';
import { deliveryTo } from '../../support/selections';

const slotsAt = (reason: string | null): OrderSlots => ({
  now: NOON,
  soon: { isAvailable: reason === null, expected: null, reason },
  days: [],
});

const openShop = (...more: Parameters<typeof fakeBackend>) => {
  const backend = fakeBackend(...more);
  const { store } = runShop(backend);
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  store.dispatch(settingsLoaded(SETTINGS));
  return { backend, store };
};

it('times are those of the place that was chosen, by the latest question', async () => {
  const calls = openCalls<OrderSlots>();
  const { store } = openShop({ slots: calls.call });
  const home = deliveryTo(flatAddress());
  store.dispatch(selectionChanged(home));
  store.dispatch(slotsRequested(undefined));
  await settled();
  store.dispatch(slotsRequested(undefined));
  await settled();
  expect(store.getState().slots).toEqual({ kind: 'loading' });
  await calls.answer(2, ok(slotsAt(null)));
  await calls.answer(1, ok(slotsAt('closed')));
  expect(store.getState().slots).toEqual({ kind: 'known', slots: slotsAt(null) });
});

it('nobody is asked for times as long as it is not known where to', async () => {
  const { backend, store } = openShop();
  store.dispatch(slotsRequested(undefined));
  await settled();
  expect(backend.slots).not.toHaveBeenCalled();
  expect(store.getState().slots).toEqual({ kind: 'unknown' });
});

it('times that cannot be had say so, and those of another place are forgotten', async () => {
  const { backend, store } = openShop();
  store.dispatch(selectionChanged(deliveryTo(flatAddress())));
  backend.slots.mockResolvedValueOnce(refuse({ kind: 'unreachable' }));
  store.dispatch(slotsRequested(undefined));
  await settled();
  expect(store.getState().slots).toEqual({ kind: 'failed' });
  store.dispatch(slotsRequested(undefined));
  await settled();
  store.dispatch(selectionChanged(deliveryTo(flatAddress({ house: '99' }))));
  expect(store.getState().slots).toEqual({ kind: 'unknown' });
});

it('known times stay to be chosen from where newer ones cannot be had', async () => {
  const { backend, store } = openShop();
  store.dispatch(selectionChanged(deliveryTo(flatAddress())));
  store.dispatch(slotsRequested(undefined));
  await settled();
  backend.slots.mockResolvedValueOnce(refuse({ kind: 'unreachable' }));
  store.dispatch(slotsRequested(undefined));
  await settled();
  expect(store.getState().slots.kind).toBe('known');
});

it.each([
  ['checkout', { kind: 'known' }],
  ['cart', { kind: 'failed' }],
] as const)(
  'times that could not be had while the kitchen was away are asked for again on its page: %s',
  async (name, slots) => {
    const { backend, store } = openShop();
    store.dispatch(pageReady({ name }));
    store.dispatch(selectionChanged(deliveryTo(flatAddress())));
    backend.slots.mockResolvedValueOnce(refuse({ kind: 'unreachable' }));
    store.dispatch(slotsRequested(undefined));
    await settled();
    store.dispatch(outageOver(undefined));
    await settled();
    expect(store.getState().slots).toMatchObject(slots);
  },
);

it('times that were asked for too often are asked for again by themselves, when the backend says', async () => {
  jest.useFakeTimers();
  const { backend, store } = openShop();
  store.dispatch(selectionChanged(deliveryTo(flatAddress())));
  const tooMany = { ...refusedWith(429), retryAfter: 7 } as GatewayFailure;
  backend.slots.mockResolvedValueOnce(refuse(tooMany));
  store.dispatch(slotsRequested(undefined));
  await jest.advanceTimersByTimeAsync(6_999);
  expect(backend.slots).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(backend.slots).toHaveBeenCalledTimes(2);
  expect(store.getState().slots.kind).toBe('known');
  jest.useRealTimers();
});
