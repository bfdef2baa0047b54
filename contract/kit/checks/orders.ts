import type { ErrorCode } from '../../calls/errors';
import { randomUUID } from 'node:crypto';
import type { Answer } from '../caller';
import { SMALL_UNITS, at, smallUnits, listAt, numberAt, textAt, written } from '../json';
import type { Kit, Special } from '../kit';
import type { OrderPlan } from '../order-plan';
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

const post = (kit: Kit, { token }: Orderer, key: string, body: Body): Promise<Answer> =>
  kit.send(PLACE, { token, body, headers: { 'Idempotency-Key': key } });

/** Everything that is refused before an order is placed; the key stays free. */
const checkRefusals = async (kit: Kit, { token }: Orderer, key: string, plan: OrderPlan) => {
  const headers = { 'Idempotency-Key': key };
  const { body } = plan;
  const refused = (more: Body, code: ErrorCode, special: Special) =>
    kit.refuses(PLACE, { token, headers, body: { ...body, ...more } }, code, special);
  await kit.refuses(PLACE, { token, body }, 'idempotency_key_required', {
    when: 'an order without a key',
    rule: '13.10',
  });
  // Rounded: a sum of two binary fractions may have more decimals than the currency.
  const another = Math.round((plan.total + plan.smallest) * SMALL_UNITS) / SMALL_UNITS;
  const changed = await refused({ expectedTotal: another }, 'cart_changed', {
    when: 'another total than the customer was shown',
    rule: '13.8',
  });
  if (changed)
    kit.check(
      PLACE,
      smallUnits(changed.body, 'calculation', 'total') === Math.round(plan.total * SMALL_UNITS),
      { expected: 'the calculation as it is now', came: 'another one', rule: '13.8' },
    );
  await refused({ paymentType: 'bitcoin' }, 'payment.not_offered', {
    when: 'a payment that nobody can choose',
    rule: '13.6',
  });
  await refused({ timeType: 'on_time', time: '2020-01-01T12:00:00+00:00' }, 'time.too_late', {
    when: 'a time that is past',
    rule: '14.12',
  });
  if (body['paymentType'] === 'cash')
    await refused({ changeFrom: plan.smallest }, 'payment.change_too_small', {
      when: 'change from too little',
      rule: '13.6',
    });
  if (plan.belowMinimum)
    await refused(plan.belowMinimum, 'min_order', {
      when: 'an order below the minimum',
      rule: '8.7',
    });
};

/** The same again is the same order, anything else under the key is refused. */
const checkKey = async (kit: Kit, who: Orderer, key: string, plan: OrderPlan, placed: Answer) => {
  const id = numberAt(placed.body, 'id');
  const again = await post(kit, who, key, plan.body);
  kit.check(PLACE, again.status === 201 && numberAt(again.body, 'id') === id, {
    expected: 'the same order for the same key and body',
    came: again.status === 201 ? 'a second order' : String(again.status),
    rule: '13.10',
  });
  kit.check(PLACE, again.headers.get('Idempotent-Replay') === 'true', {
    expected: 'the header Idempotent-Replay: true for an order that was there',
    came: again.headers.has('Idempotent-Replay') ? 'another value' : 'nothing',
    rule: '13.10',
  });
  await kit.refuses(
    PLACE,
    {
      token: who.token,
      headers: { 'Idempotency-Key': key },
      body: { ...plan.body, comment: 'Something else' },
    },
    'idempotency_conflict',
    { when: 'another body under the same key', rule: '13.10' },
  );
  const closed = await kit.expect(
    'closeAttempt',
    { token: who.token, params: { key } },
    { when: 'an attempt that made an order', rule: '13.10' },
  );
  if (closed)
    kit.check('closeAttempt', numberAt(closed.body, 'order', 'id') === id, {
      expected: 'the order of the attempt',
      came: at(closed.body, 'order') === null ? 'none' : 'another one',
      rule: '13.10',
    });
  // Where the backend placed a second one, nobody is to cook it.
  const second = numberAt(again.body, 'id');
  if (second !== null && second !== id) await cancel(kit, who, again);
};

/** A closed key makes no order ever after. */
const checkClosing = async (kit: Kit, who: Orderer, plan: OrderPlan): Promise<void> => {
  const key = randomUUID();
  const closed = await kit.expect(
    'closeAttempt',
    { token: who.token, params: { key } },
    { when: 'a key that nobody used', rule: '13.10' },
  );
  if (closed)
    kit.check('closeAttempt', at(closed.body, 'order') === null, {
      expected: 'order null',
      came: 'another answer',
      rule: '13.10',
    });
  const late = await post(kit, who, key, plan.body);
  kit.check(PLACE, late.status === 409 && textAt(late.body, 'code') === 'attempt_closed', {
    expected: '409 "attempt_closed" for a request that comes after its attempt was closed',
    came: String(late.status),
    rule: '13.10',
  });
  if (late.status === 201) await cancel(kit, who, late);
};

