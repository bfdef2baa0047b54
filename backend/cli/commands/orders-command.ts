import { isoMoment } from '../../../src/domain/time/iso-moment';
import type { Environment } from '../../config/environment';
import { cityKeyOf, operatorOrders, toOperatorJson } from '../../order/operator-orders';
import type { OrderKeeper } from '../../order/order-keeper';
import { orderById } from '../../order/order-store';
import type { SetDelayRefusal } from '../../order/set-delay';
import { setDelay } from '../../order/set-delay';
import type { StatusRefusal } from '../../order/set-status';
import { setStatus } from '../../order/set-status';
import type { Localise } from '../../texts/localised';
import { localiser } from '../../texts/localised';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP } from '../command';
import type { Terminal } from '../terminal';
import { withOrders } from '../with-orders';
import { detailsOf, lineOf } from './order-lines';
import type { OrdersRequest } from './orders-request';
import { readOrdersRequest } from './orders-request';

const FAILED = 1;

const complaintOf = (id: number, refusal: StatusRefusal | SetDelayRefusal): string => {
  const order = `order ${String(id)}`;
  switch (refusal.kind) {
    case 'order.unknown':
      return `${order}: there is none`;
    case 'order.unpaid':
      return `${order}: waits for its payment, it can only become cancel`;
    case 'order.transition':
      return `${order}: is ${refusal.from} and can become ${refusal.allowed.join(' or ') || 'nothing else'}`;
    case 'delay.order_ended':
      return `${order}: is ${refusal.status} and cannot be delayed`;
    case 'delay.out_of_range':
      return `${order}: a delay has ${String(refusal.min)} to ${String(refusal.max)} minutes`;
  }
};

const answer = async (
  keeper: OrderKeeper,
  request: OrdersRequest,
  localise: Localise,
  terminal: Terminal,
): Promise<number> => {
  const { shop } = keeper.storage;
  const sayJson = (value: unknown): void => {
    terminal.say(JSON.stringify(value, null, 2));
  };
  switch (request.kind) {
    case 'list': {
      const orders = await operatorOrders(shop, request.filter);
      if (request.asJson) sayJson(await toOperatorJson(shop, orders, localise));
      else for (const order of orders) terminal.say(lineOf(order));
      return 0;
    }
    case 'show': {
      const order = await orderById(shop, request.id);
      if (!order) {
        terminal.complain(complaintOf(request.id, { kind: 'order.unknown' }));
        return FAILED;
      }
      const shown = { order, cityKey: await cityKeyOf(shop, order) };
      if (request.asJson) sayJson((await toOperatorJson(shop, [shown], localise))[0]);
      else [lineOf(shown), ...detailsOf(shown, localise)].forEach(terminal.say);
      return 0;
    }
    case 'set-status': {
      const moved = await setStatus(keeper, request.id, request.move);
      if (moved.ok) terminal.say(`order ${String(request.id)}: ${moved.value.status}`);
      else terminal.complain(complaintOf(request.id, moved.error));
      return moved.ok ? 0 : FAILED;
    }
    case 'delay': {
      const delayed = await setDelay(keeper, request.id, request.minutes);
      if (!delayed.ok) {
        terminal.complain(complaintOf(request.id, delayed.error));
        return FAILED;
      }
      const { expected, zone } = delayed.value;
      terminal.say(
        `order ${String(request.id)}: expected ${isoMoment(expected.from, zone)}, delayed by ${String(expected.delayedBy)} minutes in all`,
      );
      return 0;
    }
  }
};

export const ordersCommand: CommandOf<OrdersRequest> = {
  name: 'orders',
  summary: 'list orders, set their status, delay them',
  help: `Usage: backend orders list [--status STATUS] [--city KEY] [--all] [--json]
       backend orders show ID [--json]
       backend orders set-status ID STATUS [--reason REASON] [--text TEXT]
       backend orders delay ID MINUTES

STATUS is new, process, package, delivery, complete or cancel. An order takes one step at a time:
new, process, package, delivery (left out for pickup), complete; until it ends it can become cancel.
REASON is out_of_items, kitchen_closed, too_busy, cannot_deliver, customer_request, payment_failed,
not_accepted or other. Orders that wait for their payment are listed with --all only.

${ENVIRONMENT_HELP}`,
  read: readOrdersRequest,
  run: (request: OrdersRequest, environment: Environment, terminal: Terminal) =>
    withOrders(environment, (keeper) =>
      answer(
        keeper,
        request,
        localiser(environment.defaultLocale, environment.defaultLocale),
        terminal,
      ),
    ),
};
