/** Why a call to the restaurant's backend brought no usable answer. */
export type GatewayFailure =
  | { readonly kind: 'unreachable' | 'timeout' | 'aborted' }
  /** The answer did not fit the contract; `paths` name where, never what. */
  | { readonly kind: 'undecodable'; readonly paths: readonly string[] }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string | null;
      readonly message: string | null;
      /** Field to its messages. */
      readonly errors: Readonly<Record<string, readonly string[]>>;
    };

const GATEWAY_STATUSES = new Set([429, 502, 503, 504]);

/** The status of a page that could not be made because of this failure. */
export const pageStatusOf = (failure: GatewayFailure): 404 | 500 | 503 => {
  switch (failure.kind) {
    case 'unreachable':
    case 'timeout':
    case 'aborted':
      return 503;
    case 'undecodable':
      return 500;
    case 'refused':
      if (failure.status === 404) return 404;
      return GATEWAY_STATUSES.has(failure.status) ? 503 : 500;
  }
};
