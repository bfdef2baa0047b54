import fc from 'fast-check';
import type { OrderId } from '../../../src/domain/id/ids';
import { idOf } from '../../../src/domain/id/ids';
import type { AttemptState } from '../../../src/domain/order/placing-attempt';
import {
  CLOSED_ATTEMPT,
  NO_ATTEMPT,
  WORKING_ATTEMPT,
  closeAttempt,
  finishAttempt,
  judgeAttempt,
  releaseAttempt,
} from '../../../src/domain/order/placing-attempt';
import { ok, refuse } from '../../../src/domain/result/result';

const orderId = (value: number): OrderId => {
  const id = idOf<'order'>(value);
  if (id === null) throw new Error(`No id: ${String(value)}`);
  return id;
};

const done: AttemptState = { kind: 'done', bodyHash: 'pizza', orderId: orderId(4711) };
const conflict = refuse({ kind: 'idempotency_conflict', orderId: 4711 });
const closed = refuse({ kind: 'attempt_closed' });

describe('a request to place an order', () => {
  it.each([
    ['begins under a new key', NO_ATTEMPT, 'pizza', ok({ kind: 'begin' })],
    ['waits for its key at work', WORKING_ATTEMPT, 'pizza', refuse({ kind: 'in_progress' })],
    ['gets the same order once more', done, 'pizza', ok({ kind: 'replay', orderId: 4711 })],
    ['for something else is refused', done, 'soup', conflict],
    ['comes too late for a closed key', CLOSED_ATTEMPT, 'pizza', closed],
  ])('%s', (_rule, known, bodyHash, verdict) => {
    expect(judgeAttempt(known, { bodyHash })).toEqual(verdict);
  });
});

describe('work on an order', () => {
  const made = { bodyHash: 'soup', orderId: orderId(12) };

  it.each([
    ['ends in the order', WORKING_ATTEMPT, ok({ kind: 'done', bodyHash: 'soup', orderId: 12 })],
    ['makes none under a key that was closed meanwhile', CLOSED_ATTEMPT, closed],
    ['makes none that nobody began', NO_ATTEMPT, closed],
    ['makes no second one', done, conflict],
  ])('%s', (_rule, known, end) => {
    expect(finishAttempt(known, made)).toEqual(end);
  });

  it.each([
    ['frees its key when it is refused', WORKING_ATTEMPT, NO_ATTEMPT],
    ['leaves a free key free', NO_ATTEMPT, { kind: 'none' }],
    ['opens no closed key', CLOSED_ATTEMPT, { kind: 'closed' }],
    ['loses no order', done, done],
  ])('%s', (_rule, known, state) => {
    expect(releaseAttempt(known)).toEqual(state);
  });
});

describe('asking whether an order arrived', () => {
  it.each([
    ['closes a key that nobody used', NO_ATTEMPT],
    ['closes a key at work', WORKING_ATTEMPT],
    ['leaves a closed key closed', CLOSED_ATTEMPT],
  ])('%s', (_rule, known) => {
    expect(closeAttempt(known)).toEqual({ orderId: null, state: { kind: 'closed' } });
  });

  it('finds the order that did', () => {
    expect(closeAttempt(done)).toEqual({ orderId: 4711, state: done });
  });
});

describe('a customer whose answer was lost', () => {
  it('gets the order of the new key only, however late the first request comes', () => {
    const { orderId: found, state } = closeAttempt(NO_ATTEMPT);
    expect(found).toBeNull();
    expect(judgeAttempt(state, { bodyHash: 'pizza' })).toEqual(closed);
    expect(judgeAttempt(NO_ATTEMPT, { bodyHash: 'soup' })).toEqual(ok({ kind: 'begin' }));
  });
});

/** A shop that keeps attempts in memory, with work that takes as long as the test wants. */
class Shop {
  readonly orders: { readonly key: string; readonly bodyHash: string; readonly id: OrderId }[] = [];
  readonly toldGone = new Set<string>();
  private readonly states = new Map<string, AttemptState>();
  private readonly work: { readonly key: string; readonly bodyHash: string }[] = [];

  place(key: string, bodyHash: string): void {
    const verdict = judgeAttempt(this.stateOf(key), { bodyHash });
    if (!verdict.ok) return;
    if (verdict.value.kind === 'replay') {
      expect(this.ordersOf(key)).toEqual([{ key, bodyHash, id: verdict.value.orderId }]);
      return;
    }
    this.states.set(key, WORKING_ATTEMPT);
    this.work.push({ key, bodyHash });
  }

  finishWork(index: number): void {
    const [job] = this.work.splice(index % Math.max(1, this.work.length), 1);
    if (!job) return;
    const id = orderId(this.orders.length + 1);
    const end = finishAttempt(this.stateOf(job.key), { bodyHash: job.bodyHash, orderId: id });
    if (!end.ok) return;
    this.states.set(job.key, end.value);
    this.orders.push({ ...job, id });
  }

  refuseWork(index: number): void {
    const [job] = this.work.splice(index % Math.max(1, this.work.length), 1);
    if (job) this.states.set(job.key, releaseAttempt(this.stateOf(job.key)));
  }

  close(key: string): void {
    const { orderId: found, state } = closeAttempt(this.stateOf(key));
    this.states.set(key, state);
    expect(this.ordersOf(key).map(({ id }) => id)).toEqual(found === null ? [] : [found]);
    if (found === null) this.toldGone.add(key);
  }

  ordersOf(key: string) {
    return this.orders.filter((order) => order.key === key);
  }

  private stateOf(key: string): AttemptState {
    return this.states.get(key) ?? NO_ATTEMPT;
  }
}

describe('laws of placing', () => {
  const keys = fc.constantFrom('a', 'b');
  const bodies = fc.constantFrom('pizza', 'soup');
  const steps = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(fc.constant('place' as const), keys, bodies) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('finish' as const), fc.nat({ max: 5 })) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('refuse' as const), fc.nat({ max: 5 })) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('close' as const), keys) },
  );

  it('never takes one order twice, nor one that its customer was told is not there', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40, size: 'max' }), (history) => {
        const shop = new Shop();
        for (const step of history) {
          if (step[0] === 'place') shop.place(step[1], step[2]);
          if (step[0] === 'finish') shop.finishWork(step[1]);
          if (step[0] === 'refuse') shop.refuseWork(step[1]);
          if (step[0] === 'close') shop.close(step[1]);
          for (const key of ['a', 'b']) {
            expect(shop.ordersOf(key).length).toBeLessThanOrEqual(shop.toldGone.has(key) ? 0 : 1);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  /** A customer whose answers get lost: closes before changing anything, and goes on with a new key. */
  it('makes exactly one order of a customer who changes it as often as answers get lost', () => {
    const losses = fc.array(
      fc.record({ arrives: fc.boolean(), works: fc.boolean(), repeats: fc.nat({ max: 3 }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(losses, (lost) => {
        const shop = new Shop();
        const attempts = [...lost, { arrives: true, works: true, repeats: 0 }];
        attempts.forEach(({ arrives, works, repeats }, index) => {
          if (shop.orders.length > 0) return;
          const key = `attempt ${String(index)}`;
          const body = `order ${String(index)}`;
          for (let sent = 0; arrives && sent <= repeats; sent += 1) shop.place(key, body);
          if (works) shop.finishWork(0);
          shop.close(key);
          // The request that was lost comes after all, and so does its work.
          shop.place(key, body);
          shop.finishWork(0);
        });
        expect(shop.orders).toHaveLength(1);
      }),
    );
  });
});
