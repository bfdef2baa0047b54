/** Where a customer pays online. */
interface OnlinePayment {
  /** The shop's own page that takes the payment of this key, or leads to the page that does. */
  pageOf(paymentKey: string): string;
  /** Whether money comes of it. */
  readonly isReal: boolean;
}

/**
 * Who takes payments online; nobody, and then the shop offers none. What is said here holds for
 * old orders too, when the shop has changed to another. A real one begins with an entry here (CONTRIBUTING.md).
 */
export const PAYMENT_PROVIDERS = {
  none: null,
  // A page of the shop's own, wherever the customer has found the shop.
  sandbox: { pageOf: (paymentKey) => `/sandbox/payment/${paymentKey}`, isReal: false },
  stripe: { pageOf: (paymentKey) => `/payment/${paymentKey}`, isReal: true },
} as const satisfies Readonly<Record<string, OnlinePayment | null>>;

/** Of the setting: `none` is nobody. */
export type ProviderName = keyof typeof PAYMENT_PROVIDERS;

/** Somebody who takes payments online. */
export type TakingProvider = Exclude<ProviderName, 'none'>;
