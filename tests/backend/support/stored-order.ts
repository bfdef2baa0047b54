import type { Insertable } from 'kysely';
import { currencyOf } from '../../../backend/money/currencies';
import type { OrderTable } from '../../../backend/storage/schema/order-tables';

let count = 0;

/** An order as it is kept, of a guest in the small city, without having been placed. */
export const storedOrder = (
  order: Partial<Insertable<OrderTable>> = {},
): Insertable<OrderTable> => {
  count += 1;
  return {
    number: String(100_000 + count),
    city_id: 1,
    branch_id: 10,
    customer_id: null,
    phone: '359880007788',
    first_name: 'Petar',
    locale: 'en',
    order_type: 'delivery',
    status: 'complete',
    tracking_key: `tracking-key-${String(count)}`,
    created_at: Date.parse('2026-11-27T09:00:00Z'),
    slot_at: null,
    expected_from: Date.parse('2026-11-27T10:00:00Z'),
    expected_to: Date.parse('2026-11-27T10:15:00Z'),
    delayed_minutes: 0,
    finished_at: null,
    payment_type: 'cash',
    payment_status: 'due',
    amount_due_now: 0,
    amount_due_later: 2_790,
    payment_key: null,
    price: 2_400,
    delivery_price: 390,
    bonuses: 0,
    total: 2_790,
    promo_code: null,
    comment: '',
    change_from: null,
    do_not_call_back: 0,
    cancel_reason: null,
    cancel_text: null,
    contents_json: JSON.stringify({ currency: currencyOf('EUR') }),
    ...order,
  };
};
