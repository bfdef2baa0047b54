import type { Logger } from 'pino';
import type { OrderRules } from '../cart/order-rules';
import type { SessionSettings } from '../customer/session-settings';
import type { OrderSettings } from '../order/order-settings';
import type { PromoGuessLimits } from '../promotion/promo-guesses';
import type { SandboxSettings } from '../sandbox/sandboxes';
import type { SignInSettings } from '../sign-in/sign-in-settings';
import type { Storage } from '../storage/storage';
import type { ShopRules } from '../shop/shop-rules';

/** How the shop is set up, as far as calls need to know. */
export interface BackendSettings
  extends
    ShopRules,
    OrderRules,
    OrderSettings,
    PromoGuessLimits,
    SessionSettings,
    SignInSettings,
    SandboxSettings {
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  /** Port of the storefront in the addresses of cities. */
  readonly storefrontPort: number;
  readonly mediaDir: string;
  readonly calculatePerMinute: number;
}

/** All that the backend takes from outside. */
export interface BackendDependencies {
  readonly storage: Storage;
  readonly settings: BackendSettings;
  readonly log: Logger;
  readonly now: () => Date;
  /** True from the first moment of a shutdown. */
  readonly isStopping: () => boolean;
  /** Has something done at that moment. */
  readonly whenStopping: (callback: () => void) => void;
}
