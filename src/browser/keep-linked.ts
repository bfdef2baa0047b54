import type { Store } from 'redux';
import type { ShopState } from '../application/store/root-reducer';
import type { Instant } from '../domain/time/instant';
import { localReferral } from '../infrastructure/storage/local-referral';
import { sessionLinkedPromo } from '../infrastructure/storage/session-linked-promo';
import { keepLinkedPromo } from './keep-linked-promo';
import { keepReferral } from './keep-referral';

/** Keeps in the browser what addresses bring, invitations and codes. To be called once. */
export const keepLinked = (store: Store<ShopState>, now: () => Instant): void => {
  keepLinkedPromo(
    store,
    sessionLinkedPromo(() => window.sessionStorage),
  );
  keepReferral(
    store,
    localReferral(() => window.localStorage),
    now,
  );
};
