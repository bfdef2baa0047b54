import { consentAnswered, consentReopened } from '../../../src/application/analytics/consent-slice';
import { visitShown } from '../../../src/application/analytics/count-visits.saga';
import { pageReady } from '../../../src/application/navigation/page-slice';
import type { ConsentAnswer } from '../../../src/application/ports/consent-storage';
import createSagaMiddleware from 'redux-saga';
import { createShopStore } from '../../../src/application/store/create-store';
import { rootSaga } from '../../../src/application/store/root-saga';
import { fakeBackend, settled, wireUseCases } from '../../support/running-shop';

const openShop = (remembered: ConsentAnswer | null) => {
  const sagas = createSagaMiddleware();
  const store = createShopStore(undefined, sagas);
  const analytics = { start: jest.fn(), pageViewed: jest.fn() };
  const consent = { load: () => remembered, save: jest.fn() };
  sagas.run(rootSaga, { ...wireUseCases(fakeBackend()), analytics, consent }, () => undefined);
  store.dispatch(pageReady({ name: 'product', slug: 'margherita' }));
  store.dispatch(visitShown(undefined));
  return { store, analytics, consent };
};

it('counts nobody who was not asked, and nothing is loaded', async () => {
  const { store, analytics } = openShop(null);
  store.dispatch(pageReady({ name: 'cart' }));
  await settled();
  expect(store.getState().consent).toBe('unasked');
  expect(analytics.start).not.toHaveBeenCalled();
  expect(analytics.pageViewed).not.toHaveBeenCalled();
});

it('counts from the moment on in which a visitor agrees, and remembers it', async () => {
  const { store, analytics, consent } = openShop(null);
  store.dispatch(consentAnswered('granted'));
  store.dispatch(pageReady({ name: 'search', text: 'my secret' }));
  await settled();
  expect(consent.save).toHaveBeenCalledWith('granted');
  expect(analytics.start).toHaveBeenCalledTimes(1);
  expect(analytics.pageViewed.mock.calls).toEqual([
    [{ name: 'product___en' }],
    [{ name: 'search___en' }],
  ]);
});

it('asks nobody again who has answered, and counts only those who agreed', async () => {
  const agreed = openShop('granted');
  const refused = openShop('denied');
  await settled();
  expect(agreed.analytics.pageViewed).toHaveBeenCalledWith({ name: 'product___en' });
  expect(refused.analytics.start).not.toHaveBeenCalled();
  expect(refused.store.getState().consent).toBe('denied');
});

it('stops telling as soon as the visitor changes their mind', async () => {
  const { store, analytics } = openShop('granted');
  await settled();
  store.dispatch(consentReopened(undefined));
  store.dispatch(consentAnswered('denied'));
  store.dispatch(pageReady({ name: 'cart' }));
  await settled();
  expect(analytics.pageViewed).toHaveBeenCalledTimes(1);
});

it('counts nobody twice whose page is shown again', async () => {
  const { store, analytics } = openShop('granted');
  await settled();
  store.dispatch(visitShown(undefined));
  await settled();
  expect(analytics.start).toHaveBeenCalledTimes(1);
});
