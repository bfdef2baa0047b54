import { isoOf } from '../../src/domain/locale/locale-path';
import type { Money } from '../../src/domain';
import { formatMoney } from '../../src/domain';
import { CANCEL_REASONS } from '../../src/domain/order/cancellation';
import type { OrderMessageKind } from '../../src/domain/order/order-message';
import type { Instant } from '../../src/domain/time/instant';
import { clockText } from '../i18n/clock-text';
import { localiser } from '../i18n/localised-text';
import { numberStyleOf } from '../i18n/number-style-of';
import { oneLine } from '../i18n/one-line';
import { translate } from '../i18n/translate';
import type { Order } from '../order/order-row';
import type { ShopData } from '../shop/shop-data';

/** What texts are written with. */
export interface MessageWriting {
  readonly shop: Pick<ShopData, 'own' | 'cities'>;
  readonly country: string;
  readonly defaultLocale: string;
  readonly now: Instant;
  /** What goes back with what the message is about. */
  readonly refunded: Money;
}

/** In letters: staff write as much as they like, and an SMS should not. */
const MOST_OF_STAFF = 100;

const sumOf = (amount: Money, { row, contents }: Order, country: string): string =>
  formatMoney(amount, contents.currency, numberStyleOf(isoOf(row.locale, country)));

/** Why it was cancelled, with what the restaurant wrote; nothing where its customer has done so. */
const reasonOf = ({ row }: Order, phone: string | undefined): string => {
  const reason = CANCEL_REASONS.find((known) => known === row.cancel_reason) ?? 'other';
  const own = reason === 'customer_request' ? '' : oneLine(row.cancel_text ?? '');
  const call = phone === undefined ? '' : translate(row.locale, 'message.call', { phone });
  return [
    reason === 'other' ? '' : translate(row.locale, `message.reason.${reason}`),
    own.length > MOST_OF_STAFF ? `${own.slice(0, MOST_OF_STAFF)}...` : own,
    reason === 'customer_request' || reason === 'payment_failed' ? '' : call,
  ].join(' ');
};

/** What happens to the money of an order that was cancelled. */
const moneyOf = (order: Order, country: string): string => {
  const { row, due, refunded, paidOnline } = order;
  // Also of a refund that has failed so far: the money is the customer's.
  if (paidOnline > 0)
    return translate(row.locale, 'message.back', {
      sum: sumOf(refunded > 0 ? refunded : paidOnline, order, country),
    });
  // Of an attempt that was begun nobody knows for sure.
  const isUntouched = due.now > 0 && Number(row.payments_started) === 0;
  return isUntouched ? translate(row.locale, 'message.not_charged') : '';
};

const bodyOf = (kind: OrderMessageKind, order: Order, writing: MessageWriting): string => {
  const { row, number, orderType, expected, contents } = order;
  const { shop, country, defaultLocale, now, refunded } = writing;
  const localise = localiser(row.locale, defaultLocale);
  const time = clockText(expected.to, order.zone, now);
  const city = shop.cities.find(({ id }) => id === row.city_id);
  switch (kind) {
    case 'accepted':
    case 'delayed':
      return translate(row.locale, `message.${kind}.${orderType}`, { number, time });
    case 'on_way':
      return translate(row.locale, 'message.on_way', { number });
    case 'ready': {
      const { street, house } = contents.branch;
      const place = `${localise(street)} ${house}`.trim();
      return translate(row.locale, 'message.ready', { number, place });
    }
    case 'cancelled':
      return [
        translate(row.locale, 'message.cancelled', { number }),
        reasonOf(order, city?.phones[0]?.phone),
        moneyOf(order, country),
      ].join(' ');
    case 'refunded':
      return translate(row.locale, 'message.refunded', {
        number,
        sum: sumOf(refunded, order, country),
      });
  }
};

/** The whole message, in the language of the order, beginning with the shop's name where it has one. */
export const messageText = (
  kind: OrderMessageKind,
  order: Order,
  writing: MessageWriting,
): string => {
  const { name } = writing.shop.own?.file ?? {};
  const localise = localiser(order.row.locale, writing.defaultLocale);
  const shop = name === undefined ? '' : `${localise(name)}: `;
  return oneLine(`${shop}${bodyOf(kind, order, writing)}`);
};
