import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { isoOf } from '../../src/domain/locale/locale-path';
import type { PriceCurrencies } from '../../src/domain/money/second-currency';
import { formatPrice } from '../../src/domain/money/second-currency';
import { withOverdueEnded } from '../order/end-overdue';
import type { OrderDeps } from '../order/order-deps';
import { orderDepsOf } from '../order/order-deps';
import type { Order } from '../order/order-row';
import { knownOrder } from '../order/order-store';
import { paymentByKey } from '../payment/payment-store';
import { storedId } from '../storage/stored-id';
import type { ProviderState } from '../../src/domain/payment/payment-attempt';
import { pricesOfOrder } from '../order/prices-of-order';
import { pageOfOrder } from '../order/order-page';
import { awaitsPayment } from '../order/change-payment';
import type { SandboxPaymentPage } from './sandbox-payment-page';
import { sandboxPaymentPage } from './sandbox-payment-page';
import { PAYMENT_PROVIDERS } from '../payment/provider-names';
import { settlePayment } from '../order/settle-payment';
import { SANDBOX_HEADERS } from '../sandbox/sandbox-html';
import { translate } from '../i18n/translate';
import type { ApiKit } from './api-kit';
import { languageOf } from './request-language';
import { whileRunning } from './while-running';
import { numberStyleOf } from '../i18n/number-style-of';

/** How the page of an order writes its sums. */
interface Writing {
  readonly country: string;
  readonly prices: PriceCurrencies;
}

const amountOf = ({ due, row }: Order, { country, prices }: Writing): string =>
  formatPrice(due.now, prices, numberStyleOf(isoOf(row.locale, country)));

const frameOf = (locale: string): Pick<SandboxPaymentPage, 'locale' | 'title' | 'warning'> => ({
  locale,
  title: translate(locale, 'payment_page.title'),
  warning: translate(locale, 'payment_page.warning'),
});

/** The page of an order, in the language in which it was placed. */
const pageOf = (order: Order, writing: Writing): SandboxPaymentPage => {
  const { number, row } = order;
  const { locale, payment_key } = row;
  const isAwaited = awaitsPayment(order) && payment_key !== null;
  const path = PAYMENT_PROVIDERS.sandbox.pageOf(payment_key ?? '');
  return {
    ...frameOf(locale),
    text: isAwaited
      ? translate(locale, 'payment_page.order', { number, amount: amountOf(order, writing) })
      : translate(locale, 'payment_page.done', { number }),
    buttons: isAwaited
      ? [
          { action: `${path}/pay`, label: translate(locale, 'payment_page.pay') },
          { action: `${path}/decline`, label: translate(locale, 'payment_page.decline') },
        ]
      : [],
    back: { path: pageOfOrder(order), label: translate(locale, 'payment_page.back') },
  };
};

const send = (res: Response, status: number, page: SandboxPaymentPage): void => {
  res
    .status(status)
    .set({ ...SANDBOX_HEADERS, 'Content-Language': page.locale })
    .type('html')
    .send(sandboxPaymentPage(page));
};

const sendUnknown = (req: Request, res: Response): void => {
  const locale = languageOf(req);
  const text = translate(locale, 'payment_page.unknown');
  send(res, 404, { ...frameOf(locale), text, buttons: [], back: null });
};

const keyOf = ({ params: { key } }: Request): string => (typeof key === 'string' ? key : '');

/** The order that a payment is for; null for a payment that is none, or that another one has replaced. */
const orderOfKey = async (deps: OrderDeps, key: string): Promise<Order | null> => {
  const { shop } = deps.storage;
  const payment = await paymentByKey(shop, key);
  if (payment === null) return null;
  const order = await withOverdueEnded(
    deps,
    await knownOrder(shop, storedId('order', payment.order_id)),
  );
  return order.row.payment_key === null || order.row.payment_key === key ? order : null;
};

const asked =
  (deps: OrderDeps, { readShop, settings: { country } }: ApiKit): RequestHandler =>
  async (req, res) => {
    const order = await orderOfKey(deps, keyOf(req));
    if (!order) {
      sendUnknown(req, res);
      return;
    }
    const prices = pricesOfOrder(order, await readShop(), deps.now());
    send(res, 200, pageOf(order, { country, prices }));
  };

const saidBy = (button: 'pay' | 'decline', { due, contents }: Order): ProviderState =>
  button === 'pay'
    ? { kind: 'paid', amount: due.now, currency: contents.currency.code }
    : { kind: 'declined' };

/** Redirects back to the shop, with nothing but the key of the order. A page that asks for nothing takes nothing. */
const answered =
  (deps: OrderDeps, button: 'pay' | 'decline'): RequestHandler =>
  async (req, res) => {
    const key = keyOf(req);
    const order = await orderOfKey(deps, key);
    if (order === null) {
      sendUnknown(req, res);
      return;
    }
    if (awaitsPayment(order) && order.row.payment_key === key)
      await settlePayment(deps, { key, state: saidBy(button, order) });
    res.set(SANDBOX_HEADERS).set('Location', pageOfOrder(order)).status(303).end();
  };

/**
 * A page in place of a bank's, for demos and tests, at /sandbox/payment/{key}: pays, or declines to.
 * The key of a payment authorises both, nothing else does. Not served where that sandbox is off.
 */
export const sandboxPaymentRoutes = (kit: ApiKit): Router => {
  const deps = orderDepsOf(kit);
  return Router()
    .use('/sandbox/payment', whileRunning('payment', kit))
    .get('/sandbox/payment/:key', asked(deps, kit))
    .post('/sandbox/payment/:key/pay', answered(deps, 'pay'))
    .post('/sandbox/payment/:key/decline', answered(deps, 'decline'));
};
