import { ok, refuse } from '../../src/domain';
import type { PaymentProvider } from './payment-provider';
import { PAYMENT_PROVIDERS } from './provider-names';

/**
 * Takes play money: its page is the shop's own, which notes at once what the customer chose there
 * (`backend/http/sandbox-payment-routes.ts`). So it sends no notices, and knows nothing that the shop does not.
 */
export const sandboxProvider: PaymentProvider = {
  pageOrigins: [],
  start: ({ key }) =>
    Promise.resolve(ok({ ref: key, pageUrl: PAYMENT_PROVIDERS.sandbox.pageOf(key) })),
  readNotice: () =>
    Promise.resolve(refuse({ kind: 'unsigned', reason: 'the sandbox sends no notices' })),
  stateOf: () => Promise.resolve(ok({ kind: 'open' })),
  refund: () => Promise.resolve(ok('done')),
  close: () => Promise.resolve(ok(null)),
};
