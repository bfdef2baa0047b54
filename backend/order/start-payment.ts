import { isOwnPath } from '../../src/domain/navigation/is-own-path';
import { paymentDeadline } from '../../src/domain/order/payment-status';
import { ok, money } from '../../src/domain';
import { baseUrlOf } from '../city/base-url';
import { translate } from '../i18n/translate';
import type { PaymentToStart, StartedPayment } from '../payment/payment-provider';
import type { PaymentRow } from '../payment/payment-store';
import { paymentByKey } from '../payment/payment-store';
import { storedId } from '../storage/stored-id';
import { awaitsPayment } from './change-payment';
import { changeOrders } from './change-orders';
import { withOverdueEnded } from './end-overdue';
import type { Order } from './order-row';
import { knownOrder } from './order-store';
import type { PaymentDeps } from './payment-deps';
import { ASKED_AGAIN_AFTER, askAbout } from './watch-payments';

/** Where a customer goes who comes to pay. */
export type PaymentEntry =
  /** To the page that takes the money. */
  | { readonly kind: 'page'; readonly url: string }
  /** To the order: nothing is to be paid here. */
  | { readonly kind: 'order'; readonly order: Order }
  /** Nowhere just now: the provider cannot be reached. */
  | { readonly kind: 'away'; readonly order: Order };

/** Returns what the provider gets to know of a payment. */
const paymentToStart = async (
  { storage, storefrontPort }: PaymentDeps,
  { key, provider, amount, currency: code, digits }: PaymentRow,
  { number, placedAt, row }: Order,
): Promise<PaymentToStart> => {
  const city = await storage.shop
    .selectFrom('cities')
    .select(['key', 'base_url as baseUrl'])
    .where('id', '=', row.city_id)
    .executeTakeFirstOrThrow();
  const base = baseUrlOf(city, storefrontPort);
  return {
    key,
    orderNumber: number,
    amount: money(amount),
    currency: { code, digits },
    locale: row.locale,
    returnUrl: `${base}/payment/${key}/return`,
    noticeUrl: `${base}/payment/notices/${provider}`,
    description: translate(row.locale, 'payment_page.description', { number }),
    expiresAt: paymentDeadline(placedAt),
  };
};

/** Stores what was started. An attempt that was given up meanwhile is closed by the next sweep. */
const saveStarted = (
  { storage, now }: PaymentDeps,
  { id }: PaymentRow,
  { ref, pageUrl }: StartedPayment,
) =>
  changeOrders(storage, async (db) => {
    const at = now();
    await db
      .updateTable('payments')
      .set((eb) => ({
        ref,
        page_url: pageUrl,
        next_at: eb
          .case()
          .when('state', '=', 'given_up')
          .then(at)
          .when('state', '=', 'paid')
          .then(null)
          .else(at + ASKED_AGAIN_AFTER)
          .end(),
      }))
      .where('id', '=', id)
      .execute();
    return ok(null);
  });

const isPageOf = (origins: readonly string[], url: string): boolean =>
  isOwnPath(url) || (URL.canParse(url) && origins.includes(new URL(url).origin));

const startAt = async (
  deps: PaymentDeps,
  payment: PaymentRow,
  order: Order,
): Promise<PaymentEntry> => {
  const { log, providers } = deps;
  const provider = providers[payment.provider];
  const failed = (reason: string): PaymentEntry => {
    log.error({ order: order.number, reason }, 'a payment could not be started');
    return { kind: 'away', order };
  };
  if (!provider) return failed(`${payment.provider} is not set up`);
  const started = await provider.start(await paymentToStart(deps, payment, order));
  if (!started.ok) return failed(started.error.reason);
  const { pageUrl } = started.value;
  if (!isPageOf(provider.pageOrigins, pageUrl)) return failed('its page is at an unknown address');
  await saveStarted(deps, payment, started.value);
  return { kind: 'page', url: pageUrl };
};

/**
 * Returns where a customer goes who comes to pay, by the key of the attempt; null where there is none. The attempt
 * begins at the provider when it is first asked for: placing an order waits for nobody. Rules 13.6.
 */
export const enterPayment = async (
  deps: PaymentDeps,
  key: string,
): Promise<PaymentEntry | null> => {
  const { shop } = deps.storage;
  const payment = await paymentByKey(shop, key);
  if (payment === null) return null;
  const found = await knownOrder(shop, storedId('order', payment.order_id));
  const order = await withOverdueEnded(deps, found);
  const isAwaited = awaitsPayment(order) && order.row.payment_key === key;
  if (!isAwaited || payment.state !== 'open') return { kind: 'order', order };
  return payment.page_url === null
    ? startAt(deps, payment, order)
    : { kind: 'page', url: payment.page_url };
};

/**
 * Asks the provider what has become of a payment whose customer comes back, and returns the order; null where there
 * is none. What the browser brings along is not believed. Rules 13.6.
 */
export const returnFromPayment = async (deps: PaymentDeps, key: string): Promise<Order | null> => {
  const { shop } = deps.storage;
  const payment = await paymentByKey(shop, key);
  if (payment === null) return null;
  await askAbout(deps, payment);
  return withOverdueEnded(deps, await knownOrder(shop, storedId('order', payment.order_id)));
};
