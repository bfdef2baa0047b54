import type { Money } from '../../src/domain';
import { money } from '../../src/domain';
import { allergensAsSet } from '../../src/domain/allergen/dish-allergens';
import { formatMoney } from '../../src/domain/money/money';
import type { PriceCurrencies } from '../../src/domain/money/second-currency';
import { formatPrice } from '../../src/domain/money/second-currency';
import { isoOf } from '../../src/domain/locale/locale-path';
import { instant } from '../../src/domain/time/instant';
import type { Instant } from '../../src/domain/time/instant';
import { allergenName } from '../i18n/allergen-names';
import { clockText } from '../i18n/clock-text';
import type { Localise } from '../i18n/localised-text';
import { numberStyleOf } from '../i18n/number-style-of';
import { oneLine } from '../i18n/one-line';
import { translate } from '../i18n/translate';
import type { MessageParams } from '../i18n/translate';
import type { Order } from '../order/order-row';
import { toWirePayment } from '../order/order-wire';
import type { StoredContents } from '../order/stored-contents';
import type { ShopData } from '../shop/shop-data';
import type { PrintJobTable } from '../storage/schema/kitchen-tables';

export type TicketKind = PrintJobTable['ticket'];

/** A line of a ticket, in whichever way it is printed. */
export interface TicketLine {
  readonly text: string;
  readonly size: 'small' | 'normal' | 'large' | 'huge';
  readonly isStrong: boolean;
  /** At the right edge. */
  readonly sum?: string;
}

/** Lines that belong together, with a rule between one group and the next. */
export type Ticket = readonly (readonly TicketLine[])[];

/** What a ticket is written with. */
export interface TicketWriting {
  readonly shop: Pick<ShopData, 'productsById'>;
  readonly locale: string;
  readonly localise: Localise;
  readonly country: string;
  /** Set for what its customer reads: sums in each currency, and nothing shouted. */
  readonly prices?: PriceCurrencies;
}

type OrderLine = StoredContents['lines'][number];

export const line = (
  text: string,
  size: TicketLine['size'] = 'normal',
  isStrong = false,
): TicketLine => ({
  text: oneLine(text),
  size,
  isStrong,
});

/** Writes the tickets of one order. */
class TicketWriter {
  constructor(
    private readonly order: Order,
    private readonly writing: TicketWriting,
  ) {}

  private say(key: Parameters<typeof translate>[1], params?: MessageParams): string {
    return translate(this.writing.locale, key, params);
  }

  /** Such as 19:40, with the day where that is another than the order's own. */
  private time(moment: Instant): string {
    const { zone, placedAt } = this.order;
    return clockText(moment, zone, placedAt);
  }

  private sum(amount: Money): string {
    const style = numberStyleOf(isoOf(this.writing.locale, this.writing.country));
    const { prices } = this.writing;
    return prices
      ? formatPrice(amount, prices, style)
      : formatMoney(amount, this.order.contents.currency, style);
  }

  head(): readonly TicketLine[] {
    const { number, orderType, expected } = this.order;
    return [
      line(number, 'huge', true),
      line(
        `${this.say(`ticket.${orderType}`)} ${this.say('ticket.due', { time: this.time(expected.to) })}`,
        'large',
        true,
      ),
    ];
  }

  private changes({ productId, ingredients, choice }: OrderLine): readonly TicketLine[] {
    const { localise, shop, prices } = this.writing;
    const without = prices ? 'receipt.without' : 'ticket.without';
    const own = new Map(
      shop.productsById.get(productId)?.ingredients.map((each) => [each.id, each.defaultQuantity]),
    );
    return [
      ...(choice ? [line(`• ${localise(choice.name)}`, 'normal', true)] : []),
      ...ingredients.map(({ id, name, quantity }) =>
        quantity === 0
          ? line(this.say(without, { name: localise(name) }), 'normal', prices === undefined)
          : line(
              this.say('ticket.more', {
                name: localise(name),
                count: Math.max(1, quantity - (own.get(id) ?? 0)),
              }),
            ),
      ),
    ];
  }

  private allergens({ productId, ingredients, choice }: OrderLine): readonly TicketLine[] {
    const { shop, locale } = this.writing;
    const dish = shop.productsById.get(productId);
    if (!dish) return [];
    const codes = allergensAsSet(dish, {
      ingredients: ingredients.map(({ id, quantity }) => ({ ingredientId: id, quantity })),
      choiceId: choice?.id ?? null,
    });
    const list = codes.map((code) => allergenName(code, locale)).join(', ');
    return list === '' ? [] : [line(this.say('ticket.allergens', { list }), 'small')];
  }

