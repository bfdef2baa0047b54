import type { Kysely } from 'kysely';
import type { Result } from '../../src/domain';
import { money, refuse } from '../../src/domain';
import { HOUR, MINUTE } from '../../src/domain/time/instant';
import type { ProviderFailure, RefundState } from '../payment/payment-provider';
import { forEachAlone } from '../periodic/for-each-alone';
import type { ShopDatabase } from '../storage/schema';
import type { PaymentDeps } from './payment-deps';

/** In milliseconds, before the second attempt, the third and so on: about five days in all. */
const PAUSES: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
  24 * HOUR,
  24 * HOUR,
];

/** In milliseconds: longer than a provider's time-out, so that no other process begins the same. */
const CLAIM_MS = 2 * MINUTE;

/** In milliseconds, until a provider that is still at it is asked again. */
const ASKED_AGAIN_AFTER = 6 * HOUR;

const PORTION = 20;

const dueRefunds = (db: Kysely<ShopDatabase>, at: number) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('refunds')
    .select([
      'payments.provider',
      'payments.key as payment_key',
      'payments.ref',
      'payments.currency',
      'payments.digits',
      'orders.number',
    ])
    .where('refunds.state', '=', 'waiting')
    .where('refunds.next_at', '<=', at)
    .orderBy('refunds.next_at')
    .limit(PORTION)
    .execute();

type DueRefund = Awaited<ReturnType<typeof dueRefunds>>[number];

/** Takes it upon this process to give the money back. */
const claim = async (db: Kysely<ShopDatabase>, { id, next_at }: DueRefund, at: number) => {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ next_at: at + CLAIM_MS })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('next_at', '=', next_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const attempt = (
  { providers }: PaymentDeps,
  refund: DueRefund,
): Promise<Result<ProviderFailure, RefundState>> => {
  const { key, payment_key, ref, amount, currency: code, digits, reason } = refund;
  const provider = providers[refund.provider];
  const away = (why: string) => Promise.resolve(refuse({ kind: 'away' as const, reason: why }));
  if (!provider) return away(`${refund.provider} is not set up`);
  // The sandbox's own page takes play money without a start.
  const payment = { key: payment_key, ref: ref ?? payment_key };
  return provider.refund({
    key,
    payment,
    amount: money(amount),
    currency: { code, digits },
    reason,
  });
};

/** Returns how a refund stands after an attempt. */
const afterAttempt = (
  result: Result<ProviderFailure, RefundState>,
  { attempts }: DueRefund,
  at: number,
) => {
  if (result.ok && result.value === 'done') return { state: 'done' as const, problem: null };
  if (result.ok && result.value === 'waiting') return { next_at: at + ASKED_AGAIN_AFTER };
  const problem = result.ok ? 'the provider refused' : result.error.reason;
  const isRefused = result.ok || result.error.kind === 'refused';
  const pause = isRefused ? undefined : PAUSES[attempts];
  const failed = { problem, attempts: attempts + 1 };
  return pause === undefined
    ? { ...failed, state: 'failed' as const }
    : { ...failed, next_at: at + pause };
};

const makeRefund = async (deps: PaymentDeps, refund: DueRefund): Promise<void> => {
  const { storage, log } = deps;
  if (!(await claim(storage.shop, refund, deps.now()))) return;
  const after = afterAttempt(await attempt(deps, refund), refund, deps.now());
  await storage.shop.updateTable('refunds').set(after).where('id', '=', refund.id).execute();
  if (after.state === 'failed')
    log.error(
      { order: refund.number, refund: refund.id, problem: after.problem },
      'a refund failed',
    );
};

/**
 * Gives back what is to go back, each by whichever process comes first. The provider is asked again when it was
 * away, for days; the key of a refund makes it go back once. Rules 13.15.
 */
export const makeRefunds = async (deps: PaymentDeps): Promise<void> => {
  const due = await dueRefunds(deps.storage.shop, deps.now());
  await forEachAlone(
    due,
    (refund) => makeRefund(deps, refund),
    (err, { id }) => {
      deps.log.error({ err, refund: id }, 'a refund could not be made');
    },
  );
};

/** How many refunds wait, and how many have failed and were not made again by the operator. */
export const countRefunds = async (db: Kysely<ShopDatabase>) => {
  const rows = await db
    .selectFrom('refunds')
    .select((eb) => ['state' as const, eb.fn.countAll().as('count')])
    .where('state', '!=', 'done')
    .groupBy('state')
    .execute();
  return (state: 'waiting' | 'failed'): number =>
    Number(rows.find((row) => row.state === state)?.count ?? 0);
};
