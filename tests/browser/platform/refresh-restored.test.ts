import { signedIn, signedOut } from '../../../src/application/session/account-slice';
import { accountRefreshDue } from '../../../src/application/session/session-news';
import { visitShown } from '../../../src/application/analytics/count-visits.saga';
import { liveOrderRequested } from '../../../src/application/tracking/live-order-slice';
import { pageRestored } from '../../../src/application/navigation/page-slice';
import { refreshRestored } from '../../../src/browser/platform/refresh-restored';
import { NOON } from '../../support/customers';
import { TRACKING_KEY } from '../../support/orders';
import { shopStore } from '../../support/render-shop';

/** A page that was left. */
const leftPage = (isSignedIn: boolean, hasOrder = false) => {
  const { store, intents } = shopStore('en', [
    isSignedIn ? signedIn(undefined) : signedOut(undefined),
  ]);
  const browser = new EventTarget();
  const held = [{ key: TRACKING_KEY, placedAt: NOON, hasEnded: false, address: null }];
  refreshRestored(
    store,
    { load: () => (hasOrder ? held : []), save: () => undefined },
    // It listens to one event alone.
    browser as Window,
  );
  return {
    store,
    asked: () => intents.map(({ type }) => type),
    show: (persisted: boolean) => {
      browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
  };
};

it('a page that comes back asks for all that may have changed, and the account first', () => {
  const { asked, show } = leftPage(true);
  show(true);
  expect(asked()[0]).toBe(accountRefreshDue.type);
  expect(asked()).toEqual(expect.arrayContaining([pageRestored.type, liveOrderRequested.type]));
});

it('a guest has no account to ask, and no order without its key', () => {
  const without = leftPage(false);
  without.show(true);
  expect(without.asked()).not.toContain(accountRefreshDue.type);
  expect(without.asked()).not.toContain(liveOrderRequested.type);
  // This shop counts no visits.
  expect(without.asked()).not.toContain(visitShown.type);
  const ordered = leftPage(false, true);
  ordered.show(true);
  expect(ordered.asked()).toContain(liveOrderRequested.type);
});

it('a page that is opened anew has all of it already', () => {
  const { asked, show } = leftPage(true);
  show(false);
  expect(asked()).toEqual([]);
});
