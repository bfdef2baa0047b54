import type { Kysely } from 'kysely';
import type { AnswerOf } from '../../contract/wire/codec';
import type { StaffAuditEntry, StaffOrder } from '../../contract/wire/staff';
import { allergensAsSet } from '../../src/domain';
import { allowedStatuses } from '../../src/domain/order/change-status';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import { isoMoment } from '../../src/domain/time/iso-moment';
import type { Localise } from '../i18n/localised-text';
import { eventsOf } from '../order/order-events';
import type { Order } from '../order/order-row';
import type { StoredContents } from '../order/stored-contents';
import { toWireForKitchen, toWireOrder } from '../order/order-wire';
import type { ShopData } from '../shop/shop-data';
import type { ShopDatabase } from '../storage/schema';
import { groupBy } from '../storage/group-by';
import { storedId } from '../storage/stored-id';
import { zoneOfCityAt } from '../zone/city-places';
import type { ActionRow } from './staff-actions';
import { actionsOf, isUndoable, lastEventsOf, undoUntil } from './staff-actions';
import type { StaffMember } from './staff-member';

/** Who looks at orders, when, and in which language. */
export interface StaffView {
  readonly shop: ShopData;
  readonly localise: Localise;
  readonly member: StaffMember;
  readonly now: Instant;
}

const allergensOf = (
  { productsById }: ShopData,
  line: StoredContents['lines'][number],
): readonly string[] | null => {
  const product = productsById.get(line.productId);
  if (!product) return null;
  return allergensAsSet(product, {
    choiceId: line.choice?.id ?? null,
    ingredients: line.ingredients.map(({ id, quantity }) => ({ ingredientId: id, quantity })),
  });
};

const zoneOf = ({ contents: { address }, row }: Order, { shop, localise }: StaffView) => {
  // Blank once its customer has left.
  if (address === null || address.street === '') return null;
  const zone = zoneOfCityAt(shop.places, storedId('city', row.city_id), address);
  return zone && { id: zone.id, name: localise(zone.name) };
};

const toWireLast = (
  row: ActionRow | undefined,
  version: number,
  { zone }: Order,
  { member, now }: StaffView,
) => {
  if (!row) return null;
  const until = isUndoable(row, version, now) ? isoMoment(instant(undoUntil(row)), zone) : null;
  return {
    action: row.action,
    by: row.member_name,
    is_own: row.member_id === member.id,
    at: isoMoment(instant(row.at), zone),
    undo_until: until,
  };
};

const toWireEnding = (row: ActionRow | undefined, { zone }: Order) =>
  row === undefined || row.due_at === null || row.status === null
    ? null
    : {
        status: row.status,
        at: isoMoment(instant(row.due_at), zone),
        reason: row.reason,
        text: row.text,
      };

const momentOrNull = (value: number | null, { zone }: Order): string | null =>
  value === null ? null : isoMoment(instant(value), zone);

/** Orders as staff see them. Rules 25.2. */
export const toWireStaffOrders = async (
  db: Kysely<ShopDatabase>,
  orders: readonly Order[],
  view: StaffView,
): Promise<readonly AnswerOf<typeof StaffOrder>[]> => {
  const ids = orders.map(({ id }) => id);
  const versions = await lastEventsOf(db, ids);
  const events = groupBy(await eventsOf(db, ids), ({ orderId }) => orderId);
  const done = (await actionsOf(db, ids)).filter(({ undone_at }) => undone_at === null);
  const last = new Map(done.map((row) => [row.order_id, row]));
  const { localise, shop } = view;
  return orders.map((order) => {
    const { id, row, contents, status } = order;
    const version = versions.get(id) ?? 0;
    const own = events.get(id) ?? [];
    const wire = toWireOrder(order, own, { viewer: 'owner', localise, cities: [] });
    return {
      ...wire,
      goods: wire.goods.map((line, index) => ({
        ...line,
        allergens: contents.lines[index] ? allergensOf(shop, contents.lines[index]) : null,
      })),
      version,
      ...toWireForKitchen(order),
      zone: zoneOf(order, view),
      chosen_time: momentOrNull(row.slot_at, order),
      waiting_since: status === 'new' ? momentOrNull(order.since, order) : null,
      next: allowedStatuses(order).filter((next) => next !== 'cancel'),
      last_action: toWireLast(last.get(id), version, order, view),
      ending: toWireEnding(last.get(id), order),
    };
  });
};

/** Who did what to an order. Rules 25.6. */
export const toWireAudit = async (
  db: Kysely<ShopDatabase>,
  order: Order,
): Promise<readonly AnswerOf<typeof StaffAuditEntry>[]> =>
  (await actionsOf(db, [order.id])).map((row) => ({
    at: isoMoment(instant(row.at), order.zone),
    by: row.member_name,
    action: row.action,
    status: row.status,
    minutes: row.minutes,
    reason: row.reason,
    text: row.text,
    is_undone: row.undone_at !== null,
  }));
