import * as t from 'io-ts';
import { ORDER_STATUSES } from '../../src/domain/order/order-status';
import { STAFF_ACTIONS, STAFF_ROLES } from '../../src/domain/staff/staff';
import { Session } from './customer';
import { described, lenient, nullable, openEnum, shape, text, tolerant, whole } from './codec';
import {
  CancelReason,
  OrderLine,
  OrderStatus,
  furtherFields,
  kitchenFields,
  orderFields,
} from './order';
import { CityId, Moment, Name, ZoneId } from './primitives';

const Role = described(
  openEnum(STAFF_ROLES),
  'A manager also ends sessions, and reads the report of a day. Rules 25.1.',
);

const Action = openEnum(STAFF_ACTIONS);

export const StaffMember = shape('Somebody of the restaurant who is signed in. Rules 25.1.', {
  name: Name,
  role: Role,
  city: t.type({ id: CityId, name: Name, timezone: Name }),
});
export type StaffMember = t.TypeOf<typeof StaffMember>;

export const StaffSignedIn = t.type({
  token: tolerant(
    text({
      minLength: 16,
      description: 'A shop whose board has it in a cookie leaves it out of what scripts can read',
    }),
  ),
  member: StaffMember,
});
export type StaffSignedIn = t.TypeOf<typeof StaffSignedIn>;

export const StaffSession = t.intersection([Session, t.type({ name: Name, role: Role })]);
export type StaffSession = t.TypeOf<typeof StaffSession>;

export const StaffLine = t.intersection([
  OrderLine,
  t.type({
    allergens: described(
      nullable(t.readonlyArray(text())),
      'Codes of all that is in it as it was ordered, by the menu of now; null where the menu has it no more. Rules 22.2.',
    ),
  }),
]);
export type StaffLine = t.TypeOf<typeof StaffLine>;

const LastAction = shape('What staff did last to an order. Rules 25.4.', {
  action: Action,
  by: Name,
  is_own: described(t.boolean, 'Whether whoever asks did it'),
  at: Moment,
  undo_until: described(
    nullable(Moment),
    'Until when whoever did it may undo it; null where that is over, done, or not possible',
  ),
});

const Ending = shape('How an order ends in a moment, unless that is undone. Rules 25.4.', {
  status: described(openEnum(['complete', 'cancel']), 'What it becomes'),
  at: Moment,
  reason: nullable(CancelReason),
  text: nullable(text()),
});

export const StaffOrder = described(
  t.intersection([
    t.type({ ...orderFields, goods: t.readonlyArray(StaffLine) }),
    t.partial(furtherFields),
    t.type({
      version: described(
        whole(0),
        'Grows with all that happens to the order. An action says which one it has seen.',
      ),
      ...kitchenFields,
      persons: described(nullable(whole(0)), 'Null where nobody has said'),
      zone: nullable(t.type({ id: ZoneId, name: text() })),
      chosen_time: described(nullable(Moment), 'Null for as soon as possible'),
      waiting_since: described(
        nullable(Moment),
        'Since when it waits to be accepted; null once it is not new any more',
      ),
      next: described(
        t.readonlyArray(openEnum(ORDER_STATUSES)),
        'What it can become next, beside cancelled. Rules 13.2.',
      ),
      last_action: nullable(LastAction),
      ending: nullable(Ending),
    }),
  ]),
  'An order as the restaurant sees it. Rules 25.2.',
);
export type StaffOrder = t.TypeOf<typeof StaffOrder>;

export const StaffBoard = shape('Orders that go on and those that ended today. Rules 25.2.', {
  now: described(Moment, 'By the clock of the backend'),
  version: described(whole(0), 'From which the live messages go on: their query `after`'),
  orders: t.readonlyArray(StaffOrder),
});
export type StaffBoard = t.TypeOf<typeof StaffBoard>;

export const StaffAuditEntry = shape('What somebody did to an order. Rules 25.6.', {
  at: Moment,
  by: Name,
  action: Action,
  status: described(nullable(OrderStatus), 'What it was to become'),
  minutes: nullable(whole(0)),
  reason: nullable(CancelReason),
  text: nullable(text()),
  is_undone: t.boolean,
});
export type StaffAuditEntry = t.TypeOf<typeof StaffAuditEntry>;

export const StaffConflict = shape('Somebody was quicker. Rules 25.3.', {
  message: lenient(text({ minLength: 1 })),
  code: t.literal('staff.changed'),
  request_id: lenient(text({ minLength: 1 })),
  order: described(StaffOrder, 'As it is now; its `last_action` says who did what'),
});
export type StaffConflict = t.TypeOf<typeof StaffConflict>;
