import type { Store } from 'redux';
import type { ReferralStorage } from '../application/ports/referral-storage';
import { referralKept } from '../application/referral/referral-slice';
import type { ShopState } from '../application/store/root-reducer';
import { keepReferral as stillKept } from '../domain/referral/kept-referral';
import type { Instant } from '../domain/time/instant';

/**
 * Keeps an invitation in this browser, and takes over what another window has made of it. What was
 * kept comes back before the page looks at its address, so that the first invitation wins; one of
 * over 30 days ago does not. Rules 12.3.
 */
export const keepReferral = (
  store: Store<ShopState>,
  storage: ReferralStorage,
  now: () => Instant,
): void => {
  let kept: ShopState['referral'] = null;
  const takeOver = (): void => {
    const found = stillKept(storage.load(), null, null, now());
    if (found?.id === kept?.id) return;
    kept = found;
    store.dispatch(referralKept(found));
  };
  takeOver();
  store.subscribe(() => {
    const { referral } = store.getState();
    if (referral === kept) return;
    kept = referral;
    storage.save(kept);
  });
  // Told to every other window, never to the one that wrote.
  window.addEventListener('storage', takeOver);
};
