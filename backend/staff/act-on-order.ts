import type { Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { OrderId } from '../../src/domain/id/ids';
import { expectedIn } from '../../src/domain/order/accept-order';
import type { Cancellation } from '../../src/domain/order/cancellation';
import { allowedStatuses } from '../../src/domain/order/change-status';
import type { OrderStatus } from '../../src/domain/order/order-status';
import { isFinalStatus } from '../../src/domain/order/order-status';
import { changeOrders } from '../order/change-orders';
import { moveOrder } from '../order/move-order';
import type { OrderDeps } from '../order/order-deps';
import { recordEvent } from '../order/order-events';
import type { Order } from '../order/order-row';
import { knownOrder } from '../order/order-store';
import { setDelayIn } from '../order/set-delay';
import type { ShopDatabase } from '../storage/schema';
import { fromStoredJson } from '../storage/stored-json';
import type { ActionRow } from './staff-actions';
import {
  Before,
  actionsOf,
  boardOrder,
  endingOf,
  isUndoable,
  lastEventOf,
  undoUntil,
} from './staff-actions';
import type { StaffMember } from './staff-member';

/** What staff do to an order. */
export type StaffAct =
  | { readonly action: 'accept'; readonly minutes: number | null }
  | { readonly action: 'refuse' | 'cancel'; readonly cancellation: Cancellation }
  | { readonly action: 'step'; readonly status: Exclude<OrderStatus, 'cancel'> }
  | { readonly action: 'delay'; readonly minutes: number }
  | { readonly action: 'undo' };

export type StaffActRefusal =
  | { readonly kind: 'unknown' | 'changed' | 'undo_too_late' }
  | { readonly kind: 'not_allowed'; readonly status: OrderStatus };

interface Acting {
  readonly deps: OrderDeps;
  readonly db: Transaction<ShopDatabase>;
  readonly member: StaffMember;
  readonly order: Order;
}

type Acted = Result<StaffActRefusal, Order>;

/** What of an action is written down beside who did it and when. */
type Details = Partial<
  Pick<ActionRow, 'status' | 'minutes' | 'reason' | 'text' | 'before_json' | 'due_at'>
>;

const NO_DETAILS = {
  status: null,
  minutes: null,
  reason: null,
  text: null,
  before_json: null,
  due_at: null,
  undone_at: null,
};

const writeDown = async (
  { deps, db, member, order }: Acting,
  action: StaffAct['action'],
  details: Details,
): Promise<void> => {
  await db
    .insertInto('staff_actions')
    .values({
      ...NO_DETAILS,
      ...details,
      order_id: order.id,
      member_id: member.id,
      member_name: member.name,
      action,
      at: deps.now(),
      version: await lastEventOf(db, order.id),
    })
    .execute();
};

const beforeOf = ({ status, expected: { from, to, delayedBy } }: Order): string =>
  JSON.stringify({ status, from, to, delayedBy });

const notAllowed = ({ order }: Acting): Acted =>
  refuse({ kind: 'not_allowed', status: order.status });

const accept = async (acting: Acting, minutes: number | null): Promise<Acted> => {
  const { deps, db, order } = acting;
  if (order.status !== 'new') return notAllowed(acting);
  const now = deps.now();
  const isTimed = minutes !== null && order.timeType === 'soon_as_possible';
  if (isTimed) {
    const { from, to } = expectedIn(order.expected, minutes, now);
    await db
      .updateTable('orders')
      .set({ expected_from: from, expected_to: to })
      .where('id', '=', order.id)
      .execute();
  }
  const moved = await moveOrder(deps, db, order, { to: 'process' }, now);
  const details = { status: moved.status, minutes: isTimed ? minutes : null };
  await writeDown(acting, 'accept', { ...details, before_json: beforeOf(order) });
  return ok(moved);
};

/** What ends an order waits until it can no longer be undone: money and messages go only then. */
const endLater = async (
  acting: Acting,
  action: StaffAct['action'],
  details: Details,
): Promise<Acted> => {
  const { deps, db, order } = acting;
  await recordEvent(deps.storage, db, 'staff', order, deps.now());
  await writeDown(acting, action, { ...details, due_at: undoUntil({ at: deps.now() }) });
  return ok(order);
};

const step = async (acting: Acting, status: Exclude<OrderStatus, 'cancel'>): Promise<Acted> => {
  const { deps, db, order } = acting;
  if (order.status === 'new' || !allowedStatuses(order).includes(status)) return notAllowed(acting);
  if (isFinalStatus(status)) return endLater(acting, 'step', { status });
  const moved = await moveOrder(deps, db, order, { to: status }, deps.now());
  await writeDown(acting, 'step', { status, before_json: beforeOf(order) });
  return ok(moved);
};

const end = (
  acting: Acting,
  action: 'refuse' | 'cancel',
  { reason, text }: Cancellation,
): Promise<Acted> => {
  const { status } = acting.order;
  const isRight = !isFinalStatus(status) && (status === 'new') === (action === 'refuse');
  return isRight
    ? endLater(acting, action, { status: 'cancel', reason, text })
    : Promise.resolve(notAllowed(acting));
};

const delay = async (acting: Acting, minutes: number): Promise<Acted> => {
  const { deps, db, order } = acting;
  const delayed = await setDelayIn(deps, db, order, minutes);
  if (!delayed.ok) return notAllowed(acting);
  await writeDown(acting, 'delay', { minutes, before_json: beforeOf(order) });
  return ok(delayed.value);
};

const restore = async ({ deps, db, order }: Acting, before_json: string): Promise<Order> => {
  const { status, from, to, delayedBy } = fromStoredJson(Before, before_json);
  await db
    .updateTable('orders')
    .set({ status, expected_from: from, expected_to: to, delayed_minutes: delayedBy })
    .where('id', '=', order.id)
    .execute();
  const restored = await knownOrder(db, order.id);
  const type = status === order.status ? 'delay' : 'status';
  await recordEvent(deps.storage, db, type, restored, deps.now());
  return restored;
};

const undo = async (acting: Acting, version: number): Promise<Acted> => {
  const { deps, db, member, order } = acting;
  const last = (await actionsOf(db, [order.id])).at(-1);
  const now = deps.now();
  if (last?.member_id !== member.id || !isUndoable(last, version, now))
    return refuse({ kind: 'undo_too_late' });
  await db
    .updateTable('staff_actions')
    .set({ undone_at: now, due_at: null })
    .where('id', '=', last.id)
    .execute();
  if (last.before_json === null) await recordEvent(deps.storage, db, 'staff', order, now);
  const restored = last.before_json === null ? order : await restore(acting, last.before_json);
  await writeDown(acting, 'undo', { status: restored.status });
  return ok(restored);
};

const perform = (acting: Acting, act: StaffAct, version: number): Promise<Acted> => {
  switch (act.action) {
    case 'accept':
      return accept(acting, act.minutes);
    case 'refuse':
    case 'cancel':
      return end(acting, act.action, act.cancellation);
    case 'step':
      return step(acting, act.status);
    case 'delay':
      return delay(acting, act.minutes);
    case 'undo':
      return undo(acting, version);
  }
};

/**
 * Does something to an order as its staff have seen it. Refuses where anything has happened to it since,
 * so that of two tablets one is obeyed. Rules 25.3, 25.4.
 */
export const actOnOrder = (
  deps: OrderDeps,
  member: StaffMember,
  { id, version }: { readonly id: OrderId; readonly version: number },
  act: StaffAct,
): Promise<Acted> =>
  changeOrders(deps.storage, async (db): Promise<Acted> => {
    const order = await boardOrder(db, member.cityId, id);
    if (!order) return refuse({ kind: 'unknown' });
    if ((await lastEventOf(db, id)) !== version) return refuse({ kind: 'changed' });
    const acting = { deps, db, member, order };
    const isEnding = act.action !== 'undo' && (await endingOf(db, id)) !== null;
    return isEnding ? notAllowed(acting) : perform(acting, act, version);
  });
