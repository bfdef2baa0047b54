/** How the shop reaches its account at Stripe. */
export interface StripeSettings {
  /** Is the account: never written to a log. */
  readonly secretKey: string;
  /** Signs the notices: never written to a log. */
  readonly webhookSecret: string;
  /** Another server that speaks Stripe's HTTP, on this machine; null for Stripe's own. */
  readonly apiUrl: string | null;
  /** Where its pages that take money are. */
  readonly pageOrigin: string;
}

/** Returns whether payments with this key move no money. */
export const isTestKey = ({ secretKey }: StripeSettings): boolean =>
  /^(sk|rk)_test_/.test(secretKey);
