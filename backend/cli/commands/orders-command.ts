import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import { isoMoment } from '../../../src/domain/time/iso-moment';
import type { Environment } from '../../config/environment';
import type { OrderFilter } from '../../order/operator-orders';
import { cityKeyOf, operatorOrders, spansOf, toOperatorJson } from '../../order/operator-orders';
import type { OrderDeps } from '../../order/order-deps';
import type { Order } from '../../order/order-row';
import { knownOrder, ordersNamed } from '../../order/order-store';
import { readSum } from '../../order/purchase-fields';
import { refundOrder } from '../../order/refund-order';
import type { SetDelayRefusal } from '../../order/set-delay';
import { setDelay } from '../../order/set-delay';
import type { StatusRefusal } from '../../order/set-status';
import { setStatus } from '../../order/set-status';
import type { Localise } from '../../i18n/localised-text';
import { localiser } from '../../i18n/localised-text';
import { citiesNamed } from '../cities-named';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP } from '../command';
import type { Terminal } from '../terminal';
import { withOrders } from '../with-orders';
import { refundsOf } from '../../payment/payment-store';
import { amountOf, detailsOf, lineOf, refundLines } from './order-lines';
import type { OrdersRequest } from './orders-request';
import { USUAL_LIMIT, readOrdersRequest } from './orders-request';

const FAILED = 1;

type RefundRefusal =
  | { readonly kind: 'refund.amount'; readonly text: string }
  | { readonly kind: 'refund.too_large'; readonly left: string };

type Asked<Kind extends OrdersRequest['kind']> = Extract<OrdersRequest, { readonly kind: Kind }>;

/** What a command about orders works with. */
interface Desk {
  readonly deps: OrderDeps;
  readonly localise: Localise;
  readonly terminal: Terminal;
}

/** Why nothing was changed. */
type ChangeRefusal = StatusRefusal | SetDelayRefusal | RefundRefusal;

const problemOf = (name: string, refusal: ChangeRefusal): string => {
  const order = `order ${name}`;
  switch (refusal.kind) {
    case 'order.unknown':
      return `${order}: there is none`;
    case 'order.unpaid':
      return `${order}: waits for its payment, it can only become cancel`;
    case 'order.cancelled_before':
      return `${order}: was cancelled before, with the reason ${refusal.reason}, which stays`;
    case 'order.transition':
      return `${order}: is ${refusal.from} and can become ${refusal.allowed.join(' or ') || 'nothing else'}`;
    case 'delay.order_ended':
      return `${order}: is ${refusal.status} and cannot be delayed`;
    case 'refund.amount':
      return `${order}: "${refusal.text}" is no sum of money`;
    case 'refund.too_large':
      return `${order}: there is ${refusal.left} left to give back`;
    case 'delay.out_of_range':
      return `${order}: a delay has ${String(refusal.min)} to ${String(refusal.max)} minutes`;
  }
};

const printJson = ({ terminal }: Desk, value: unknown): void => {
  terminal.printLine(JSON.stringify(value, null, 2));
};

/** Returns what is wrong with a filter, by the shop as it is; null where nothing is. */
const filterProblem = async (
  { deps }: Desk,
  filter: Pick<OrderFilter, 'cityKey' | 'number' | 'since' | 'until'>,
): Promise<string | null> => {
  const { shop } = deps.storage;
  const { cityKey, number } = filter;
  const cities = citiesNamed(await spansOf(shop, filter), cityKey);
  // A shop that has no cities yet has no orders either.
  if (!cities.ok) return cityKey === null ? null : cities.error;
  if (cities.value.every(({ from, to }) => from !== null && to !== null && to <= from))
    return '--until is before --since';
  return number === null || (await ordersNamed(shop, { text: number, kind: 'number' })).length > 0
    ? null
    : `no order has the number ${number}`;
};

/** Returns whether a filter is invalid, and prints why. */
const isWrong = async (desk: Desk, filter: Parameters<typeof filterProblem>[1]) => {
  const problem = await filterProblem(desk, filter);
  if (problem !== null) desk.terminal.printError(`backend orders: ${problem}`);
  return problem !== null;
};

const list = async (desk: Desk, { filter, limit, asJson }: Asked<'list'>): Promise<number> => {
  const { deps, localise, terminal } = desk;
  const { shop } = deps.storage;
  if (await isWrong(desk, filter)) return FAILED;
  const found = await operatorOrders(shop, filter, limit + 1);
  const orders = found.slice(0, limit);
  if (asJson) printJson(desk, await toOperatorJson(shop, orders, localise));
  else for (const order of orders) terminal.printLine(lineOf(order));
  const last = orders.at(-1)?.order.id;
  if (found.length > limit && last !== undefined)
    terminal.printError(
      `backend orders: these are the newest ${String(limit)} of them; older ones with --before ${String(last)}`,
    );
  return 0;
};

const show = async (desk: Desk, order: Order, asJson: boolean): Promise<number> => {
  const { shop } = desk.deps.storage;
  const refunds = await refundsOf(shop, order.id);
  const shown = { order, cityKey: await cityKeyOf(shop, order) };
  if (asJson) printJson(desk, (await toOperatorJson(shop, [shown], desk.localise))[0]);
  else
    [lineOf(shown), ...detailsOf(shown, desk.localise), ...refundLines(order, refunds)].forEach(
      desk.terminal.printLine,
    );
  return 0;
};

