import type * as t from 'io-ts';
import { onOff, oneOf } from '../../environment/setting';
import { PAYMENT_PROVIDERS } from '../payment/payment-provider';
import type { PaymentProvider } from '../payment/payment-provider';
import { SANDBOXES } from '../sandbox/sandboxes';

// The keys of a table that is `as const`: TypeScript knows no more of them than that they are texts.
const PROVIDERS = Object.keys(PAYMENT_PROVIDERS) as PaymentProvider[];

/** The variables that let a shop pretend. Which sandboxes run is decided by whose menu it sells. */
export const SANDBOX_VARIABLES = {
  DEMO: onOff(false),
  PAYMENT_PROVIDER: oneOf<PaymentProvider>(PROVIDERS, 'sandbox'),
};

type Variables = {
  readonly [Name in keyof typeof SANDBOX_VARIABLES]: t.TypeOf<(typeof SANDBOX_VARIABLES)[Name]>;
};

/** The same in words of the program. */
export const sandboxSettingsOf = ({ DEMO, PAYMENT_PROVIDER }: Variables) => ({
  demo: DEMO,
  paymentProvider: PAYMENT_PROVIDER,
});

/** Those variables of sandboxes that nobody has set. */
export const unsetSandboxVariables = (
  variables: Readonly<Record<string, string | undefined>>,
): ReadonlySet<string> =>
  new Set(SANDBOXES.map(({ variable }) => variable).filter((name) => !variables[name]?.trim()));