const callsOf = ({ token }: Orderer, placed: Answer) => {
  const isOwn = token !== null;
  return {
    token,
    params: isOwn
      ? { id: numberAt(placed.body, 'id') ?? 0 }
      : { key: textAt(placed.body, 'tracking_key') ?? '' },
    read: isOwn ? 'showOrder' : 'trackOrder',
    cancel: isOwn ? 'cancelOrder' : 'cancelTrackedOrder',
    watch: isOwn ? 'watchOrder' : 'watchTrackedOrder',
  } as const;
};

const cancel = (kit: Kit, who: Orderer, placed: Answer): Promise<Answer | null> => {
  const { cancel: id, params, token } = callsOf(who, placed);
  return kit.expect(
    id,
    { token, params, body: { reason: 'customer_request' } },
    { when: 'a new order', rule: '13.4' },
  );
};

const checkReading = async (kit: Kit, who: Orderer, plan: OrderPlan, placed: Answer) => {
  const { read, params, token } = callsOf(who, placed);
  const order = await kit.expect(read, { token, params }, { when: 'an order', rule: '13.11' });
  const total = smallUnits(order?.body, 'total');
  if (order)
    kit.check(read, total === Math.round(plan.total * SMALL_UNITS), {
      expected: `a total of ${String(plan.total)}, as it was ordered`,
      came: written(total),
      rule: '8.2',
    });
  const tracked = await kit.send('trackOrder', {
    params: { key: textAt(placed.body, 'tracking_key') ?? '' },
  });
  const address = at(tracked.body, 'address');
  const shown = ['house', 'flat', 'entrance', 'code', 'comment', 'lat'];
  kit.check(
    'trackOrder',
    shown.every((field) => !at(address, field)) && !at(tracked.body, 'comment'),
    {
      expected: 'no house, no flat and no comment for whoever holds only the key',
      came: 'more',
      rule: '13.11',
    },
  );
};

const checkStrangers = async (kit: Kit, who: Orderer, placed: Answer): Promise<void> => {
  const id = numberAt(placed.body, 'id') ?? 0;
  // A guest's order is nobody's: it has its key alone.
  if (who.token === null) return;
  if (who.other === null) return kit.report.skip("somebody else's order: no second customer");
  for (const call of ['showOrder', 'watchOrder', 'cancelOrder', 'changePayment'] as const)
    await kit.refuses(
      call,
      {
        params: { id },
        token: who.other,
        ...(call === 'cancelOrder' ? { body: {} } : {}),
        ...(call === 'changePayment' ? { body: { type: 'cash' } } : {}),
      },
      'not_found',
      { when: "somebody else's order", rule: '13.11' },
    );
};

const checkLists = async (kit: Kit, { token }: Orderer, id: number, isOpen: boolean) => {
  if (token === null) return;
  const { body: open } = await kit.send('listOrdersInProcess', { token });
  const { body: ended } = await kit.send('listPastOrders', { token });
  const isIn = (orders: readonly unknown[]) => orders.some((order) => numberAt(order, 'id') === id);
  const isRight = isIn(listAt(open)) === isOpen && isIn(listAt(ended, 'data')) !== isOpen;
  kit.check(isOpen ? 'listOrdersInProcess' : 'listPastOrders', isRight, {
    expected: isOpen
      ? 'the new order among those on their way'
      : 'the cancelled order in the history',
    came: 'otherwise',
    rule: '13.2',
  });
};

const checkCancelling = async (kit: Kit, who: Orderer, placed: Answer): Promise<void> => {
  const { cancel: id } = callsOf(who, placed);
  for (const when of ['a new order', 'an order that is cancelled already']) {
    const cancelled = await cancel(kit, who, placed);
    if (cancelled)
      kit.check(id, textAt(cancelled.body, 'status') === 'cancel', {
        expected: `status cancel for ${when}`,
        came: 'another status',
        rule: '13.4',
      });
  }
};

/** Places an order, tries everything with it, and cancels it. */
export const checkOrders = async (kit: Kit, who: Orderer, plan: OrderPlan): Promise<void> => {
  const key = randomUUID();
  await checkRefusals(kit, who, key, plan);
  const placed = await kit.expect(
    PLACE,
    { token: who.token, headers: { 'Idempotency-Key': key }, body: plan.body },
    { when: 'an order under a key that was only refused before', rule: '13.10' },
  );
  if (!placed) return;
  const id = numberAt(placed.body, 'id') ?? 0;
  await checkKey(kit, who, key, plan, placed);
  await checkReading(kit, who, plan, placed);
  await checkStrangers(kit, who, placed);
  await checkLists(kit, who, id, true);
  const { watch, params, token } = callsOf(who, placed);
  await checkLive(kit, watch, { params, token }, id);
  await checkCancelling(kit, who, placed);
  await checkLists(kit, who, id, false);
  await checkClosing(kit, who, plan);
};
