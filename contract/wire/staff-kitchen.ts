import * as t from 'io-ts';
import { Ordering } from './city';
import { described, nullable, oneOf, shape, text, whole } from './codec';
import { ClockTime, Day, Moment, Money, Name } from './primitives';
import { shortList, shortText } from './request-codec';
import { Currency } from './settings';

const STOCK_KINDS = ['product', 'ingredient', 'option'] as const;

const Id = whole(1);

export const StockItem = shape('Something that can run out. Rules 26.2.', {
  kind: oneOf(STOCK_KINDS),
  id: Id,
  name: Name,
  of: described(nullable(Name), 'The dish that an option belongs to'),
  out: described(
    nullable(t.type({ until: nullable(Moment) })),
    'Null where it can be had; `until` is null for "until it is said to be back"',
  ),
});
export type StockItem = t.TypeOf<typeof StockItem>;

export const StaffStock = t.type({ items: t.readonlyArray(StockItem) });
export type StaffStock = t.TypeOf<typeof StaffStock>;

export const StockChange = t.intersection([
  t.type({
    items: shortList(t.type({ kind: oneOf(STOCK_KINDS), id: Id }), 100),
    state: described(
      oneOf(['in', 'today', 'until', 'for_good']),
      'On again, or off: till 05:00, until the next `time`, or until it is said to be back',
    ),
  }),
  t.partial({ time: nullable(ClockTime) }),
]);
export type StockChange = t.TypeOf<typeof StockChange>;

const Texts = t.record(t.string, text());

export const OrderingReason = shape('A reason ready to be shown to customers.', {
  key: Name,
  texts: described(Texts, 'By language'),
});
export type OrderingReason = t.TypeOf<typeof OrderingReason>;

export const StaffOrdering = shape('Whether the city takes orders. Rules 26.3.', {
  ordering: Ordering,
  texts: described(nullable(Texts), 'What customers read, by language'),
  languages: described(t.readonlyArray(Name), 'Of the shop, the default one first'),
  reasons: t.readonlyArray(OrderingReason),
});
export type StaffOrdering = t.TypeOf<typeof StaffOrdering>;

export const OrderingChange = t.intersection([
  t.type({ state: oneOf(['open', 'busy', 'paused']) }),
  t.partial({
    extra_minutes: described(nullable(whole(1, 240)), 'Of a busy city: how much longer it takes'),
    for_minutes: described(
      nullable(whole(1, 10_080)),
      'How long it lasts; null until it is said to be over',
    ),
    delivery: described(nullable(t.boolean), 'Null leaves it as it is'),
    pickup: nullable(t.boolean),
    texts: described(
      nullable(t.record(t.string, shortText(500))),
      'What customers read, by language',
    ),
  }),
]);
export type OrderingChange = t.TypeOf<typeof OrderingChange>;

export const DayReport = shape('What a day has brought in one currency. Rules 26.1.', {
  currency: Currency,
  orders: whole(0),
  under_way: whole(0),
  cancelled: whole(0),
  cancel_reasons: t.readonlyArray(t.type({ reason: Name, orders: whole(0) })),
  takings: t.readonlyArray(
    t.type({ way: Name, orders: whole(0), amount: Money, is_play_money: t.boolean }),
  ),
  total: Money,
  minutes_to_accept: nullable(whole(0)),
  minutes_to_pack: nullable(whole(0)),
  late: whole(0),
  dishes: t.readonlyArray(t.type({ name: Name, quantity: whole(1) })),
  refused: t.readonlyArray(t.type({ reason: Name, times: whole(0) })),
});
export type DayReport = t.TypeOf<typeof DayReport>;

export const StaffReport = t.type({
  day: Day,
  reports: described(t.readonlyArray(DayReport), { minItems: 1 }),
  csv: described(text(), 'The same as a table for spreadsheets'),
});
export type StaffReport = t.TypeOf<typeof StaffReport>;

export const ReportQuery = t.partial({ day: described(Day, 'Today where left out') });
