/** What every call of a request carries: one page's on the server, one session's in a browser. */
export interface RequestContext {
  /** Asked at each call: in a browser the language can change. */
  readonly locale: () => string;
  /** Only where the caller may hold it; null for a guest, and in every browser. */
  readonly token: string | null;
  /** Whether responses to this caller may be cached for others: only a guest's may. */
  readonly sharesAnswers: boolean;
  /**
   * Decimals of the shop's currency as far as they are known; null or absent where the settings have
   * to be asked.
   */
  readonly currencyDigits?: () => number | null;
  /** Headers of the hop, such as the request id; none in the browser. */
  readonly more?: Readonly<Record<string, string>>;
  /** Ends every call that is still under way when the request has no more time. */
  readonly deadline?: AbortSignal;
  /**
   * Hears of every call that was refused for want of a session; with the name of the session that it
   * was made with, where the storefront's server says so. Null: with none, or by the server itself.
   */
  readonly onUnauthorized?: (session: string | null) => void;
}
export const RequestContext = Symbol('RequestContext');
