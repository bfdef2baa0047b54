import type { StaffOrder } from '../../../contract/wire/staff';

export const COLUMNS = ['new', 'kitchen', 'ready', 'done'] as const;
export type Column = (typeof COLUMNS)[number];

const BY_STATUS: Readonly<Record<string, Column>> = {
  new: 'new',
  process: 'kitchen',
  package: 'ready',
  delivery: 'ready',
};

/** Where an order stands on the board; one that is about to end is done already, and can be brought back. */
export const columnOf = ({ status, ending }: StaffOrder): Column =>
  ending ? 'done' : (BY_STATUS[status] ?? 'done');

/** Whether it rings: it is new, and nobody has done anything about it. */
export const isWaiting = (order: StaffOrder): boolean => columnOf(order) === 'new';

const endedAt = ({ status_history, ending }: StaffOrder): number =>
  ending?.at ?? status_history.at(-1)?.at ?? 0;

/** What is due first stands above; of what is done, the last. */
const ORDER_OF: Readonly<Record<Column, (one: StaffOrder, other: StaffOrder) => number>> = {
  new: (one, other) =>
    (one.waiting_since ?? one.created_at) - (other.waiting_since ?? other.created_at),
  kitchen: (one, other) => one.expected_at.to - other.expected_at.to,
  ready: (one, other) => one.expected_at.to - other.expected_at.to,
  done: (one, other) => endedAt(other) - endedAt(one),
};

/** All of them by where they stand. */
export const ordersByColumn = (
  orders: readonly StaffOrder[],
): Readonly<Record<Column, readonly StaffOrder[]>> => {
  const inColumn = (column: Column): readonly StaffOrder[] =>
    orders.filter((order) => columnOf(order) === column).toSorted(ORDER_OF[column]);
  return {
    new: inColumn('new'),
    kitchen: inColumn('kitchen'),
    ready: inColumn('ready'),
    done: inColumn('done'),
  };
};
