declare global {
  namespace Express {
    interface Locals {
      /** This answer's number used once, for its own scripts and styles. */
      nonce: string;
      /** Which kind of page this is, by its route; absent for what is no page. */
      route?: string;
      /** Whether this page holds nothing of its visitor and nothing that passes in a moment. */
      isForAll?: boolean;
      /** Whether a page is rendered for the cache and not for whoever asks. */
      isForCache?: boolean;
      /** The base addresses of the shop's cities, as this page knows them. */
      cityAddresses?: readonly string[];
    }
  }
}

export {};
