declare global {
  namespace Express {
    interface Locals {
      /** This answer's number used once, for its own scripts and styles. */
      nonce: string;
      /** Which kind of page this is, by its route; absent for what is no page. */
      route?: string;
    }
  }
}

export {};
