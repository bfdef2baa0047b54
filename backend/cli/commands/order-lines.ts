import type { Currency, Money } from '../../../src/domain';
import { decimalFromMoney, money } from '../../../src/domain';
import { ZERO } from '../../../src/domain/money/money';
import { isoMoment } from '../../../src/domain/time/iso-moment';
import type { OperatorOrder } from '../../order/operator-orders';
import { toOperatorPayment } from '../../order/operator-orders';
import type { Order } from '../../order/order-row';
import { toWirePayment } from '../../order/order-wire';
import type { RefundRow } from '../../payment/payment-store';
import type { StoredContents } from '../../order/stored-contents';
import type { Localise } from '../../i18n/localised-text';

/** Such as `12.90 EUR`. */
export const amountOf = (amount: Money, { code, digits }: Currency): string =>
  `${decimalFromMoney(amount, digits).toFixed(digits)} ${code}`;

/** Such as `online paid (sandbox)`; `cash, nothing to pay` of 0.00, or of what was cancelled before it was paid. */
const paymentOf = (order: Order): string => {
  const { type, status, provider } = toOperatorPayment(order);
  const isDropped = status === 'due' && order.status === 'cancel';
  if (order.total === ZERO || isDropped) return `${type}, nothing to pay`;
  return `${type} ${status}${provider === null ? '' : ` (${provider})`}`;
};

/** One line about an order. */
export const lineOf = ({ order, cityKey }: OperatorOrder): string => {
  const { contents, total, expected, zone } = order;
  return [
    String(order.id),
    order.number,
    order.status,
    cityKey,
    order.orderType,
    isoMoment(expected.from, zone),
    amountOf(total, contents.currency),
    paymentOf(order),
  ].join('  ');
};

/** A customer's words as one line, so that none of them reads like a line of ours. */
const oneLine = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim();

const whereOf = ({ address, branch }: StoredContents, localise: Localise): string =>
  (address
    ? [address.street, address.house, address.entrance, address.floor, address.flat, address.code]
    : [localise(branch.street), branch.house]
  )
    .map(oneLine)
    .filter((part) => part !== '')
    .join(', ');

const commentsOf = ({ contents, row }: Order): readonly string[] =>
  [contents.address?.comment ?? '', row.comment]
    .map(oneLine)
    .filter((text) => text !== '')
    .map((text) => `“${text}”`);

/** Returns what is to be paid when the order is handed over: after a deposit it is not the total. */
const toPay = (order: Order): readonly string[] => {
  const { contents, row, due } = order;
  if (toWirePayment(order).amount_due_later === 0) return [];
  const change =
    row.change_from === null
      ? ''
      : `, with change from ${amountOf(money(row.change_from), contents.currency)}`;
  return [`${row.payment_type}: ${amountOf(due.later, contents.currency)} to pay${change}`];
};

const dishesOf = (
  { lines, gifts, equipment }: StoredContents,
  localise: Localise,
): readonly string[] => [
  ...lines.map(
    ({ quantity, name, choice, ingredients }) =>
      `${String(quantity)} × ${[
        localise(name),
        ...(choice ? [localise(choice.name)] : []),
        ...ingredients.map((each) => `${localise(each.name)} ×${String(each.quantity)}`),
      ].join(', ')}`,
  ),
  ...gifts.map(({ quantity, name }) => `${String(quantity)} × ${localise(name)} (gift)`),
  ...equipment.map(({ quantity, name }) => `${String(quantity)} × ${name}`),
];

/** Returns why an order was cancelled, and what was said about it. */
const cancellationOf = ({ row: { cancel_reason, cancel_text } }: Order): readonly string[] => {
  if (cancel_reason === null) return [];
  const text = oneLine(cancel_text ?? '');
  return [`cancelled: ${cancel_reason}${text === '' ? '' : `, “${text}”`}`];
};

/** All that kitchen and courier need to know of an order, a line each. */
export const detailsOf = ({ order }: OperatorOrder, localise: Localise): readonly string[] => {
  const { row, contents } = order;
  return [
    ...cancellationOf(order),
    `${oneLine(row.first_name)} ${row.phone}`.trim(),
    ...(row.do_not_call_back === 1 ? ['do not call back'] : []),
    whereOf(contents, localise),
    ...commentsOf(order),
    `for ${String(contents.persons)} ${contents.persons === 1 ? 'person' : 'persons'}`,
    ...toPay(order),
    ...dishesOf(contents, localise),
  ].map((line) => `  ${line}`);
};

/** What goes back of an order, a line each. */
export const refundLines = (
  { contents }: Order,
  refunds: readonly RefundRow[],
): readonly string[] =>
  refunds.map(({ amount, state, reason, problem }) => {
    const sum = amountOf(money(amount), contents.currency);
    return `  refund ${sum} ${state}, “${oneLine(reason)}”${problem === null ? '' : `: ${problem}`}`;
  });
