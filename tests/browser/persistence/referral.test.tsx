import { referralChanged } from '../../../src/application/referral/referral-slice';
import { instant } from '../../../src/domain/time/instant';
import { ReferralWatcher } from '../../../src/ui/app/shop-watchers';
import { NOON, referralOf } from '../../support/customers';
import { renderShop } from '../../support/render-shop';
import { storageArea } from '../../support/storage-area';
import { persistedShop } from '../../support/persisted-shop';

const DAY = 86_400_000;

const open = (text: string | null, now = NOON) => {
  const { area, kept: stored } = storageArea();
  if (text !== null) area.setItem('reffererId', text);
  const { store } = persistedShop([], { area: () => area, now: () => now });
  return { store, kept: stored, referral: () => store.getState().referral };
};

it('an invitation in the address of any page is noted, the first one wins', () => {
  const first = renderShop(<ReferralWatcher />, { path: '/ru/news?a=1&ref=k3v9' });
  expect(first.state().referral).toMatchObject({ id: 'k3v9' });
  const second = renderShop(<ReferralWatcher />, {
    path: '/?ref=other',
    actions: [referralChanged({ id: referralOf('k3v9'), storedAt: instant(Date.now()) })],
  });
  expect(second.state().referral).toMatchObject({ id: 'k3v9' });
});

it('what is no invitation is not', () => {
  expect(renderShop(<ReferralWatcher />, { path: '/?ref=a%20b' }).state().referral).toBeNull();
});

it('is kept for 30 days', () => {
  const text = `k3v9 ${String(NOON)}`;
  expect(open(text, instant(NOON + 29 * DAY)).referral()).toEqual({ id: 'k3v9', storedAt: NOON });
  expect(open(text, instant(NOON + 31 * DAY)).referral()).toBeNull();
});

it.each(['', 'a b c', '<script> 1', 'k3v9', 'k3v9 soon'])(
  '“%s” in its place is nothing',
  (text) => {
    expect(open(text).referral()).toBeNull();
  },
);

it('is written down, and taken away when it is used', () => {
  const { store, kept } = open(null);
  store.dispatch(referralChanged({ id: referralOf('k3v9'), storedAt: NOON }));
  expect(kept.get('reffererId')).toBe(`k3v9 ${String(NOON)}`);
  store.dispatch(referralChanged(null));
  expect(kept.has('reffererId')).toBe(false);
});
