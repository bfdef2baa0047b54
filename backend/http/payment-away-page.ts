import { escaped } from '../html/html-page';
import { translate } from '../i18n/translate';
import { pageOfOrder } from '../order/order-page';
import type { Order } from '../order/order-row';
import { sandboxHtml } from '../sandbox/sandbox-html';

const link = (path: string, label: string): string =>
  `<a href="${escaped(path)}">${escaped(label)}</a>`;

/** Says that the page of a payment cannot be reached just now, and what may be done; in the language of the order. */
export const paymentAwayPage = (order: Order, payPath: string): string => {
  const { number, row } = order;
  const { locale } = row;
  return sandboxHtml(
    {
      locale,
      title: translate(locale, 'payment_page.away_title'),
      warning: translate(locale, 'payment_page.away'),
      text: translate(locale, 'payment_page.away_order', { number }),
    },
    link(payPath, translate(locale, 'payment_page.again')) +
      link(pageOfOrder(order), translate(locale, 'payment_page.back')),
  );
};

/** For a key that names no payment. */
export const unknownPaymentPage = (locale: string): string =>
  sandboxHtml(
    {
      locale,
      title: translate(locale, 'payment_page.away_title'),
      warning: translate(locale, 'payment_page.unknown'),
      text: '',
    },
    '',
  );
