import type { StaffBoard, StaffOrder } from '../../../contract/wire/staff';
import type { OrderId } from '../../../src/domain/id/ids';
import type { Instant } from '../../../src/domain/time/instant';

/** What is said once and stays until it is read. */
export type Notice =
  /** Somebody was quicker; the order as it is now says who did what. */
  | { readonly kind: 'conflict'; readonly order: StaffOrder }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

export interface BoardState {
  /** Null until they were read for the first time. */
  readonly orders: readonly StaffOrder[] | null;
  /** From which the live messages go on. */
  readonly version: number;
  /** Since when nothing has come from the backend; null while there is a connection. */
  readonly lostSince: Instant | null;
  /** Orders on which an action is under way. */
  readonly busy: ReadonlySet<OrderId>;
  readonly notice: Notice | null;
}

export const INITIAL_STATE: BoardState = {
  orders: null,
  version: 0,
  lostSince: null,
  busy: new Set(),
  notice: null,
};

export type BoardEvent =
  | { readonly type: 'boardRead'; readonly board: StaffBoard }
  /** In another language every text is another: nothing of the old ones stays. */
  | { readonly type: 'boardReadAfresh'; readonly board: StaffBoard }
  | { readonly type: 'orderChanged'; readonly order: StaffOrder }
  | { readonly type: 'connectionLost'; readonly at: Instant }
  | { readonly type: 'connectionFound' }
  | { readonly type: 'actionBegun'; readonly id: OrderId }
  | { readonly type: 'actionEnded'; readonly id: OrderId; readonly notice: Notice | null }
  | { readonly type: 'noticeClosed' };

/** What is known already and has not changed stays the same object, so that its card is not rendered again. */
const newer = (known: StaffOrder | undefined, read: StaffOrder): StaffOrder =>
  known && known.version >= read.version ? known : read;

const readBoard = (state: BoardState, { orders, version }: StaffBoard): BoardState => {
  const known = new Map(state.orders?.map((order) => [order.id, order]));
  const read = orders.map((order) => newer(known.get(order.id), order));
  const isSame =
    state.orders?.length === read.length && state.orders.every((each, at) => each === read[at]);
  // Read again twenty seconds later, or after what this tablet has done itself: nothing to render.
  return { ...state, orders: isSame ? state.orders : read, version };
};

const changeOrder = (state: BoardState, order: StaffOrder): BoardState => ({
  ...state,
  orders: (state.orders ?? []).map((known) =>
    known.id === order.id ? newer(known, order) : known,
  ),
});

const without = (busy: ReadonlySet<OrderId>, id: OrderId): ReadonlySet<OrderId> =>
  new Set([...busy].filter((each) => each !== id));

export const boardReducer = (state: BoardState, event: BoardEvent): BoardState => {
  switch (event.type) {
    case 'boardRead':
      return readBoard(state, event.board);
    case 'boardReadAfresh':
      return readBoard({ ...state, orders: null }, event.board);
    case 'orderChanged':
      return changeOrder(state, event.order);
    case 'connectionLost':
      return { ...state, lostSince: state.lostSince ?? event.at };
    case 'connectionFound':
      return { ...state, lostSince: null };
    case 'actionBegun':
      return { ...state, busy: new Set([...state.busy, event.id]), notice: null };
    case 'actionEnded':
      return { ...state, busy: without(state.busy, event.id), notice: event.notice };
    case 'noticeClosed':
      return { ...state, notice: null };
  }
};
