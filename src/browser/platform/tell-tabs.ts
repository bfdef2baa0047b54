import type { Store } from 'redux';
import { accountNewsReceived } from '../../application/session/session-news';
import type { AccountNews } from '../../application/ports/account-platform';
import type { ShopState } from '../../application/store/root-reducer';
import { attempt } from '../../infrastructure/storage/attempt';

const CHANNEL = 'account';

const NEWS: readonly AccountNews[] = ['signedIn', 'signedOut', 'profileSaved'];

/**
 * Lets the shop's other windows in this browser, in whatever language, know who is logged in and
 * their news, and receives theirs: a channel reaches everybody but its sender. Returns how to send. Where
 * there are no channels each window finds out by its own calls.
 */
export const tellTabs = (
  store: Store<ShopState>,
  openChannel: (name: string) => BroadcastChannel,
): ((news: AccountNews) => void) => {
  const channel = attempt(() => openChannel(CHANNEL), null);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = NEWS.find((known) => known === data);
    if (news) store.dispatch(accountNewsReceived(news));
  });
  return (news) => {
    attempt(() => channel?.postMessage(news), undefined);
  };
};
