import { mayReloadPage } from '../../domain/frame/page-reload';
import type { Instant } from '../../domain/time/instant';
import { instant } from '../../domain/time/instant';

/** Where the time of the last reload is kept, for as long as the tab is open. */
const KEY = 'reloadedAt';

const lastReload = (storage: Storage): Instant | null => {
  const text = storage.getItem(KEY);
  return text !== null && /^\d{1,15}$/.test(text) ? instant(Number(text)) : null;
};

/**
 * Loads the page anew because a part of it could not be had: a new version of the shop has other
 * parts, and only its own page knows their names. At most once a minute; answers whether it does.
 * Where nothing can be remembered it never does, since it could not stop. Rules 21.3.
 */
export const reloadOnceAMinute = (
  reload: () => void = () => {
    window.location.reload();
  },
): boolean => {
  try {
    const now = instant(Date.now());
    if (!mayReloadPage(lastReload(window.sessionStorage), now)) return false;
    window.sessionStorage.setItem(KEY, String(now));
    if (lastReload(window.sessionStorage) !== now) return false;
  } catch {
    return false;
  }
  reload();
  return true;
};