const givenBack = async (
  deps: OrderDeps,
  id: Order['id'],
  { amount: text, reason }: Asked<'refund'>,
): Promise<Result<RefundRefusal, string>> => {
  const { currency } = (await knownOrder(deps.storage.shop, id)).contents;
  const amount = readSum('amount', text, currency);
  if (!amount.ok || amount.value <= 0) return refuse({ kind: 'refund.amount', text });
  const given = await refundOrder(deps, id, amount.value, reason);
  return given.ok
    ? ok(
        `${amountOf(amount.value, currency)} goes back, ${amountOf(given.value.refunded, currency)} in all`,
      )
    : refuse({ kind: 'refund.too_large', left: amountOf(given.error.left, currency) });
};

/** Returns what is said of an order that was changed as it was wished. */
const changed = async (
  { deps }: Desk,
  { id }: Order,
  request: Asked<'set-status' | 'delay' | 'refund'>,
): Promise<Result<ChangeRefusal, string>> => {
  if (request.kind === 'refund') return givenBack(deps, id, request);
  if (request.kind === 'set-status') {
    const moved = await setStatus(deps, id, request.move);
    if (!moved.ok) return moved;
    const { status, row } = moved.value;
    if (row.cancel_reason === null) return ok(status);
    // A tracking key shows no text of a customer.
    const isCustomers = row.customer_id === null && row.cancel_reason === 'customer_request';
    const isUnread = isCustomers && row.cancel_text !== null;
    const unread = `; guests read the reason, not the text: tell it by phone, ${row.phone}`;
    return ok(`${status} (${row.cancel_reason})${isUnread ? unread : ''}`);
  }
  const delayed = await setDelay(deps, id, request.minutes);
  if (!delayed.ok) return delayed;
  const { expected, zone } = delayed.value;
  return ok(
    `expected ${isoMoment(expected.from, zone)}, delayed by ${String(expected.delayedBy)} minutes in all`,
  );
};

/** Does something about the one order of a name. */
const aboutOne = async (
  desk: Desk,
  request: Asked<'show' | 'set-status' | 'delay' | 'refund'>,
): Promise<number> => {
  const { terminal, deps } = desk;
  const { text } = request.name;
  const [order, other] = await ordersNamed(deps.storage.shop, request.name);
  if (other) {
    terminal.printError(
      `order ${text}: is the id of one order and the number of another; add --id or --number`,
    );
    return FAILED;
  }
  if (!order) {
    terminal.printError(problemOf(text, { kind: 'order.unknown' }));
    return FAILED;
  }
  if (request.kind === 'show') return show(desk, order, request.asJson);
  const result = await changed(desk, order, request);
  if (result.ok) terminal.printLine(`order ${text}: ${result.value}`);
  else terminal.printError(problemOf(text, result.error));
  return result.ok ? 0 : FAILED;
};

const answer = (desk: Desk, request: OrdersRequest): Promise<number> => {
  switch (request.kind) {
    case 'list':
      return list(desk, request);
    case 'show':
    case 'set-status':
    case 'delay':
    case 'refund':
      return aboutOne(desk, request);
  }
};

export const ordersCommand: CommandOf<OrdersRequest> = {
  name: 'orders',
  summary: 'list orders, set their status, delay them, refund them',
  help: `Usage: backend orders list [--status STATUS] [--city KEY] [--number NUMBER] [--since DAY]
                           [--until DAY] [--before ID] [--limit N] [--all] [--json]
       backend orders show ORDER [--json]
       backend orders set-status ORDER STATUS [--reason REASON] [--text TEXT]
       backend orders delay ORDER MINUTES
       backend orders refund ORDER AMOUNT --reason TEXT

ORDER is the id, which comes first in the list, or the number that customers quote. Where it is both,
of two orders, --id or --number says which.

list has the newest orders, ${String(USUAL_LIMIT)} or --limit of them. Where there are more it says how to go on:
--before ID lists those before it. --since and --until take the days on which orders were placed, both
included, by the clocks of their city, or moments such as 2026-11-27T19:30:00+02:00. Orders that wait
for their payment are listed with --all only.

STATUS is new, process, package, delivery, complete or cancel. An order takes one step at a time:
new, process, package, delivery (left out for pickup), complete; until it ends it can become cancel.
REASON is out_of_items, kitchen_closed, too_busy, cannot_deliver, customer_request, payment_failed,
not_accepted or other. TEXT is read by customers with an account; guests read the reason only. An order
that was cancelled keeps the reason that its customer has read.

refund gives back a part of what was paid online, such as 12.40, or the rest, to where it came from; several
together give back no more than was paid. Cancelling an order gives everything back by itself. TEXT is for you.
A running backend makes the refund; show says how it stands.

${ENVIRONMENT_HELP}`,
  read: readOrdersRequest,
  run: (request: OrdersRequest, environment: Environment, terminal: Terminal) =>
    withOrders(environment, terminal, (deps) =>
      answer(
        {
          deps,
          localise: localiser(environment.defaultLocale, environment.defaultLocale),
          terminal,
        },
        request,
      ),
    ),
};
