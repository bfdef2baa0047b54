import type { Instant } from '../../domain/time/instant';
import type { Analytics } from './analytics';
import type { ConsentStorage } from './consent-storage';

/** Platform-specific dependencies (browser or server). */
export interface Platform {
  /** The host of the address that is open. */
  readonly host: () => string;
  /** Fetches the shop's own texts in a language; rejects when they cannot be had. */
  readonly loadTranslations: (locale: string) => Promise<void>;
  /** In milliseconds: how long a page on its way shows at least that it is. */
  readonly leastLoading: number;
  readonly analytics: Analytics;
  readonly consent: ConsentStorage;
  readonly now: () => Instant;
}
export const Platform = Symbol('Platform');
