import { NO_ORDERS } from '../../src/application/ports/order-surroundings';
import type { AxiosInstance } from 'axios';
import type { LoadAddressFinder } from '../../src/application/ports/maps';
import type { ProblemReporter } from '../../src/application/ports/problem-reporter';
import { accountSurroundingsOfServer } from '../../src/application/ports/account-surroundings';
import { NO_ANALYTICS } from '../../src/application/ports/analytics';
import { instant } from '../../src/domain/time/instant';
import type { SharedThings } from '../../src/infrastructure/container/shared.module';
import type { BackendResponseCache } from '../../src/infrastructure/http/backend-response-cache';
import { NO_LOCATION } from '../../src/infrastructure/maps/no-maps';
import { NO_CONSENT } from '../../src/infrastructure/storage/local-consent';
import { NO_LOST_CART } from '../../src/infrastructure/storage/session-lost-cart';

/** What the server has of its own for all visits. */
export interface ServerThings {
  readonly http: AxiosInstance;
  readonly problems: ProblemReporter;
  /** In milliseconds, for a call on which several visits wait. */
  readonly sharedCallTime: number;
  readonly responseCache: BackendResponseCache;
  /** For addresses that are typed where no scripts run. */
  readonly loadAddressFinder: LoadAddressFinder;
}

const now = () => instant(Date.now());

/** What the server gives to every visit: it keeps nothing of anybody, and no visit changes its language. */
export const serverThings = ({
  http,
  problems,
  sharedCallTime,
  responseCache,
  loadAddressFinder,
}: ServerThings): SharedThings => ({
  http,
  problems,
  responseCache,
  lostCart: NO_LOST_CART,
  surroundings: {
    host: () => '',
    loadTexts: () => Promise.resolve(),
    leastLoading: 0,
    sharedCallTime,
    analytics: NO_ANALYTICS,
    consent: NO_CONSENT,
    now,
  },
  ofCustomers: {
    loadAddressFinder,
    locateDevice: NO_LOCATION,
    orders: NO_ORDERS,
    account: accountSurroundingsOfServer(now),
  },
});
