import type { Money } from '../../src/domain';
import { isoOf } from '../../src/domain/locale/locale-path';
import type { PriceCurrencies } from '../../src/domain/money/second-currency';
import { formatPrice, pricesAt, pricesIn } from '../../src/domain/money/second-currency';
import type { ReceiptKind } from '../../src/domain/order/order-message';
import type { Instant } from '../../src/domain/time/instant';
import { isoMoment } from '../../src/domain/time/iso-moment';
import { baseUrlOf } from '../city/base-url';
import type { City } from '../city/city';
import type { Localise } from '../i18n/localised-text';
import { localiser } from '../i18n/localised-text';
import type { MessageKey } from '../i18n/messages';
import { numberStyleOf } from '../i18n/number-style-of';
import type { MessageParams } from '../i18n/translate';
import { translate } from '../i18n/translate';
import { pageOfOrder } from '../order/order-page';
import type { Order } from '../order/order-row';
import { toWirePayment } from '../order/order-wire';
import type { ShopData } from '../shop/shop-data';
import type { Ticket, TicketLine } from '../ticket/ticket';
import { billOf, line } from '../ticket/ticket';

/** What a customer gets by e-mail: of what was ordered, or of what goes back. */
export interface Receipt {
  readonly locale: string;
  readonly subject: string;
  readonly content: Ticket;
  readonly link: { readonly text: string; readonly url: string } | null;
}

/** What receipts are written with. */
export interface ReceiptWriting {
  readonly shop: Pick<ShopData, 'own' | 'cities' | 'productsById' | 'currency' | 'secondCurrency'>;
  readonly country: string;
  readonly defaultLocale: string;
  /** In the addresses of cities. */
  readonly storefrontPort: number;
  readonly now: Instant;
  /** What goes back with what the receipt is about. */
  readonly refunded: Money;
}

/** Such as 27 November 2026 at 18:40, by the city's clocks. */
const momentText = ({ placedAt, zone, row }: Order): string => {
  const local = isoMoment(placedAt, zone).slice(0, 16);
  return new Intl.DateTimeFormat(row.locale === 'en' ? 'en-GB' : row.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${local}Z`));
};

/** Writes the receipts of one order. */
class ReceiptWriter {
  private readonly locale: string;
  private readonly localise: Localise;
  private readonly tag: string;
  private readonly prices: PriceCurrencies;
  private readonly city: City | undefined;

  constructor(
    private readonly order: Order,
    private readonly writing: ReceiptWriting,
  ) {
    const { shop, country, defaultLocale, now } = writing;
    this.locale = order.row.locale;
    this.localise = localiser(this.locale, defaultLocale);
    this.tag = isoOf(this.locale, country);
    this.prices = pricesAt(pricesIn(order.contents.currency, shop), now, order.zone);
    this.city = shop.cities.find(({ id }) => id === order.row.city_id);
  }

  private say(key: MessageKey, params?: MessageParams): string {
    return translate(this.locale, key, params);
  }

  private sum(amount: Money): string {
    return formatPrice(amount, this.prices, numberStyleOf(this.tag));
  }

  private withSum(text: string, amount: Money): readonly TicketLine[] {
    return amount > 0 ? [{ ...line(text, 'normal', true), sum: this.sum(amount) }] : [];
  }

  private get shopName(): string {
    const { name } = this.writing.shop.own?.file ?? {};
    return name === undefined ? '' : this.localise(name);
  }

  private title(kind: ReceiptKind): string {
    return this.say(`receipt.${kind}`, { number: this.order.number });
  }

  subject(kind: ReceiptKind): string {
    return [this.shopName, this.title(kind)].filter(Boolean).join(': ');
  }

  head(kind: ReceiptKind): readonly TicketLine[] {
    const time = momentText(this.order);
    return [
      ...(this.shopName === '' ? [] : [line(this.shopName, 'normal', true)]),
      line(this.title(kind), 'large', true),
      line(this.say('receipt.placed', { time }), 'small'),
    ];
  }

  /** What has happened to the money. */
  refund(): readonly TicketLine[] {
    const { number, status } = this.order;
    const sum = this.sum(this.writing.refunded);
    return [
      ...(status === 'cancel' ? [line(this.say('message.cancelled', { number }))] : []),
      line(this.say('message.refunded', { number, sum })),
      line(this.say('receipt.days')),
    ];
  }

  bill(): Ticket {
    const { shop, country } = this.writing;
    const { locale, localise, prices } = this;
    return billOf(this.order, { shop, locale, localise, country, prices });
  }

  private atTheDoor(): readonly TicketLine[] {
    const { row, due, status } = this.order;
    if (status === 'cancel') return [];
    const way = this.say(row.payment_type === 'cash' ? 'ticket.cash' : 'ticket.card');
    const isOwed = toWirePayment(this.order).amount_due_later > 0;
    const text = isOwed ? `${this.say('ticket.toPay')} ${way}` : this.say('receipt.paid', { way });
    return this.withSum(text, due.later);
  }

  payment(): readonly TicketLine[] {
    const { paidOnline, refunded } = this.order;
    const way = this.say('receipt.online');
    return [
      ...this.withSum(this.say('receipt.paid', { way }), paidOnline),
      ...this.atTheDoor(),
      ...this.withSum(this.say('receipt.back'), refunded),
    ];
  }

  /** Where the restaurant is, and whom to call there. */
  foot(): readonly TicketLine[] {
    const { street, house } = this.order.contents.branch;
    const city = this.city ? `${this.localise(this.city.name)}, ` : '';
    const phones = this.city?.phones ?? [];
    return [
      line(`${city}${this.localise(street)} ${house}`, 'small'),
      ...phones.map(({ label, phone }) => line(`${this.localise(label)} ${phone}`, 'small')),
    ];
  }

  link(): Receipt['link'] {
    if (!this.city) return null;
    const base = baseUrlOf(this.city, this.writing.storefrontPort);
    return { text: this.say('receipt.open'), url: base + pageOfOrder(this.order) };
  }
}

/** The receipt of an order as it stands, in its language. Rules 13.16. */
export const receiptOf = (kind: ReceiptKind, order: Order, writing: ReceiptWriting): Receipt => {
  const writer = new ReceiptWriter(order, writing);
  const refund = kind === 'refund_receipt' ? writer.refund() : [];
  const content = [writer.head(kind), refund, ...writer.bill(), writer.payment(), writer.foot()];
  return {
    locale: order.row.locale,
    subject: writer.subject(kind),
    content: content.filter((group) => group.length > 0),
    link: writer.link(),
  };
};
