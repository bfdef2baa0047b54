/** Where a customer pays online. */
interface OnlinePayment {
  /** The page that takes the payment of this key. */
  pageOf(paymentKey: string): string;
  /** Whether money comes of it. */
  readonly isReal: boolean;
}

/** Who takes payments online; nobody, and then the shop offers none. A real one begins with an entry here (CONTRIBUTING.md). */
export const PAYMENT_PROVIDERS = {
  none: null,
  // A page of the shop's own, wherever the customer has found the shop.
  sandbox: { pageOf: (paymentKey) => `/sandbox/payment/${paymentKey}`, isReal: false },
} as const satisfies Readonly<Record<string, OnlinePayment | null>>;

export type PaymentProvider = keyof typeof PAYMENT_PROVIDERS;
