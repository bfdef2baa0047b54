import { isRight } from 'fp-ts/Either';
import request from 'supertest';
import { WebhookMessage } from '../../../contract/wire/webhook';
import { localiser } from '../../../backend/i18n/localised-text';
import type { WebhookDeps } from '../../../backend/webhook/deliver-webhooks';
import { deliverTo } from '../../../backend/webhook/deliver-webhooks';
import { parkedDeliveries, queueDeliveries } from '../../../backend/webhook/webhook-deliveries';
import type { WebhookTarget } from '../../../backend/webhook/webhook-targets';
import {
  WEBHOOK_TURN,
  addWebhookTarget,
  removeWebhookTarget,
  webhookTargets,
} from '../../../backend/webhook/webhook-targets';
import { webhooksCommand } from '../../../backend/cli/commands/webhooks-command';
import { memoryLog } from '../../support/memory-log';
import type { FakeClock } from '../support/fake-clock';
import { operate } from '../support/operator';
import { depsOf } from '../support/order-deps';
import { inOrderShop, moveThrough } from '../support/order-shop';
import { orderBody, placed } from '../support/orders';
import type { TestShop } from '../support/test-shop';
import { startReceiver } from '../support/webhook-receiver';

let shop: TestShop;
let clock: FakeClock;
inOrderShop((given) => ({ shop, clock } = given));

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
let receivers: Receiver[] = [];
afterEach(async () => {
  for (const { id } of await webhookTargets(shop.storage.shop))
    await shop.storage.change(WEBHOOK_TURN, (db) => removeWebhookTarget(db, id));
  await Promise.all(receivers.map(({ close }) => close()));
  receivers = [];
});

const withTarget = async (): Promise<Receiver & { readonly target: WebhookTarget }> => {
  const started = await startReceiver(() => clock.now());
  receivers.push(started);
  const target = await shop.storage.change(WEBHOOK_TURN, (db) => addWebhookTarget(db, started.url));
  started.receiver.secret = target.secret;
  return { ...started, target };
};

const deps = (): WebhookDeps => ({
  storage: shop.storage,
  log: depsOf(shop, clock).log,
  now: clock.now,
  localise: localiser('en', 'en'),
});

const deliver = async (target: WebhookTarget): Promise<void> => {
  await queueDeliveries(shop.storage, clock.now().getTime());
  await deliverTo(deps(), target);
};

const move = (id: number, ...steps: Parameters<typeof moveThrough>[2][]): Promise<void> =>
  moveThrough(depsOf(shop, clock), id, ...steps);

const typesOf = (received: readonly { readonly type: string }[]) =>
  received.map(({ type }) => type);

it('tells a target of everything that happens to an order, signed, in turn, and in the shape of the contract', async () => {
  const { target, received, refused } = await withTarget();
  const order = await placed(shop);
  await move(order.id, 'process', 'package');
  await move(order.id, 'cancel');
  await deliver(target);
  expect(refused).toEqual([]);
  expect(typesOf(received)).toEqual([
    'order.placed',
    'order.status_changed',
    'order.status_changed',
    'order.cancelled',
  ]);
  expect(received.map(({ body }) => isRight(WebhookMessage.decode(body)))).not.toContain(false);
  expect(received[1]?.body).toMatchObject({
    timestamp: '2026-11-27T12:00:00+02:00',
    data: {
      change: { status: 'process', payment_status: 'due' },
      order: { number: order.number, status: 'cancel', phone: '359880001122', city: 'sofia' },
    },
  });
  await deliver(target);
  expect(received).toHaveLength(4);
});

it('tells of a payment online and of its way back', async () => {
  const { target, received } = await withTarget();
  const order = await placed(shop, orderBody({ paymentType: 'online' }));
  await request(shop.app)
    .post(`${String(order.payment.redirect_url)}/pay`)
    .expect(303);
  await move(order.id, 'cancel');
  await deliver(target);
  expect(typesOf(received)).toEqual([
    'order.placed',
    'order.paid',
    'order.cancelled',
    'order.refunded',
  ]);
});

it('is silent about what happened before the target was added', async () => {
  const order = await placed(shop);
  const { target, received } = await withTarget();
  await move(order.id, 'process');
  await deliver(target);
  expect(typesOf(received)).toEqual(['order.status_changed']);
});

it('holds back what follows of an order, but of no other, until the target has taken what came before', async () => {
  const { target, received, receiver } = await withTarget();
  const [one, other] = [await placed(shop), await placed(shop)];
  await move(one.id, 'process');
  receiver.answer = ({ orderId }, send) => {
    send(orderId === one.id ? 500 : 200);
  };
  await deliver(target);
  expect(received.map(({ orderId }) => orderId)).toEqual([one.id, other.id]);
  receiver.answer = (_, send) => {
    send(200);
  };
  await deliver(target);
  expect(received).toHaveLength(2);
  clock.advance(5);
  await deliver(target);
  expect(typesOf(received.slice(2))).toEqual(['order.placed', 'order.status_changed']);
  expect(received[2]?.id).toBe(received[0]?.id);
});

