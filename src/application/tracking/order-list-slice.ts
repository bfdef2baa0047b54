import { signedOut } from '../session/account-slice';
import type { EndedOrders } from '../ports/order-gateway';
import { defineAction, on, reducerOf } from '../redux/slice';
import type { TrackedOrder } from '../../domain/order/tracked-order';

/** A customer's own orders as the page of them shows them. */
export interface OrderList {
  /** Those that go on, newest first. */
  readonly open: readonly TrackedOrder[];
  /** One page of those that have ended. */
  readonly ended: EndedOrders;
  /** False while the last answers did not come: what is shown may be old. */
  readonly isFresh: boolean;
}

/** Null before they were asked for, and for guests. */
export type OrderListState = OrderList | null;

/** This page of the list is shown, and keeps itself up to date until it is left. */
export const orderListShown = defineAction<number>('order/listShown');
export const orderListLeft = defineAction('order/listLeft');
export const orderListLoaded = defineAction<Omit<OrderList, 'isFresh'>>('order/listLoaded');
/** The list could not be had just now. */
export const orderListFailed = defineAction('order/listFailed');

export const orderListReducer = reducerOf<OrderListState>(
  null,
  on(orderListLoaded, (state, { open, ended }: Omit<OrderList, 'isFresh'>): OrderListState => {
    // A late answer moves no order back that was seen to have ended. Rules 13.3.
    const over = new Set(state?.ended.items.map(({ id }) => id));
    return { open: open.filter(({ id }) => !over.has(id)), ended, isFresh: true };
  }),
  on(orderListFailed, (state): OrderListState => state && { ...state, isFresh: false }),
  // They are the customer's own.
  on(signedOut, (): OrderListState => null),
);

export interface OrderListRoot {
  readonly orderList: OrderListState;
}

export const selectOrderList = (state: OrderListRoot) => state.orderList;
