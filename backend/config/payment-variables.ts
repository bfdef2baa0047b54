import type { ValuesOf } from '../../environment/setting';
import { about, oneOf } from '../../environment/setting';
import { PAYMENT_PROVIDERS } from '../payment/provider-names';
import type { ProviderName } from '../payment/provider-names';

// The keys of a table that is `as const`: TypeScript knows no more of them than that they are texts.
const PROVIDERS = Object.keys(PAYMENT_PROVIDERS) as ProviderName[];

/** The variables about payments online. */
export const PAYMENT_VARIABLES = {
  PAYMENT_PROVIDER: about(
    'Takes payments online; which ways to pay are offered is `payments` in `shop.json`. none: nothing online, and large orders need no deposit. sandbox: a page of our own that takes no money. stripe: pages of Stripe, see docs/payments.md. Unset: sandbox with the demo menu, else none.',
    oneOf<ProviderName>(PROVIDERS, 'sandbox'),
  ),
};

type Variables = ValuesOf<typeof PAYMENT_VARIABLES>;

/** The settings that these variables make. */
export const paymentSettingsOf = ({ PAYMENT_PROVIDER }: Variables) => ({
  paymentProvider: PAYMENT_PROVIDER,
});
