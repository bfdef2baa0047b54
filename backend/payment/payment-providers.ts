import type { PaymentProvider } from './payment-provider';
import type { TakingProvider } from './provider-names';
import { sandboxProvider } from './sandbox-provider';

/** Those that are set up: the one of the setting, and others whose refunds are still to be made. */
export type PaymentProviders = Readonly<Partial<Record<TakingProvider, PaymentProvider>>>;

export const paymentProviders = (): PaymentProviders => ({ sandbox: sandboxProvider });