it('tries for a day, then parks it, goes on with the order, and begins anew when the operator asks for it', async () => {
  const { target, received, receiver } = await withTarget();
  const order = await placed(shop);
  receiver.answer = (_, send) => {
    send(503);
  };
  const begun = clock.now().getTime();
  while ((await parkedDeliveries(shop.storage.shop)).length === 0) {
    await deliver(target);
    clock.advance(300);
  }
  const hours = (clock.now().getTime() - begun) / 3_600_000;
  expect([received.length, Math.round(hours)]).toEqual([11, 24]);
  receiver.answer = (_, send) => {
    send(200);
  };
  await move(order.id, 'process');
  await deliver(target);
  expect(typesOf(received.slice(11))).toEqual(['order.status_changed']);
  const [parked] = await parkedDeliveries(shop.storage.shop);
  const list = await operate(shop, webhooksCommand, ['list']);
  expect(list.out).toContain(
    `delivery ${String(parked?.id)} to ${String(target.id)}: order.placed of order ${String(order.id)}, the service answered 503`,
  );
  expect(await operate(shop, webhooksCommand, ['resend', '--parked'])).toMatchObject({ code: 0 });
  clock.advance(Math.max(0, (Date.now() - clock.now().getTime()) / 1000 + 1));
  await deliver(target);
  expect(typesOf(received.slice(12))).toEqual(['order.placed']);
});

it('sends nothing twice when two processes deliver at once', async () => {
  const { target, received, receiver } = await withTarget();
  await placed(shop);
  await queueDeliveries(shop.storage, clock.now().getTime());
  let letGo = (): void => undefined;
  receiver.answer = (_, send) => {
    letGo = () => {
      send(200);
    };
  };
  const first = deliverTo(deps(), target);
  while (received.length === 0) await new Promise(setImmediate);
  await deliverTo(deps(), target);
  letGo();
  await first;
  expect(received).toHaveLength(1);
});

it('lets the others have theirs while one target is silent, and tries that one again', async () => {
  const silent = await withTarget();
  const quick = await withTarget();
  silent.receiver.answer = () => undefined;
  await placed(shop);
  await queueDeliveries(shop.storage, clock.now().getTime());
  const waiting = deliverTo({ ...deps(), answerTime: 200 }, silent.target);
  await deliverTo(deps(), quick.target);
  expect(quick.received).toHaveLength(1);
  await waiting;
  const rows = await shop.storage.shop
    .selectFrom('webhook_deliveries')
    .select(['target_id', 'state', 'problem'])
    .execute();
  expect(rows).toContainEqual({
    target_id: silent.target.id,
    state: 'waiting',
    problem: 'the service did not answer in time',
  });
});

it('tells nothing to a target that was removed, nor anything wrong of one that got its number', async () => {
  const old = await withTarget();
  await placed(shop);
  await queueDeliveries(shop.storage, clock.now().getTime());
  let letGo = (): void => undefined;
  old.receiver.answer = (_, send) => {
    letGo = () => {
      send(200);
    };
  };
  const delivering = deliverTo(deps(), old.target);
  while (old.received.length === 0) await new Promise(setImmediate);
  await shop.storage.change(WEBHOOK_TURN, (db) => removeWebhookTarget(db, old.target.id));
  const young = await withTarget();
  // SQLite gives the number again, PostgreSQL does not.
  await shop.storage.shop
    .updateTable('webhook_targets')
    .set({ id: old.target.id })
    .where('id', '=', young.target.id)
    .execute();
  const target = { ...young.target, id: old.target.id };
  await placed(shop);
  await queueDeliveries(shop.storage, clock.now().getTime());
  letGo();
  await delivering;
  expect(old.received).toHaveLength(1);
  await deliverTo(deps(), target);
  expect(typesOf(young.received)).toEqual(['order.placed']);
});

it('goes on with the rest where one cannot be written, and tries that one later again', async () => {
  const { target, received } = await withTarget();
  const [broken, whole] = [await placed(shop), await placed(shop)];
  await queueDeliveries(shop.storage, clock.now().getTime());
  const { contents_json: contents } = await shop.storage.shop
    .selectFrom('orders')
    .select('contents_json')
    .where('id', '=', broken.id)
    .executeTakeFirstOrThrow();
  await shop.storage.shop
    .updateTable('orders')
    .set({ contents_json: '{}' })
    .where('id', '=', broken.id)
    .execute();
  const { log, logText } = memoryLog();
  await deliverTo({ ...deps(), log }, target);
  expect(received.map(({ orderId }) => orderId)).toEqual([whole.id]);
  expect(await parkedDeliveries(shop.storage.shop)).toEqual([]);
  expect(logText()).toContain('a webhook could not be written');
  await shop.storage.shop
    .updateTable('orders')
    .set({ contents_json: contents })
    .where('id', '=', broken.id)
    .execute();
  clock.advance(5);
  await deliver(target);
  expect(received.map(({ orderId }) => orderId)).toEqual([whole.id, broken.id]);
});

it('is refused by a receiver when old, changed or signed by another', async () => {
  const { target, received, refused, receiver } = await withTarget();
  await placed(shop);
  receiver.secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  await deliver(target);
  expect([received.length, refused.length]).toEqual([0, 1]);
});
