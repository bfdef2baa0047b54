import { mayReloadPage } from '../../domain/layout/page-reload';
import type { Instant } from '../../domain/time/instant';
import { instant } from '../../domain/time/instant';

/** The session storage key of the time of the last reload. */
const KEY = 'reloadedAt';

const lastReload = (storage: Storage): Instant | null => {
  const text = storage.getItem(KEY);
  return text !== null && /^\d{1,15}$/.test(text) ? instant(Number(text)) : null;
};

/** Long enough for a slow phone; a customer sees nothing meanwhile. */
const ANSWERS_WITHIN_MS = 4000;

/** Returns whether any answer comes: without one a reload puts the browser's error page in place of the shop. */
const isServerThere = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
};

/** Reloads the page unless the server does not answer; returns whether it reloads. */
export const reloadIfOnline = async (): Promise<boolean> => {
  const isThere = await isServerThere();
  if (isThere) window.location.reload();
  return isThere;
};

export type ReloadResult = 'reloading' | 'tooSoon' | 'offline';

/**
 * Reloads the page because a chunk of it could not be loaded: a new version of the shop has other
 * parts, and only its own page knows their names. At most once a minute, and not without a connection.
 * Where nothing can be remembered it never does, since it could not stop. Rules 21.3.
 */
export const reloadOnceAMinute = async (
  reload: () => void = () => {
    window.location.reload();
  },
): Promise<ReloadResult> => {
  if (!(await isServerThere())) return 'offline';
  try {
    const now = instant(Date.now());
    if (!mayReloadPage(lastReload(window.sessionStorage), now)) return 'tooSoon';
    window.sessionStorage.setItem(KEY, String(now));
    if (lastReload(window.sessionStorage) !== now) return 'tooSoon';
  } catch {
    return 'tooSoon';
  }
  reload();
  return 'reloading';
};
