/** What the sandbox knows of a payment, in the words of Stripe's Checkout Sessions. */
export interface SandboxSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly client_reference_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly amount_total: number;
  readonly currency: string;
  readonly description: string;
  readonly success_url: string;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: { readonly id: string; status: string } | null;
}

export interface SandboxRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'succeeded' | 'pending' | 'failed';
}

/** What the customer, or their bank, does to a payment. */
export type SandboxStep = 'pay' | 'process' | 'succeed' | 'fail' | 'expire';

/** The notice that each step brings. */
export const NOTICE_OF: Readonly<Record<SandboxStep, string>> = {
  pay: 'checkout.session.completed',
  process: 'checkout.session.completed',
  succeed: 'checkout.session.async_payment_succeeded',
  fail: 'checkout.session.async_payment_failed',
  expire: 'checkout.session.expired',
};

/** The payments and refunds of the sandbox, in memory. */
export class SandboxLedger {
  readonly sessions = new Map<string, SandboxSession>();
  readonly refunds: SandboxRefund[] = [];
  /** How the next refunds begin. */
  refundsBegin: SandboxRefund['status'] = 'succeeded';
  private count = 0;

  nextId(prefix: string): string {
    this.count += 1;
    return `${prefix}_test_${String(this.count)}`;
  }

  open(
    asked: Omit<SandboxSession, 'id' | 'object' | 'status' | 'payment_status' | 'payment_intent'>,
  ) {
    const session: SandboxSession = {
      id: this.nextId('cs'),
      object: 'checkout.session',
      ...asked,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    this.sessions.set(session.id, session);
    return session;
  }

  session(id: string): SandboxSession {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`The sandbox has no payment ${id}`);
    return session;
  }

  /** The newest payment of a key. */
  ofKey(key: string): SandboxSession {
    const found = [...this.sessions.values()].findLast((each) => each.client_reference_id === key);
    if (!found) throw new Error(`The sandbox has no payment of ${key}`);
    return found;
  }

  /** Only an open payment is paid, and what is paid stays so. */
  step(id: string, step: SandboxStep): boolean {
    const session = this.session(id);
    const intent = session.payment_intent ?? { id: this.nextId('pi'), status: 'processing' };
    if ((step === 'pay' || step === 'process') && session.status === 'open') {
      session.status = 'complete';
      session.payment_intent = intent;
      if (step === 'process') return true;
    } else if (step === 'expire' && session.status === 'open') {
      session.status = 'expired';
      return true;
    } else if (session.status !== 'complete' || session.payment_status === 'paid') return false;
    if (step === 'fail') intent.status = 'requires_payment_method';
    else {
      intent.status = 'succeeded';
      session.payment_status = 'paid';
    }
    return true;
  }

  paidBy(intent: string): SandboxSession | undefined {
    return [...this.sessions.values()].find(
      ({ payment_intent, payment_status }) =>
        payment_intent?.id === intent && payment_status === 'paid',
    );
  }

  refundedOf(intent: string): number {
    return this.refunds
      .filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** What has come less what has gone back, of all payments. */
  held(): number {
    const paid = [...this.sessions.values()].filter((each) => each.payment_status === 'paid');
    return paid.reduce(
      (sum, each) => sum + each.amount_total - this.refundedOf(each.payment_intent?.id ?? ''),
      0,
    );
  }
}
