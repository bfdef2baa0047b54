import express, { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { pageOfOrder } from '../order/order-page';
import type { PaymentDeps } from '../order/payment-deps';
import { paymentDepsOf } from '../order/payment-deps';
import { settlePayment } from '../order/settle-payment';
import { enterPayment, returnFromPayment } from '../order/start-payment';
import type { PaymentProvider } from '../payment/payment-provider';
import { SANDBOX_HEADERS } from '../sandbox/sandbox-html';
import type { ApiKit } from './api-kit';
import { paymentAwayPage, unknownPaymentPage } from './payment-away-page';
import { languageOf } from './request-language';

/** In bytes: notices are far smaller. */
const NOTICE_LIMIT = 256 * 1024;

/** Customers come here a few times for a payment; each time the provider may be asked. */
const VISITS_PER_MINUTE = 120;

const keyOf = ({ params: { key } }: Request): string => (typeof key === 'string' ? key : '');

const redirect = (res: Response, url: string): void => {
  res.set(SANDBOX_HEADERS).set('Location', url).status(303).end();
};

const sendPage = (res: Response, status: number, locale: string, html: string): void => {
  res
    .status(status)
    .set({ ...SANDBOX_HEADERS, 'Content-Language': locale })
    .type('html')
    .send(html);
};

const sendUnknown = (req: Request, res: Response): void => {
  const locale = languageOf(req);
  sendPage(res, 404, locale, unknownPaymentPage(locale));
};

const entered =
  (deps: PaymentDeps): RequestHandler =>
  async (req, res) => {
    const key = keyOf(req);
    const entry = await enterPayment(deps, key);
    if (entry === null) sendUnknown(req, res);
    else if (entry.kind === 'page') redirect(res, entry.url);
    else if (entry.kind === 'order') redirect(res, pageOfOrder(entry.order));
    else {
      const { locale } = entry.order.row;
      sendPage(res, 503, locale, paymentAwayPage(entry.order, `/payment/${key}`));
    }
  };

/** What address and body say is not read: the provider is asked. */
const returned =
  (deps: PaymentDeps): RequestHandler =>
  async (req, res) => {
    const order = await returnFromPayment(deps, keyOf(req));
    if (order === null) sendUnknown(req, res);
    else redirect(res, pageOfOrder(order));
  };

/** The adapter that a path names; null for any other word. */
const providerNamed = ({ providers }: PaymentDeps, name: unknown): PaymentProvider | null =>
  Object.entries(providers).find(([known]) => known === name)?.[1] ?? null;

/** Answered with 2xx only when it is stored: else the provider sends it again. */
const notified =
  (deps: PaymentDeps): RequestHandler =>
  async (req, res) => {
    const provider = providerNamed(deps, req.params['provider']);
    // Express leaves an object where there was no body.
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    const notice = await provider?.readNotice({ headers: req.headers, body });
    if (notice === undefined) {
      res.status(404).end();
      return;
    }
    if (!notice.ok) {
      deps.log.warn({ reason: notice.error.reason }, 'a notice of a payment was refused');
      res.status(400).end();
      return;
    }
    if (notice.value !== null) {
      const settled = await settlePayment(deps, notice.value);
      if (settled.ok && settled.value === null)
        deps.log.warn('a notice is about a payment that is not known');
    }
    res.status(204).end();
  };

/**
 * The way to the provider of a payment and back, at /payment/{key}, and its notices. The key of a
 * payment is all the right that is asked for; of the customer's money only the provider itself is believed. Rules 13.6.
 */
export const paymentRoutes = (kit: ApiKit): Router => {
  const deps = paymentDepsOf(kit);
  const limited = kit.rate('payment', VISITS_PER_MINUTE);
  const raw = express.raw({ type: () => true, limit: NOTICE_LIMIT, inflate: false });
  return Router()
    .post('/payment/notices/:provider', raw, notified(deps))
    .get('/payment/:key', limited, entered(deps))
    .get('/payment/:key/return', limited, returned(deps))
    .post('/payment/:key/return', limited, returned(deps));
};
