import type { ValuesOf } from '../../environment/setting';
import { about, onOff, oneOf } from '../../environment/setting';
import { PAYMENT_PROVIDERS } from '../payment/payment-provider';
import type { PaymentProvider } from '../payment/payment-provider';
import { SANDBOXES } from '../sandbox/sandboxes';

// The keys of a table that is `as const`: TypeScript knows no more of them than that they are texts.
const PROVIDERS = Object.keys(PAYMENT_PROVIDERS) as PaymentProvider[];

/** The variables that let a shop pretend. Which sandboxes run is decided by whose menu it sells. */
export const SANDBOX_VARIABLES = {
  DEMO: about(
    'Sandboxes only pretend: `PAYMENT_PROVIDER=sandbox`, `SMS_PROVIDER=outbox`, `TELEGRAM_PROVIDER=sandbox` and `SMS_ON=false`. They run with the demo menu; with a menu of your own the backend does not start with one that is set, and does without one that is not. A city with a public address lets nobody pay or log in for nothing. `true`: all of them run wherever they are set. Read "Sandboxes" in docs/operations.md.',
    onOff(false),
  ),
  PAYMENT_PROVIDER: about(
    'Takes payments online; which ways to pay are offered is `payments` in `shop.json`. none: nothing online, and large orders need no deposit. sandbox: a page of our own that takes no money. Unset: sandbox with the demo menu, else none.',
    oneOf<PaymentProvider>(PROVIDERS, 'sandbox'),
  ),
};

type Variables = ValuesOf<typeof SANDBOX_VARIABLES>;

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
