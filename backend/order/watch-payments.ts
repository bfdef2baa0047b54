import type { Kysely } from 'kysely';
import { HOUR, MINUTE } from '../../src/domain/time/instant';
import type { ProviderState } from '../../src/domain/payment/payment-attempt';
import type { PaymentProvider, StartedRef } from '../payment/payment-provider';
import type { PaymentRow } from '../payment/payment-store';
import { paymentByKey } from '../payment/payment-store';
import { forEachAlone } from '../periodic/for-each-alone';
import type { ShopDatabase } from '../storage/schema';
import type { Order } from './order-row';
import type { PaymentDeps } from './payment-deps';
import { settlePayment } from './settle-payment';

/** In milliseconds, between two questions how a payment stands whose notice has not come. */
export const ASKED_AGAIN_AFTER = MINUTE;

/** In milliseconds, between two tries to close a payment that was given up, and for how long it is tried. */
const CLOSED_AGAIN_AFTER = 10 * MINUTE;
const CLOSED_WITHIN = 24 * HOUR;

/** Payments at once: a provider that is slow holds up the next sweep no longer than its time-out. */
const PORTION = 20;

const startedRefOf = ({ key, ref }: PaymentRow): StartedRef | null =>
  ref === null ? null : { key, ref };

/** Asks the provider how a payment stands, and notes it; null where there was no answer. */
const ask = async (
  deps: PaymentDeps,
  provider: PaymentProvider,
  { key, ref }: StartedRef,
): Promise<ProviderState['kind'] | null> => {
  const state = await provider.stateOf({ key, ref });
  if (!state.ok) {
    deps.log.warn({ reason: state.error.reason }, 'a provider could not be asked for a payment');
    return null;
  }
  await settlePayment(deps, { key, ref, state: state.value });
  return state.value.kind;
};

/** Asks once how a payment stands that was started and of which no money has been heard. */
export const askAbout = async (deps: PaymentDeps, payment: PaymentRow): Promise<void> => {
  const provider = deps.providers[payment.provider];
  const started = startedRefOf(payment);
  if (provider && started && payment.state !== 'paid') await ask(deps, provider, started);
};

/** The same for the payment that an order waits for. */
export const askForOrder = async (deps: PaymentDeps, { row }: Order): Promise<void> => {
  const payment = await paymentByKey(deps.storage.shop, row.payment_key ?? '');
  if (payment) await askAbout(deps, payment);
};

const isGivenUp = ({ state }: PaymentRow): boolean => state === 'given_up';

/** Takes it upon this process to look after a payment now, and says when it is looked after next. */
const claim = async (db: Kysely<ShopDatabase>, payment: PaymentRow, at: number) => {
  const pause = isGivenUp(payment) ? CLOSED_AGAIN_AFTER : ASKED_AGAIN_AFTER;
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ next_at: at + pause })
    .where('id', '=', payment.id)
    .where('next_at', '=', payment.next_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const leaveAlone = async (db: Kysely<ShopDatabase>, { id }: PaymentRow): Promise<void> => {
  await db.updateTable('payments').set({ next_at: null }).where('id', '=', id).execute();
};

/** Closes a payment that was given up, and asks what has come of it until nothing can come any more. */
const closePayment = async (
  deps: PaymentDeps,
  provider: PaymentProvider,
  payment: PaymentRow,
  started: StartedRef,
): Promise<void> => {
  await provider.close(started);
  const state = await ask(deps, provider, started);
  if (state !== null && state !== 'open') await leaveAlone(deps.storage.shop, payment);
};

const lookAfter = async (deps: PaymentDeps, payment: PaymentRow): Promise<void> => {
  const { shop } = deps.storage;
  if (!(await claim(shop, payment, deps.now()))) return;
  if (isGivenUp(payment) && deps.now() - payment.created_at > CLOSED_WITHIN) {
    deps.log.error({ payment: payment.id }, 'a payment that was given up could not be closed');
    await leaveAlone(shop, payment);
    return;
  }
  const provider = deps.providers[payment.provider];
  const started = startedRefOf(payment);
  if (!provider || started === null) return;
  if (isGivenUp(payment)) await closePayment(deps, provider, payment, started);
  else await ask(deps, provider, started);
};

/**
 * Asks for payments that were started and of which nothing has been heard, and closes those that were given up:
 * each one that is due, by whichever process comes first. Rules 13.6.
 */
export const watchPayments = async (deps: PaymentDeps): Promise<void> => {
  const due = await deps.storage.shop
    .selectFrom('payments')
    .selectAll()
    .where('next_at', '<=', deps.now())
    .orderBy('next_at')
    .limit(PORTION)
    .execute();
  await forEachAlone(
    due,
    (payment) => lookAfter(deps, payment),
    (err, { id: payment }) => {
      deps.log.error({ err, payment }, 'a payment could not be looked after');
    },
  );
};
