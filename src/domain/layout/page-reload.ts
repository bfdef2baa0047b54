import type { Instant } from '../time/instant';
import { MINUTE } from '../time/instant';

/**
 * Returns whether a page of which a part failed to load may load itself again: at most once a minute.
 * `lastReload` is the last time it did so, null for never. A last time that lies in the future was
 * written by a clock that has been put back since, and stops nothing. Rules 21.3.
 */
export const mayReloadPage = (lastReload: Instant | null, now: Instant): boolean =>
  lastReload === null || now < lastReload || now - lastReload >= MINUTE;
