import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Action } from 'redux';
import { runSaga, stdChannel } from 'redux-saga';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import { isForCustomers } from '../../../src/application/store/customer-actions';
import type { AccountAndCheckoutUseCases } from '../../../src/application/store/account-and-checkout-watchers';
import { accountAndCheckoutWatchers } from '../../../src/application/store/account-and-checkout-watchers';
import { rootReducer } from '../../../src/application/store/root-reducer';
import { fakeBackend, fakeLostCart, wireUseCases } from '../../support/running-shop';

const APPLICATION = path.join(__dirname, '../../../src/application');

/** Every action of the shop, by its name in the code. */
const ALL: readonly Action[] = readdirSync(APPLICATION, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [
    ...readFileSync(path.join(APPLICATION, file), 'utf8').matchAll(
      /defineAction(?:<[^;]*?>)?\(\s*'([^']+)'/g,
    ),
  ])
  .map(([, type = '']) => ({ type }));

/** Only of importance to what one of the others has begun. */
const AFTERWARDS = [
  'language/switched',
  'modal/closed',
  'order/listLeft',
  'order/placed',
  'order/trackingEnded',
  'outage/over',
  'profile/loaded',
  'profile/saved',
  'referral/linked',
  'session/signedIn',
  'session/signedOut',
];

/** What watchers wait for when they have only just begun. */
const awaitedBy = (useCases: AccountAndCheckoutUseCases): ReadonlySet<string> => {
  const awaited = new Set<string>();
  const channel = stdChannel<Action>();
  const state = rootReducer(undefined, { type: 'start' });
  const noting: typeof channel = {
    ...channel,
    take: (callback, matches) => {
      ALL.filter((action) => matches?.(action)).forEach(({ type }) => awaited.add(type));
      channel.take(callback, matches);
    },
  };
  for (const watch of accountAndCheckoutWatchers(useCases)) {
    runSaga({ channel: noting, dispatch: (action) => action, getState: () => state }, watch);
  }
  return awaited;
};

it('all that customers’ sagas wait for brings them, but for what only follows', () => {
  const awaited = awaitedBy(wireUseCases(fakeBackend(), fakeLostCart()));
  const bringing = ALL.filter(isForCustomers).map(({ type }) => type);
  expect([...awaited].filter((type) => !bringing.includes(type)).sort()).toEqual(AFTERWARDS);
  expect(bringing.filter((type) => !awaited.has(type))).toEqual([]);
  expect(bringing.length).toBeGreaterThan(20);
});

it('so do the modals in which somebody logs in or says where they are, and no others', () => {
  expect(isForCustomers(modalOpened('auth'))).toBe(true);
  expect(isForCustomers(modalOpened('delivery'))).toBe(true);
  expect(isForCustomers(modalOpened('search'))).toBe(false);
});
