import type { PaymentProviders } from '../payment/payment-providers';
import type { OrderDeps, OrderDepsOptions } from './order-deps';
import { orderDepsOf } from './order-deps';

/** What is needed beside the database to speak with those who take payments. Never within a transaction. */
export interface PaymentDeps extends OrderDeps {
  readonly providers: PaymentProviders;
  /** The port of the storefront in the addresses of cities. */
  readonly storefrontPort: number;
}

export const paymentDepsOf = (
  options: Omit<OrderDepsOptions, 'settings'> & {
    readonly settings: OrderDepsOptions['settings'] & Pick<PaymentDeps, 'storefrontPort'>;
    readonly providers: PaymentProviders;
  },
): PaymentDeps => ({
  ...orderDepsOf(options),
  providers: options.providers,
  storefrontPort: options.settings.storefrontPort,
});
