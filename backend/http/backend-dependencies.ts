import type { Logger } from 'pino';
import type { CallSettings } from '../config/environment';
import type { PaymentProviders } from '../payment/payment-providers';
import type { Storage } from '../storage/storage';
import type { ShopRules } from '../shop/shop-rules';

/** How the shop is set up, as far as calls need to know. */
export interface BackendSettings extends ShopRules, CallSettings {}

/** All that the backend takes from outside. */
export interface BackendDependencies {
  readonly storage: Storage;
  readonly settings: BackendSettings;
  readonly log: Logger;
  /** Who takes payments online. */
  readonly providers: PaymentProviders;
  readonly now: () => Date;
  /** True from the first moment of a shutdown. */
  readonly isStopping: () => boolean;
  /** Has something done at that moment. */
  readonly whenStopping: (callback: () => void) => void;
}
