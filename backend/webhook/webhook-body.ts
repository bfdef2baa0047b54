import type { Kysely } from 'kysely';
import type { AnswerOf } from '../../contract/wire/codec';
import type { WebhookMessage } from '../../contract/wire/webhook';
import { decimalFromMoney, money } from '../../src/domain';
import { instant } from '../../src/domain/time/instant';
import { isoMoment } from '../../src/domain/time/iso-moment';
import type { Localise } from '../i18n/localised-text';
import { cityKeyOf, toOperatorJson } from '../order/operator-orders';
import { eventsOf } from '../order/order-events';
import { knownOrder } from '../order/order-store';
import type { ShopDatabase } from '../storage/schema';
import { storedId } from '../storage/stored-id';
import type { WebhookDelivery } from './webhook-deliveries';

/**
 * Writes what a target is sent: what happened, and the order as it stands now. It is made for each
 * attempt, so that nothing of a customer is stored twice, and nothing is sent of one who has left.
 */
export const webhookBody = async (
  db: Kysely<ShopDatabase>,
  delivery: WebhookDelivery,
  localise: Localise,
): Promise<string> => {
  const order = await knownOrder(db, storedId('order', delivery.order_id));
  const events = await eventsOf(db, [order.id]);
  const event = events.find(({ id }) => id === delivery.event_id);
  if (event === undefined) throw new Error('An event of an order is gone');
  const cityKey = await cityKeyOf(db, order);
  const [shown] = await toOperatorJson(db, [{ order, cityKey }], localise);
  if (shown === undefined) throw new Error('An order is gone');
  const moment = (at: number): string => isoMoment(instant(at), order.zone);
  const message: AnswerOf<typeof WebhookMessage> = {
    type: delivery.type,
    timestamp: moment(event.at),
    data: {
      change: {
        status: event.status,
        expected_at: { from: moment(event.expectedFrom), to: moment(event.expectedTo) },
        delayed_by: event.delayedBy,
        reason: event.reason,
        text: event.text,
        payment_status: event.paymentStatus,
        refunded:
          event.refunded === undefined
            ? null
            : decimalFromMoney(money(event.refunded), order.contents.currency.digits),
      },
      order: shown,
    },
  };
  return JSON.stringify(message);
};
