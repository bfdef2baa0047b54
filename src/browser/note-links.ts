import type { Store } from 'redux';
import { promoLinked } from '../application/pricing/linked-promo-slice';
import { referralLinked } from '../application/referral/referral-slice';
import type { ShopState } from '../application/store/root-reducer';
import { promoFromLink } from '../domain/promotion/linked-promo';
import { referralFromLink } from '../domain/referral/referral-link';
import type { Instant } from '../domain/time/instant';

/**
 * Notes what the address brings before the page hydrates: a customer who clicks a link right then is on
 * another page before those who watch addresses are there. Rules 12.3.
 */
export const noteLinks = (store: Store<ShopState>, search: string, now: () => Instant): void => {
  const id = referralFromLink(search);
  if (id !== null) store.dispatch(referralLinked({ id, storedAt: now() }));
  const code = promoFromLink(search);
  if (code !== null) store.dispatch(promoLinked(code));
};
