import type { Money, Result } from '../../../src/domain';
import { money, ok, plus, refuse } from '../../../src/domain';
import type { ProviderState } from '../../../src/domain/payment/payment-attempt';
import type {
  PaymentProvider,
  PaymentToStart,
  ProviderFailure,
  RefundState,
  RefundToMake,
  StartedRef,
} from '../../../backend/payment/payment-provider';

/** A payment as a provider knows it. */
interface Taken {
  readonly ref: string;
  readonly amount: Money;
  readonly currency: string;
  state: 'open' | 'declined' | 'paid' | 'closed';
  /** What went back, by the keys of the refunds. */
  readonly refunds: Map<string, { readonly amount: Money; isDone: boolean }>;
}

const AWAY: Result<ProviderFailure, never> = refuse({ kind: 'away', reason: 'asleep' });

/** A provider in memory, which takes money and gives it back, and behaves as a test says. */
export class FakeProvider implements PaymentProvider {
  readonly pageOrigins = ['https://pay.example'];
  readonly payments = new Map<string, Taken>();
  isAway = false;
  /** Refunds are answered at first with "waiting". */
  isSlow = false;
  /** What is under way at the bank cannot be closed, and nothing has come of it yet. */
  isUnderWay = false;

  private answer<A>(value: () => Result<ProviderFailure, A>): Promise<Result<ProviderFailure, A>> {
    return new Promise((resolve) => {
      setImmediate(() => {
        resolve(this.isAway ? AWAY : value());
      });
    });
  }

  private known({ key }: StartedRef): Taken {
    const payment = this.payments.get(key);
    if (!payment) throw new Error('The shop asks for a payment that was never started');
    return payment;
  }

  readonly start = ({ key, amount, currency }: PaymentToStart) =>
    this.answer(() => {
      const payment = this.payments.get(key) ?? {
        ref: `ref-${key}`,
        amount,
        currency: currency.code,
        state: 'open' as const,
        refunds: new Map(),
      };
      if (payment.amount !== amount) throw new Error('One key for two sums');
      this.payments.set(key, payment);
      return ok({ ref: payment.ref, pageUrl: `https://pay.example/${payment.ref}` });
    });

  readonly readNotice = () => Promise.resolve(ok(null));

  readonly stateOf = (payment: StartedRef) => this.answer(() => ok(this.stands(payment.key)));

  readonly refund = ({ key, payment, amount }: RefundToMake) =>
    this.answer<RefundState>(() => {
      const taken = this.known(payment);
      const made = taken.refunds.get(key) ?? { amount, isDone: !this.isSlow };
      if (taken.state !== 'paid' || made.amount !== amount) return ok('refused');
      if (taken.refunds.has(key)) made.isDone = true;
      taken.refunds.set(key, made);
      return ok(this.held(payment.key) < 0 ? 'refused' : made.isDone ? 'done' : 'waiting');
    });

  readonly close = (payment: StartedRef) =>
    this.answer(() => {
      const taken = this.known(payment);
      if (taken.state === 'paid') return refuse({ kind: 'refused' as const, reason: 'it is paid' });
      if (!this.isUnderWay) taken.state = 'closed';
      return ok(null);
    });

  /** How a payment stands, as the provider would say. */
  stands(key: string): ProviderState {
    const payment = this.payments.get(key);
    if (payment?.state === 'paid')
      return { kind: 'paid', amount: payment.amount, currency: payment.currency };
    if (payment?.state === 'closed') return { kind: 'expired' };
    return { kind: payment?.state === 'declined' ? 'declined' : 'open' };
  }

  /** The customer pays on the page, where that can still be done. */
  pay(key: string): boolean {
    const payment = this.payments.get(key);
    if (!payment || (payment.state !== 'open' && payment.state !== 'declined')) return false;
    payment.state = 'paid';
    return true;
  }

  decline(key: string): boolean {
    const payment = this.payments.get(key);
    if (payment?.state !== 'open') return false;
    payment.state = 'declined';
    return true;
  }

  /** What was taken of a payment and has not gone back; less than nothing where too much has. */
  held(key: string): number {
    const payment = this.payments.get(key);
    if (payment?.state !== 'paid') return 0;
    const back = [...payment.refunds.values()].reduce(
      (all, { amount }) => plus(all, amount),
      money(0),
    );
    return payment.amount - back;
  }
}
