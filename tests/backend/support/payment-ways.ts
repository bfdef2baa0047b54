import type { Express } from 'express';
import request from 'supertest';
import { money } from '../../../src/domain';
import type { OrderId } from '../../../src/domain/id/ids';
import type { PaymentNotice } from '../../../backend/payment/payment-provider';
import { cancelOrder } from '../../../backend/order/cancel-order';
import { endOverdueOrders } from '../../../backend/order/end-overdue';
import { makeRefunds } from '../../../backend/order/make-refunds';
import { knownOrder } from '../../../backend/order/order-store';
import type { PaymentDeps } from '../../../backend/order/payment-deps';
import { refundOrder } from '../../../backend/order/refund-order';
import { setStatus } from '../../../backend/order/set-status';
import { settlePayment } from '../../../backend/order/settle-payment';
import { enterPayment, returnFromPayment } from '../../../backend/order/start-payment';
import { askForOrder, watchPayments } from '../../../backend/order/watch-payments';
import type { FakeClock } from './fake-clock';
import type { FakeProvider } from './fake-provider';
import type { PlacedOrder } from './orders';
import type { Seeded } from './seeded';

/** One of the programs of a shop: what it answers with, and what it works with. */
export interface Backend {
  readonly app: Express;
  readonly deps: PaymentDeps;
}

/** The world around one order that is paid online. */
export interface WayDeps {
  readonly random: Seeded;
  readonly backends: readonly Backend[];
  readonly provider: FakeProvider;
  readonly clock: FakeClock;
}

const ROUNDS = 8;

/** What happens to one order, in an order that chance decides, and what must hold in the end. */
export class PaymentWay {
  private readonly notices: PaymentNotice[] = [];
  /** What the restaurant has given back of itself. */
  private givenBack = 0;
  private readonly id: OrderId;

  constructor(
    private readonly world: WayDeps,
    private readonly order: PlacedOrder,
  ) {
    // An id that a placing has just answered.
    this.id = order.id as OrderId;
  }

  private backend(): Backend {
    const { random, backends } = this.world;
    const backend = backends[random.below(backends.length)];
    if (!backend) throw new Error('A shop without a backend');
    return backend;
  }

  private get deps(): PaymentDeps {
    return this.backend().deps;
  }

  private async keys(): Promise<readonly string[]> {
    const rows = await this.deps.storage.shop
      .selectFrom('payments')
      .select('key')
      .where('order_id', '=', this.id)
      .orderBy('id')
      .execute();
    return rows.map(({ key }) => key);
  }

  private async someKey(): Promise<string> {
    const keys = await this.keys();
    return keys[this.world.random.below(keys.length)] ?? '';
  }

  /** The provider has something to say of a payment: later, or in another order, or never. */
  private note(key: string): void {
    const { provider } = this.world;
    this.notices.push({ key, ref: `ref-${key}`, state: provider.stands(key) });
  }

  private async payOtherwise(type: string): Promise<void> {
    const { status } = await request(this.backend().app)
      .post(`/api/v1/purchase/track/${this.order.tracking_key}/payment`)
      .set({ Client: 'web', 'Content-Type': 'application/json' })
      .send(JSON.stringify({ type }));
    if (status !== 200 && status !== 409) throw new Error(`paying otherwise: ${String(status)}`);
  }

  private async sweep(): Promise<void> {
    const { deps } = this;
    await watchPayments(deps);
    await makeRefunds(deps);
    await endOverdueOrders(deps, (order) => askForOrder(deps, order));
  }

  private async giveBack(): Promise<void> {
    const { deps } = this;
    const order = await knownOrder(deps.storage.shop, this.id);
    const held = order.paidOnline - order.refunded;
    if (held <= 0) return;
    const amount = money(1 + this.world.random.below(held));
    const given = await refundOrder(deps, this.id, amount, 'a cold pizza');
    if (given.ok) this.givenBack += amount;
  }

