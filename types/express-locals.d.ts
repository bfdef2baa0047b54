declare global {
  namespace Express {
    interface Locals {
      /** This answer's number used once, for its own scripts and styles. */
      nonce: string;
    }
  }
}

export {};
