import { randomUUID } from 'node:crypto';
import { isRight } from 'fp-ts/Either';
import type { ErrorCode } from '../../calls/errors';
import type { Order, PlacedOrder } from '../../wire/order';
import { CartChanged } from '../../wire/order';
import type { Kit } from '../kit';
import type { OrderPlan } from '../order-plan';
import { units, whole } from '../sums';
import { checkLive } from './live';

const PLACE = 'placeOrder';

type Body = Readonly<Record<string, unknown>>;

/** Whose order it is. */
export interface Orderer {
  /** Null for a guest. */
  readonly token: string | null;
  /** Of somebody else, null when there is nobody. */
  readonly other: string | null;
}

const requestFor = ({ token }: Orderer, key: string, body: Body) => ({
  token,
  body,
  headers: { 'Idempotency-Key': key },
});

const refusalsOf = ({ body, total, smallest, belowMinimum }: OrderPlan) => {
  // Rounded: a sum of two binary fractions may have more decimals than the currency.
  const otherTotal = whole(units(total + smallest));
  const past = { timeType: 'on_time', time: '2020-01-01T12:00:00+00:00' };
  const refusals: readonly (readonly [string, Body | null, ErrorCode, string])[] = [
    [
      'another total than the customer was shown',
      { expectedTotal: otherTotal },
      'cart_changed',
      '13.8',
    ],
    ['a payment that nobody can choose', { paymentType: 'bitcoin' }, 'payment.not_offered', '13.6'],
    ['a time that is past', past, 'time.too_late', '14.12'],
    [
      'change from too little',
      body['paymentType'] === 'cash' ? { changeFrom: smallest } : null,
      'payment.change_too_small',
      '13.6',
    ],
    ['an order below the minimum', belowMinimum, 'min_order', '8.7'],
  ];
  return refusals;
};

/** Everything that is refused before an order is placed; the key stays free. */
const checkRefusals = async (kit: Kit, who: Orderer, key: string, plan: OrderPlan) => {
  const { body, total } = plan;
  const keyless = { token: who.token, body };
  await kit.refuses(PLACE, keyless, 'idempotency_key_required', 'an order without a key', '13.10');
  for (const [when, more, code, rule] of refusalsOf(plan)) {
    if (!more) continue;
    const request = requestFor(who, key, { ...body, ...more });
    const answer = await kit.refuses(PLACE, request, code, when, rule);
    if (code !== 'cart_changed' || answer.status !== 409) continue;
    const changed = CartChanged.decode(answer.body);
    const isNow = isRight(changed) && units(changed.right.calculation.total) === units(total);
    kit.check(PLACE, rule, isNow, 'the calculation as it is now', 'another one');
  }
};

/** The calls about an order, by its customer or by its key. */
const callsOf = ({ token }: Orderer, { id, tracking_key: key }: PlacedOrder) =>
  token === null
    ? ({
        own: { token, path: { key } },
        read: 'trackOrder',
        cancel: 'cancelTrackedOrder',
        watch: 'watchTrackedOrder',
      } as const)
    : ({
        own: { token, path: { id } },
        read: 'showOrder',
        cancel: 'cancelOrder',
        watch: 'watchOrder',
      } as const);

const cancel = (kit: Kit, who: Orderer, placed: PlacedOrder): Promise<Order | null> => {
  const { cancel: id, own } = callsOf(who, placed);
  return kit.reads(id, { ...own, body: { reason: 'customer_request' } }, 'a new order', '13.4');
};

/** The same again is the same order, anything else under the key is refused. */
const checkKey = async (
  kit: Kit,
  who: Orderer,
  key: string,
  { body }: OrderPlan,
  { id }: PlacedOrder,
): Promise<void> => {
  const has = (holds: boolean, expected: string, came: string) => {
    kit.check(PLACE, '13.10', holds, expected, came);
  };
  const { status, headers, value } = await kit.send(PLACE, requestFor(who, key, body));
  const came = status === 201 ? 'a second order' : String(status);
  has(value?.id === id, 'the same order for the same key and body', came);
  const replay = headers.get('Idempotent-Replay');
  const expected = 'the header Idempotent-Replay: true for an order that was there';
  has(replay === 'true', expected, replay === null ? 'nothing' : 'another value');
  const other = requestFor(who, key, { ...body, comment: 'Something else' });
  const when = 'another body under the same key';
  await kit.refuses(PLACE, other, 'idempotency_conflict', when, '13.10');
  const attempt = { token: who.token, path: { key } };
  const made = 'an attempt that made an order';
  const closed = await kit.reads('closeAttempt', attempt, made, '13.10');
  const isOwn = closed?.order?.id === id;
  const instead = closed?.order ? 'another one' : 'none';
  if (closed) kit.check('closeAttempt', '13.10', isOwn, 'the order of the attempt', instead);
  // Nobody is to cook a second order, where the backend placed one.
  if (value && value.id !== id) await cancel(kit, who, value);
};

