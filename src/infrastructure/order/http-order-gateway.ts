import type { RequestOf } from '../../../contract/wire/codec';
import type { CancelRequest, PaymentChange } from '../../../contract/wire/order-request';
import type { OrderReference } from '../../domain/order/order-reference';
import type { OrderGateway, PlacingAttempt } from '../../application/ports/order-gateway';
import type { Money } from '../../domain/money/money';
import { decimalFromMoney } from '../../domain/money/money';
import type { PaymentType } from '../../domain/order/payment-type';
import type { ApiClient } from '../http/api-client';
import { orderPath } from './order-path';
import { toWireOrderToPlace } from './order-wire';
import { decodePlacingAnswer } from './placing-answer.codec';
import {
  decodeClosedAttempt,
  decodeEndedOrders,
  decodeOpenOrders,
  decodeTrackedOrder,
} from './tracked-order.codec';

/** A conflict says what has to be settled: its body is an answer, not a failure. */
const CONFLICT = 409;

export class HttpOrderGateway implements OrderGateway {
  constructor(private readonly api: ApiClient) {}

  async place({ key, order, code }: PlacingAttempt) {
    const digits = await this.api.currencyDigits();
    if (!digits.ok) return digits;
    const wire = toWireOrderToPlace(order, digits.value);
    const body = { ...wire, ...(code === undefined ? {} : { code }) };
    return this.api.post('/purchase', body, decodePlacingAnswer, {
      headers: { 'Idempotency-Key': key },
      answers: [CONFLICT],
    });
  }

  closeAttempt(key: string) {
    return this.api.post(`/purchase/attempts/${key}/close`, {}, decodeClosedAttempt);
  }

  track(reference: OrderReference, signal?: AbortSignal) {
    return this.api.get(orderPath(reference), decodeTrackedOrder, { signal });
  }

  openOrders(signal?: AbortSignal) {
    return this.api.get('/purchase/processing', decodeOpenOrders, { signal });
  }

  endedOrders(page: number, signal?: AbortSignal) {
    return this.api.get('/purchase/history', decodeEndedOrders, { query: { page }, signal });
  }

  async changePayment(reference: OrderReference, type: PaymentType, changeFrom: Money | null) {
    const digits = await this.api.currencyDigits();
    if (!digits.ok) return digits;
    const body: RequestOf<typeof PaymentChange> = {
      type,
      ...(changeFrom === null ? {} : { changeFrom: decimalFromMoney(changeFrom, digits.value) }),
    };
    return this.api.post(`${orderPath(reference)}/payment`, body, decodeTrackedOrder);
  }

  cancel(reference: OrderReference) {
    const body: RequestOf<typeof CancelRequest> = { reason: 'customer_request' };
    return this.api.post(`${orderPath(reference)}/cancel`, body, decodeTrackedOrder);
  }
}
