import type { CustomerLoaders } from '../../../src/application/navigation/content-loader';
import { customerLoaders } from '../../../src/application/pages/customer-loaders';
import { lateLoaders } from '../../../src/application/pages/late-loaders';
import { makeLoadContent } from '../../../src/application/pages/load-content';
import type { Route } from '../../../src/application/navigation/route';
import { cityId } from '../../support/ids';
import { fakeBackend } from '../../support/running-shop';

const PAGES: readonly Route[] = [
  { name: 'account' },
  { name: 'accountAddress' },
  { name: 'accountBonuses' },
  { name: 'accountProfile' },
  { name: 'accountReferral' },
  { name: 'accountOrders', page: 1 },
  { name: 'accountOrder', id: null },
  { name: 'accepted', key: null },
];

const loading = (customers: (loaders: CustomerLoaders) => CustomerLoaders) => {
  const backend = fakeBackend();
  const there = customerLoaders({
    orders: backend,
    bonuses: backend,
    profiles: backend,
    referral: backend,
  });
  const load = makeLoadContent(
    { catalogue: backend, content: backend, delivery: backend, search: backend },
    customers(there),
  );
  return (route: Route) =>
    load(route, { cityId: cityId(1), inCart: [], favourites: [], viewed: [] });
};

it.each(PAGES)(
  'a customer’s page $name shows the same, whenever what loads it comes',
  async (page) => {
    const late = loading((there) => lateLoaders(() => Promise.resolve(there)));
    const atOnce = loading((there) => there);
    expect(await late(page)).toEqual(await atOnce(page));
  },
);

it.each(PAGES)('where it cannot be had, the page $name cannot be reached', async (page) => {
  const late = loading(() => lateLoaders(() => Promise.resolve(null)));
  expect(await late(page)).toEqual({ ok: false, error: { kind: 'unreachable' } });
});
