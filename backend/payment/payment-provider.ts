import type { IncomingHttpHeaders } from 'node:http';
import type { Currency, Money, Result } from '../../src/domain';
import type { ProviderState } from '../../src/domain/payment/payment-attempt';
import type { Instant } from '../../src/domain/time/instant';

/** The currency of a payment: its sums are in minor units of so many digits. */
export type PaymentCurrency = Pick<Currency, 'code' | 'digits'>;

/** A payment that is to begin at the provider. */
export interface PaymentToStart {
  /** Names it in the shop and in its notices, and makes starting it idempotent. */
  readonly key: string;
  readonly orderNumber: string;
  readonly amount: Money;
  readonly currency: PaymentCurrency;
  /** The language of the order. */
  readonly locale: string;
  /** Where the customer comes back to; absolute. What comes along with them is not believed. */
  readonly returnUrl: string;
  /** Where the provider's notices go; absolute. */
  readonly noticeUrl: string;
  /** What the customer reads beside the sum. */
  readonly description: string;
  /** The order ends unpaid then. */
  readonly expiresAt: Instant;
}

export interface StartedPayment {
  /** The provider's own name of the payment. */
  readonly ref: string;
  /** The page that takes the money. */
  readonly pageUrl: string;
}

/** A payment that was started, by both of its names. */
export interface StartedRef {
  readonly key: string;
  readonly ref: string;
}

/** What a provider tells by itself. */
export interface PaymentNotice {
  readonly key: string;
  /** Where the notice has it: it may come before the start was stored. */
  readonly ref?: string;
  readonly state: ProviderState;
}

export interface NoticeRefusal {
  /** Not by the provider, or too old; or by it and not understood. */
  readonly kind: 'unsigned' | 'malformed';
  /** For the log: without secrets. */
  readonly reason: string;
}

export interface RefundToMake {
  /** The same key twice gives the money back once. */
  readonly key: string;
  readonly payment: StartedRef;
  readonly amount: Money;
  readonly currency: PaymentCurrency;
  readonly reason: string;
}

/** `waiting` is asked about later, by the same refund once more. */
export type RefundState = 'done' | 'waiting' | 'refused';

export interface ProviderFailure {
  /** `away` may go well the next time, `refused` will not. */
  readonly kind: 'away' | 'refused';
  /** For the log: without secrets. */
  readonly reason: string;
}

type Answer<A> = Promise<Result<ProviderFailure, A>>;

/** Takes payments online. Every call has a time-out and never rejects. */
export interface PaymentProvider {
  /** The origins of its pages: a customer is sent to no other. Empty where the page is the shop's own. */
  readonly pageOrigins: readonly string[];
  /** Begins an attempt: the page that takes the money. The same key twice is the same payment. */
  start(payment: PaymentToStart): Answer<StartedPayment>;
  /** Reads a notice that came by HTTP, verified by its signature; null for what concerns no payment of the shop. */
  readNotice(notice: {
    readonly headers: IncomingHttpHeaders;
    readonly body: Buffer;
  }): Promise<Result<NoticeRefusal, PaymentNotice | null>>;
  /** Asks how a payment stands now. */
  stateOf(payment: StartedRef): Answer<ProviderState>;
  /** Gives money back, in whole or part. */
  refund(refund: RefundToMake): Answer<RefundState>;
  /** Closes a payment that is given up, so that nobody pays it any more; best effort. */
  close(payment: StartedRef): Answer<null>;
}
