/**
 * In milliseconds, for the headers of a request and for all of it to come in, and how often that is
 * checked: who is slower keeps places from others.
 */
export const REQUEST_TIMES = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};
