import { randomUUID } from 'node:crypto';
import type { OrderReference } from '../../../src/domain/order/order-reference';
import type { OrderToPlace } from '../../../src/application/ports/order-to-place';
import { validateEmail } from '../../../src/domain/customer/email';
import { money } from '../../../src/domain/money/money';
import type { ApiClient } from '../../../src/infrastructure/http/api-client';
import { HttpOrderGateway } from '../../../src/infrastructure/order/http-order-gateway';
import { HttpSlotsGateway } from '../../../src/infrastructure/schedule/http-slots-gateway';
import { customerWith } from '../../backend/support/orders';
import { MARGHERITA } from '../../backend/support/small-menu';
import { lineOf } from '../../support/carts';
import { cityId } from '../../support/ids';
import type { TestShop } from '../../backend/support/test-shop';
import type { OrderBackend } from '../../support/order-backend';
import { withOrderBackend } from '../../support/order-backend';
import { orderToPlace } from '../../support/orders';
import { pickupAt } from '../../support/selections';

/** The restaurant's own backend, and what the shop makes of its answers about orders. */
let api: ApiClient;
let shop: TestShop;
let clientWith: OrderBackend['clientWith'];

withOrderBackend((backend) => {
  ({ api, shop, clientWith } = backend);
});

const orders = () => new HttpOrderGateway(api);

/** Two pizzas, fetched by a guest who pays with cash. */
const dinner = (more: Partial<OrderToPlace> = {}) =>
  orderToPlace({
    cityId: cityId(1),
    lines: [lineOf(MARGHERITA, { quantity: 2 })],
    selection: pickupAt(10),
    expectedTotal: money(2580),
    ...more,
  });

const placed = async (more: Partial<OrderToPlace> = {}, key: string = randomUUID()) => {
  const answer = await orders().place({ key, order: dinner(more) });
  if (!answer.ok || answer.value.kind !== 'placed') throw new Error(JSON.stringify(answer));
  return answer.value.order;
};

it('an order that is placed is the same one when it is sent again', async () => {
  const key = randomUUID();
  expect(await placed({}, key)).toEqual(await placed({}, key));
});

it('another order under the same key is refused, and what the key made stays', async () => {
  const key = randomUUID();
  const order = await placed({}, key);
  const again = await orders().place({ key, order: dinner({ comment: 'No onions' }) });
  const message = 'This order has already been placed with other contents';
  expect(again).toEqual({ ok: true, value: { kind: 'conflict', message } });
  expect(await orders().closeAttempt(key)).toEqual({ ok: true, value: { order } });
});

it('an attempt that was given up makes no order, however late it arrives', async () => {
  const key = randomUUID();
  expect(await orders().closeAttempt(key)).toEqual({ ok: true, value: { order: null } });
  expect(await orders().place({ key, order: dinner() })).toEqual({
    ok: true,
    value: { kind: 'closed' },
  });
});

it('a total that is not the one that was shown is told, with what it is now', async () => {
  const answer = await orders().place({
    key: randomUUID(),
    order: dinner({ expectedTotal: money(2000) }),
  });
  expect(answer).toMatchObject({
    ok: true,
    value: {
      kind: 'changed',
      changed: {
        changes: [{ kind: 'price', before: 2000, after: 2580 }],
        calculation: { total: 2580 },
      },
    },
  });
});

it('what is wrong is told by field', async () => {
  const answer = await orders().place({
    key: randomUUID(),
    order: dinner({ contact: { firstName: '', phone: '359880001122' } }),
  });
  expect(answer).toMatchObject({
    error: { kind: 'refused', status: 422, errors: { firstName: [expect.any(String)] } },
  });
});

it('the receipt goes to the e-mail that was given with the order', async () => {
  const email = validateEmail('ivan@example.com');
  if (!email.ok) throw new Error('No e-mail');
  const { id } = await placed({ email: email.value });
  const saved = await shop.storage.shop
    .selectFrom('orders')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(saved.email).toBe('ivan@example.com');
});

it('an order is followed by its key, and cancelled by it', async () => {
  const { trackingKey, number } = await placed();
  expect(await orders().track({ kind: 'key', key: trackingKey })).toMatchObject({
    value: {
      number,
      status: 'new',
      type: 'pickup',
      total: 2580,
      lines: [{ name: 'Margherita', quantity: 2, total: 2580 }],
      canCancel: true,
    },
  });
  expect(await orders().cancel({ kind: 'key', key: trackingKey })).toMatchObject({
    value: { status: 'cancel' },
  });
});

it('an online payment has its page on the shop itself, and may become cash', async () => {
  const order = await placed({ paymentType: 'online' });
  expect(order.payAt).toMatch(/^\/sandbox\/payment\/[\w-]+$/);
  const paid = await orders().changePayment({ kind: 'key', key: order.trackingKey }, 'cash', null);
  expect(paid).toMatchObject({ value: { payment: { type: 'cash', payAt: null } } });
});

it('the times to choose from are those of the branch', async () => {
  const slots = await new HttpSlotsGateway(api).slots(cityId(1), pickupAt(10));
  if (!slots.ok) throw new Error(slots.error.kind);
  expect(slots.value.soon.isAvailable).toBe(true);
  expect(slots.value.days).toHaveLength(7);
  expect(slots.value.days[0]?.slots.some(({ available }) => available)).toBe(true);
});

describe('a customer’s own orders', () => {
  /** Calls the backend as the storefront does for somebody who is signed in. */
  const ordersOf = async (phone: string) => {
    const { token } = await customerWith(shop, phone);
    return new HttpOrderGateway(clientWith(token));
  };

  it('are found by their ids, with all that was said of them, and by nobody else’s', async () => {
    const maria = await ordersOf('0880003344');
    const answer = await maria.place({
      key: randomUUID(),
      order: dinner({ contact: null, comment: 'No onions' }),
    });
    if (!answer.ok || answer.value.kind !== 'placed') throw new Error(JSON.stringify(answer));
    const own: OrderReference = { kind: 'own', id: answer.value.order.id };
    expect(await maria.track(own)).toMatchObject({
      value: {
        status: 'new',
        comment: 'No onions',
        canCancel: true,
        canReorder: false,
        lines: [{ line: lineOf(MARGHERITA, { quantity: 2 }), quantity: 2, total: 2580 }],
      },
    });
    const ivan = await ordersOf('0880001122');
    expect(await ivan.track(own)).toMatchObject({ error: { kind: 'refused', status: 404 } });
    expect(await ivan.cancel(own)).toMatchObject({ error: { kind: 'refused', status: 404 } });
  });

  it('go on or have ended, each in its own list', async () => {
    const maria = await ordersOf('0880003344');
    const order = dinner({ contact: null });
    const answer = await maria.place({ key: randomUUID(), order });
    if (!answer.ok || answer.value.kind !== 'placed') throw new Error(JSON.stringify(answer));
    const { id } = answer.value.order;
    expect(await maria.openOrders()).toMatchObject({ value: [{ id, status: 'new' }] });
    expect(await maria.endedOrders(1)).toMatchObject({ value: { items: [] } });
    await maria.cancel({ kind: 'own', id });
    expect(await maria.openOrders()).toMatchObject({ value: [] });
    expect(await maria.endedOrders(1)).toMatchObject({
      value: { items: [{ id, status: 'cancel', canReorder: true }], meta: { total: 1 } },
    });
    expect(await maria.endedOrders(2)).toMatchObject({ error: { status: 404 } });
  });
});
