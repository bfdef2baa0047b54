import type { PlacingAttempt } from '../../application/order/placing-slice';
import type { OrderGateway } from '../../application/ports/order-gateway';
import type { Money } from '../../domain/money/money';
import { decimalFromMoney } from '../../domain/money/money';
import type { TrackingKey } from '../../domain/order/order-tracking';
import type { PaymentType } from '../../domain/order/payment-type';
import type { ApiClient } from '../http/api-client';
import { toWireOrderToPlace } from './order-wire';
import { decodePlacingAnswer } from './placing-answer.codec';
import { decodeClosedAttempt, decodeTrackedOrder } from './tracked-order.codec';

/** A conflict says what has to be settled: its body is an answer, not a failure. */
const CONFLICT = 409;

export class HttpOrderGateway implements OrderGateway {
  constructor(private readonly api: ApiClient) {}

  place({ key, order }: PlacingAttempt) {
    return this.api.post('/purchase', toWireOrderToPlace(order), decodePlacingAnswer, {
      headers: { 'Idempotency-Key': key },
      answers: [CONFLICT],
    });
  }

  closeAttempt(key: string) {
    return this.api.post(`/purchase/attempts/${key}/close`, {}, decodeClosedAttempt);
  }

  track(key: TrackingKey, signal?: AbortSignal) {
    return this.api.get(`/purchase/track/${key}`, decodeTrackedOrder, { signal });
  }

  changePayment(key: TrackingKey, type: PaymentType, changeFrom: Money | null) {
    const body = {
      type,
      ...(changeFrom === null ? {} : { changeFrom: decimalFromMoney(changeFrom) }),
    };
    return this.api.post(`/purchase/track/${key}/payment`, body, decodeTrackedOrder);
  }

  cancel(key: TrackingKey) {
    const body = { reason: 'customer_request' };
    return this.api.post(`/purchase/track/${key}/cancel`, body, decodeTrackedOrder);
  }
}
