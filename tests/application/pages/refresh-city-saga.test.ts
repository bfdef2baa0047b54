import { calculationFailed, cartRestored } from '../../../src/application/cart/cart-slice';
import { cityRefreshDue } from '../../../src/application/pages/refresh-city.saga';
import { ok } from '../../../src/domain/result/result';
import { cityOf } from '../../support/menus';
import { lineOf } from '../../support/carts';
import { NOON } from '../../support/customers';
import { fakeBackend, failing, runShop, settled } from '../../support/running-shop';

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

describe('a backend that is away', () => {
  const away = failing({ kind: 'refused', status: 503, code: null, message: null, errors: {} });
  const look = async ({ store }: ReturnType<typeof runShop>): Promise<void> => {
    store.dispatch(cityRefreshDue(undefined));
    await settled();
  };

  it('is noticed by a look at the city, since the first time, and so is its return', async () => {
    const backend = fakeBackend();
    const shop = runShop(backend);
    backend.cities.mockImplementationOnce(away).mockImplementationOnce(away);
    await look(shop);
    await look(shop);
    expect(shop.store.getState().outage).toBe(NOON);
    await look(shop);
    expect(shop.store.getState().outage).toBeNull();
  });

  it('is looked for at once when a price cannot be had, which is asked for again afterwards', async () => {
    const backend = fakeBackend();
    const shop = runShop(backend);
    backend.cities.mockImplementationOnce(away);
    shop.store.dispatch(cartRestored([lineOf(1)]));
    shop.store.dispatch(calculationFailed(undefined));
    await settled();
    expect(shop.store.getState().outage).toBe(NOON);
    expect(backend.calculate).not.toHaveBeenCalled();
    await look(shop);
    expect(backend.calculate).toHaveBeenCalledTimes(1);
  });

  it('is not what a customer without a network is told about', async () => {
    const backend = fakeBackend({ cities: failing({ kind: 'unreachable' }) });
    const shop = runShop(backend);
    await look(shop);
    expect(shop.store.getState().outage).toBeNull();
  });
});