/** A closed key makes no order ever after. */
const checkClosing = async (kit: Kit, who: Orderer, plan: OrderPlan): Promise<void> => {
  const key = randomUUID();
  const attempt = { token: who.token, path: { key } };
  const closed = await kit.reads('closeAttempt', attempt, 'a key that nobody used', '13.10');
  const isNone = closed?.order === null;
  if (closed) kit.check('closeAttempt', '13.10', isNone, 'order null', 'another answer');
  const request = requestFor(who, key, plan.body);
  const when = 'a request that comes after its attempt was closed';
  const late = await kit.refuses(PLACE, request, 'attempt_closed', when, '13.10');
  if (late.value) await cancel(kit, who, late.value);
};

const HIDDEN = ['house', 'flat', 'entrance', 'code', 'comment', 'lat'] as const;

const checkReading = async (kit: Kit, who: Orderer, plan: OrderPlan, placed: PlacedOrder) => {
  const { read, own } = callsOf(who, placed);
  const order = await kit.reads(read, own, 'an order', '13.11');
  const isSame = units(order?.total) === units(plan.total);
  const asOrdered = `a total of ${String(plan.total)}, as it was ordered`;
  if (order) kit.check(read, '8.2', isSame, asOrdered, String(order.total));
  const path = { key: placed.tracking_key };
  const { value: tracked } = await kit.send('trackOrder', { path });
  const isBare = HIDDEN.every((field) => !tracked?.address?.[field]) && !tracked?.comment;
  const expected = 'no house, no flat and no comment for whoever holds only the key';
  kit.check('trackOrder', '13.11', isBare, expected, 'more');
};

const FOREIGN = [
  ['showOrder', undefined],
  ['watchOrder', undefined],
  ['cancelOrder', {}],
  ['changePayment', { type: 'cash' }],
] as const;

const checkStrangers = async (kit: Kit, { token, other }: Orderer, id: number): Promise<void> => {
  // A guest's order is nobody's: it has its key alone.
  if (token === null) return;
  if (other === null) return kit.skip("somebody else's order: no second customer");
  for (const [call, body] of FOREIGN) {
    const request = { path: { id }, token: other, body };
    await kit.refuses(call, request, 'not_found', "somebody else's order", '13.11');
  }
};

const checkLists = async (kit: Kit, { token }: Orderer, id: number, isOpen: boolean) => {
  if (token === null) return;
  const open = (await kit.send('listOrdersInProcess', { token })).value;
  const ended = (await kit.send('listPastOrders', { token })).value?.data;
  const isIn = (orders: readonly Order[] | undefined | null) =>
    orders?.some((order) => order.id === id) === true;
  const isRight = isIn(open) === isOpen && isIn(ended) !== isOpen;
  const where = isOpen
    ? 'the new order among those on their way'
    : 'the cancelled order in the history';
  kit.check(isOpen ? 'listOrdersInProcess' : 'listPastOrders', '13.2', isRight, where, 'otherwise');
};

/** Places an order, tries everything with it, and cancels it. */
export const checkOrders = async (kit: Kit, who: Orderer, plan: OrderPlan): Promise<void> => {
  const key = randomUUID();
  await checkRefusals(kit, who, key, plan);
  const when = 'an order under a key that was only refused before';
  const placed = await kit.reads(PLACE, requestFor(who, key, plan.body), when, '13.10');
  if (!placed) return;
  await checkKey(kit, who, key, plan, placed);
  await checkReading(kit, who, plan, placed);
  await checkStrangers(kit, who, placed.id);
  await checkLists(kit, who, placed.id, true);
  const { watch, cancel: id, own } = callsOf(who, placed);
  await checkLive(kit, watch, own, placed.id);
  for (const state of ['a new order', 'an order that is cancelled already']) {
    const isCancelled = (await cancel(kit, who, placed))?.status === 'cancel';
    kit.check(id, '13.4', isCancelled, `status cancel for ${state}`, 'another status');
  }
  await checkLists(kit, who, placed.id, false);
  await checkClosing(kit, who, plan);
};