  private readonly actions: readonly (() => Promise<unknown>)[] = [
    async () => enterPayment(this.deps, await this.someKey()),
    async () => enterPayment(this.deps, (await this.keys()).at(-1) ?? ''),
    async () => {
      const key = await this.someKey();
      await enterPayment(this.deps, key);
      if (this.world.provider.pay(key)) this.note(key);
    },
    async () => {
      const key = await this.someKey();
      if (this.world.provider.pay(key)) this.note(key);
    },
    async () => {
      const key = await this.someKey();
      if (this.world.provider.decline(key)) this.note(key);
    },
    () => this.tell(),
    () => this.tell(),
    async () => {
      const key = await this.someKey();
      const said = this.world.provider.stands(key);
      if (said.kind === 'paid')
        await settlePayment(this.deps, { key, state: { ...said, amount: money(said.amount + 1) } });
    },
    async () => returnFromPayment(this.deps, await this.someKey()),
    () => this.payOtherwise('online'),
    () => this.payOtherwise(this.world.random.chance(0.3) ? 'cash' : 'online'),
    () =>
      this.world.random.chance(0.4)
        ? cancelOrder(this.deps, this.id, { reason: 'customer_request', text: null })
        : Promise.resolve(),
    () => {
      const to = (['process', 'package', 'delivery', 'complete'] as const)[
        this.world.random.below(4)
      ];
      return setStatus(this.deps, this.id, { to: to ?? 'process' });
    },
    () =>
      this.world.random.chance(0.4)
        ? setStatus(this.deps, this.id, {
            to: 'cancel',
            cancellation: { reason: 'too_busy', text: null },
          })
        : Promise.resolve(),
    () => this.giveBack(),
    () => this.sweep(),
    () => {
      this.world.clock.advance(60 + this.world.random.below(240));
      return this.sweep();
    },
    () => {
      this.world.provider.isAway = this.world.random.chance(0.3);
      this.world.provider.isSlow = this.world.random.chance(0.3);
      return Promise.resolve();
    },
  ];

  /** Sends one of the notices that wait, and now and then the same once more later. */
  private async tell(): Promise<void> {
    const { random } = this.world;
    const [notice] = this.notices.splice(random.below(this.notices.length), 1);
    if (!notice) return;
    if (random.chance(0.4)) this.notices.push(notice);
    const { deps } = this;
    await Promise.all([
      settlePayment(deps, notice),
      ...(random.chance(0.3) ? [settlePayment(this.deps, notice)] : []),
    ]);
  }

  /** Lets everything arrive and end that may still do so. */
  private async settle(): Promise<void> {
    const { random, provider, clock } = this.world;
    provider.isAway = false;
    provider.isSlow = false;
    const late = random.chance(0.5) ? this.notices : [];
    for (const notice of [...late, ...late]) await settlePayment(this.deps, notice);
    for (const minutes of [16, 11, 10, 60, 400, 1500, 1500]) {
      clock.advance(minutes * 60);
      await Promise.all([this.sweep(), this.sweep()]);
    }
    // What is told after everything, once more.
    for (const notice of late) await settlePayment(this.deps, notice);
    await this.sweep();
  }

  /** Returns what went wrong, if anything did. */
  async run(): Promise<string | null> {
    const { random } = this.world;
    for (let round = 0; round < ROUNDS; round += 1) {
      const atOnce = Array.from({ length: 1 + random.below(3) }, () =>
        this.actions[random.below(this.actions.length)]?.(),
      );
      await Promise.all(atOnce);
    }
    await this.settle();
    return this.fault();
  }

  private async fault(): Promise<string | null> {
    const { shop } = this.deps.storage;
    const { provider } = this.world;
    const order = await knownOrder(shop, this.id);
    const keys = await this.keys();
    const taken = keys.reduce((all, key) => all + provider.held(key), 0);
    const held = order.paidOnline - order.refunded;
    if (taken !== held) return `the provider has ${String(taken)}, the shop counts ${String(held)}`;
    if (order.status === 'cancel') return held === 0 ? null : `cancelled with ${String(held)} kept`;
    const { payment_key: key, payment_status: status } = order.row;
    const isPaid = key !== null && provider.stands(key).kind === 'paid';
    if (['pending', 'declined'].includes(status)) return `still waits, as ${status}`;
    if (isPaid !== order.due.now > 0) return `${status}, but paid: ${String(isPaid)}`;
    const kept = order.due.now - this.givenBack;
    return held === kept ? null : `has ${String(held)} of ${String(kept)}`;
  }
}