  dishes(isForKitchen: boolean): Ticket {
    const { localise } = this.writing;
    const { lines, gifts } = this.order.contents;
    return [
      ...lines.map((each) => [
        {
          ...line(
            `${String(each.quantity)} × ${localise(each.name)}`,
            isForKitchen ? 'large' : 'normal',
            true,
          ),
          ...(isForKitchen ? {} : { sum: this.sum(each.total) }),
        },
        ...this.changes(each),
        ...this.allergens(each),
      ]),
      ...gifts.map(({ quantity, name }) => [
        line(
          `${String(quantity)} × ${this.say('ticket.gift', { name: localise(name) })}`,
          isForKitchen ? 'large' : 'normal',
          true,
        ),
      ]),
    ];
  }

  cutlery(): readonly TicketLine[] {
    const { persons, equipment } = this.order.contents;
    return [
      ...(persons > 0 ? [line(this.say('ticket.persons', { count: persons }))] : []),
      ...equipment.map(({ quantity, name }) => line(`${String(quantity)} × ${name}`)),
    ];
  }

  comment(): readonly TicketLine[] {
    const text = oneLine(this.order.row.comment);
    return text === '' ? [] : [line(this.say('ticket.comment', { text }), 'large', true)];
  }

  foot(): readonly TicketLine[] {
    return [
      line(
        this.say('ticket.placed', { time: this.time(instant(this.order.row.created_at)) }),
        'small',
      ),
    ];
  }

  private address(): readonly TicketLine[] {
    const { address } = this.order.contents;
    if (!address) return [];
    const parts = (['entrance', 'floor', 'flat', 'code'] as const)
      .map((part) => [part, oneLine(address[part])] as const)
      .filter(([, text]) => text !== '')
      .map(([part, text]) => this.say(`ticket.${part}`, { text }));
    const comment = oneLine(address.comment);
    return [
      line(`${address.street} ${address.house}`, 'large', true),
      ...(parts.length > 0 ? [line(parts.join(', '))] : []),
      ...(comment === '' ? [] : [line(comment)]),
    ];
  }

  whereTo(): readonly TicketLine[] {
    const { first_name, phone } = this.order.row;
    const who = [oneLine(first_name), phone === '' ? '' : `+${phone}`].filter(Boolean).join(', ');
    return [...this.address(), ...(who === '' ? [] : [line(who, 'normal', true)])];
  }

  sums(): readonly TicketLine[] {
    const { order } = this;
    const { row, contents, total } = order;
    const withSum = (text: string, amount: Money, isStrong = false): TicketLine => ({
      ...line(text, isStrong ? 'large' : 'normal', isStrong),
      sum: this.sum(amount),
    });
    const part = (key: 'ticket.fee' | 'ticket.bonuses', amount: number): readonly TicketLine[] =>
      amount > 0 ? [withSum(this.say(key), money(amount))] : [];
    return [
      ...contents.equipment
        .filter((each) => each.total > 0)
        .map((each) => withSum(each.name, each.total)),
      ...contents.discounts.map(({ name, amount }) => withSum(`− ${name}`, amount)),
      ...part('ticket.fee', row.delivery_price),
      ...part('ticket.bonuses', row.bonuses),
      withSum(this.say('ticket.total'), total, true),
    ];
  }

  payment(): readonly TicketLine[] {
    const { row, due } = this.order;
    if (toWirePayment(this.order).amount_due_later === 0)
      return [line(this.say('ticket.paid'), 'large', true)];
    const way = row.payment_type === 'cash' ? 'ticket.cash' : 'ticket.card';
    return [
      {
        ...line(`${this.say('ticket.toPay')} ${this.say(way)}`, 'large', true),
        sum: this.sum(due.later),
      },
      ...(row.change_from === null
        ? []
        : [line(this.say('ticket.change', { sum: this.sum(money(row.change_from)) }))]),
    ];
  }
}

/**
 * The ticket of an order: for the kitchen what is to be made, without prices; for the bag what is in it,
 * where it goes and what is to be paid. Rules 26.4.
 */
export const ticketOf = (kind: TicketKind, order: Order, writing: TicketWriting): Ticket => {
  const writer = new TicketWriter(order, writing);
  const groups =
    kind === 'kitchen'
      ? [writer.head(), writer.comment(), ...writer.dishes(true), writer.cutlery(), writer.foot()]
      : [
          writer.head(),
          writer.whereTo(),
          writer.comment(),
          ...writer.dishes(false),
          writer.cutlery(),
          writer.sums(),
          writer.payment(),
          writer.foot(),
        ];
  return groups.filter((group) => group.length > 0);
};

/** What an order is made of, and how its total comes about. */
export const billOf = (order: Order, writing: TicketWriting): Ticket => {
  const writer = new TicketWriter(order, writing);
  return [writer.dishes(false).flat(), writer.sums()];
};
