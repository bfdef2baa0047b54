import type * as t from 'io-ts';
import type { AnswerOf } from '../../../contract/wire/codec';
import type { StaffBoard } from '../../../contract/wire/staff';
import {
  StaffAcceptance,
  StaffCancellation,
  StaffDelay,
  StaffStep,
  StaffUndo,
} from '../../../contract/wire/staff-request';
import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import { validateCancellation } from '../../../src/domain/order/cancellation';
import { startOfDay } from '../../../src/domain/time/local-moment';
import { isoMoment } from '../../../src/domain/time/iso-moment';
import { localDateAt } from '../../../src/domain/time/time-zone';
import { zoneOfCity } from '../../city/city-time';
import { decodeFields } from '../../codec/field-refusal';
import type { LiveStreams } from '../../order-stream/live-streams';
import type { SessionWatch } from '../../order-stream/session-watch';
import type { OrderDeps } from '../../order/order-deps';
import type { Order } from '../../order/order-row';
import type { Refusal } from '../../refusal/refusal';
import { NOT_FOUND, wrongFields } from '../../refusal/refusal';
import type { StaffAct, StaffActRefusal } from '../../staff/act-on-order';
import { actOnOrder } from '../../staff/act-on-order';
import { BoardStream } from '../../staff/board-stream';
import { newestEvent } from '../../order/order-events';
import { boardOrder, boardOrders, boardOrdersAfter } from '../../staff/staff-actions';
import { toWireAudit, toWireStaffOrders } from '../../staff/staff-order-wire';
import { LiveAnswer } from '../answer';
import type { ApiKit } from '../api-kit';
import { pathId } from '../path-id';
import { queryText } from '../query-list';
import type { StaffCall, StaffHandler } from './staff-handlers';

const wireOf = (deps: OrderDeps, orders: readonly Order[], call: StaffCall) =>
  toWireStaffOrders(deps.storage.shop, orders, {
    shop: call.shop,
    localise: call.localise,
    member: call.staff.member,
    now: deps.now(),
  });

const zoneOfMember = ({ shop, staff }: StaffCall) => {
  const city = shop.cities.find(({ id }) => id === staff.member.cityId);
  return zoneOfCity({ timezone: city?.timezone ?? 'UTC' });
};

/** GET /staff/orders */
export const showBoard =
  (deps: OrderDeps): StaffHandler =>
  async (call) => {
    const { shop } = deps.storage;
    const zone = zoneOfMember(call);
    const now = deps.now();
    // Asked first: what happens in between comes with the live messages.
    const version = await newestEvent(shop);
    const since = startOfDay(localDateAt(now, zone), zone);
    const orders = await boardOrders(shop, call.staff.member.cityId, since);
    return ok<AnswerOf<typeof StaffBoard>>({
      now: isoMoment(now, zone),
      version,
      orders: await wireOf(deps, orders, call),
    });
  };

const refusalOf = async (
  deps: OrderDeps,
  order: Order | null,
  { kind, ...more }: StaffActRefusal & { readonly status?: string },
  call: StaffCall,
): Promise<Refusal> => {
  if (kind === 'unknown' || order === null) return NOT_FOUND;
  const code = `staff.${kind}` as const;
  const [wire] = kind === 'changed' ? await wireOf(deps, [order], call) : [];
  return {
    code,
    message: { text: code },
    ...(more.status === undefined ? {} : { params: { status: more.status } }),
    ...(wire === undefined ? {} : { more: { order: wire } }),
  };
};

/** A call that does something to an order; `read` makes it of the decoded body. */
const act =
  <Body extends { readonly version: number }>(
    codec: t.Type<Body, unknown, unknown>,
    read: (body: Body) => Result<Refusal, StaffAct>,
  ) =>
  (deps: OrderDeps): StaffHandler =>
  async (call) => {
    const { member } = call.staff;
    const id = pathId<'order'>(call, 'id');
    if (id === null) return refuse(NOT_FOUND);
    const fields = decodeFields(codec, call.body);
    if (!fields.ok) return refuse(wrongFields(fields.error));
    const asked = read(fields.value);
    if (!asked.ok) return asked;
    const acted = await actOnOrder(
      deps,
      member,
      { id, version: fields.value.version },
      asked.value,
    );
    if (!acted.ok) {
      const order = await boardOrder(deps.storage.shop, member.cityId, id);
      return refuse(await refusalOf(deps, order, acted.error, call));
    }
    const [order] = await wireOf(deps, [acted.value], call);
    return ok(order);
  };

const ending = (action: 'refuse' | 'cancel') =>
  act(StaffCancellation, ({ reason, text }): Result<Refusal, StaffAct> => {
    const cancellation = validateCancellation(reason, text ?? null);
    if (cancellation.ok) return ok({ action, cancellation: cancellation.value });
    const { max } = cancellation.error;
    const message = { text: 'cancel.text_too_long', params: { max } } as const;
    return refuse(wrongFields({ text: [message] }, 'cancel.text_too_long'));
  });

export const accept = act(StaffAcceptance, ({ minutes = null }) =>
  ok({ action: 'accept', minutes }),
);
export const refuseOrder = ending('refuse');
export const cancel = ending('cancel');
export const step = act(StaffStep, ({ status }) => ok({ action: 'step', status }));
export const delay = act(StaffDelay, ({ minutes }) => ok({ action: 'delay', minutes }));
export const undo = act(StaffUndo, () => ok({ action: 'undo' }));

/** GET /staff/orders/{id}/audit */
export const showAudit =
  ({ storage: { shop } }: OrderDeps): StaffHandler =>
  async (call) => {
    const id = pathId<'order'>(call, 'id');
    const order = id && (await boardOrder(shop, call.staff.member.cityId, id));
    return order ? ok(await toWireAudit(shop, order)) : refuse(NOT_FOUND);
  };

const versionOf = (text: string | null | undefined): number | null =>
  text !== null && text !== undefined && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null;

/** GET /staff/events?after: from now on where no version is named. */
export const watchBoard =
  (
    { readShop }: ApiKit,
    deps: OrderDeps,
    streams: LiveStreams,
    sessions: SessionWatch,
  ): StaffHandler =>
  async (call) => {
    const { storage, log } = deps;
    const { staff } = call;
    const { cityId } = staff.member;
    const named = [
      versionOf(call.header('Last-Event-ID')),
      versionOf(queryText(call.query, 'after')),
    ].filter((version) => version !== null);
    const seen = named.length === 0 ? await newestEvent(storage.shop) : Math.max(...named);
    const changedAfter = async (version: number) => {
      const orders = await boardOrdersAfter(storage.shop, cityId, version);
      return orders.length === 0 ? [] : wireOf(deps, orders, { ...call, shop: await readShop() });
    };
    return ok(
      new LiveAnswer((res) => {
        const begin = (sink: ConstructorParameters<typeof BoardStream>[2]) =>
          new BoardStream({ storage, log, changedAfter }, seen, sink);
        const watchSession = (ended: () => void) => sessions.watch(staff.tokenHash, ended);
        streams.open({ owner: staff.tokenHash, begin, watchSession }, res);
      }),
    );
  };
