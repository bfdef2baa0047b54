import { cityRefreshDue } from '../../../src/application/city/refresh-city.saga';
import { ok } from '../../../src/domain/result/result';
import { cityOf } from '../../support/menus';
import { fakeBackend, runShop, settled } from '../../support/running-shop';

it('brings what has become of the city of the address, and keeps it when nobody answers', async () => {
  const backend = fakeBackend();
  const { store } = runShop(backend);
  const busy = {
    ...cityOf(1, 'sofia.example'),
    ordering: {
      kitchen: { kind: 'busy', extraMinutes: 20, message: null },
      delivery: true,
      pickup: true,
    },
  } as const;
  backend.cities.mockResolvedValueOnce(ok([cityOf(2, 'varna.example'), busy]));
  store.dispatch(cityRefreshDue(undefined));
  await settled();
  expect(store.getState().city.current).toEqual(busy);
  backend.cities.mockResolvedValueOnce({ ok: false, error: { kind: 'unreachable' } });
  store.dispatch(cityRefreshDue(undefined));
  await settled();
  expect(store.getState().city.current).toEqual(busy);
});
