import type { BoardState } from '../../../backend/board/orders/board-state';
import { INITIAL_STATE, boardReducer } from '../../../backend/board/orders/board-state';
import { columnOf, isWaiting, ordersByColumn } from '../../../backend/board/orders/columns';
import { minutesLeft, urgencyOf } from '../../../backend/board/orders/due';
import type { StaffOrder } from '../../../contract/wire/staff';
import { at, staffOrder } from './board-fixtures';

const boardOf = (orders: readonly StaffOrder[]) => ({ now: at(0), version: 9, orders });

const read = (state: BoardState, ...orders: readonly StaffOrder[]): BoardState =>
  boardReducer(state, { type: 'boardRead', board: boardOf(orders) });

describe('the orders of the board', () => {
  it('stay the same objects where nothing has changed, so that their cards are not rendered again', () => {
    const before = read(
      INITIAL_STATE,
      staffOrder(1, { version: 5 }),
      staffOrder(2, { version: 6 }),
    );
    const after = read(before, staffOrder(1, { version: 5 }), staffOrder(2, { version: 7 }));
    expect(after.orders?.[0]).toBe(before.orders?.[0]);
    expect(after.orders?.[1]?.version).toBe(7);
  });

  it('stay the same list where all is as it was', () => {
    const before = read(INITIAL_STATE, staffOrder(1, { version: 5 }));
    expect(read(before, staffOrder(1, { version: 5 })).orders).toBe(before.orders);
    expect(read(before).orders).toEqual([]);
    expect(read(INITIAL_STATE).orders).toEqual([]);
  });

  it('are not turned back by an answer that left before the last action', () => {
    const known = read(INITIAL_STATE, staffOrder(1, { version: 5, status: 'new' }));
    const accepted = staffOrder(1, { version: 8, status: 'process' });
    const after = boardReducer(known, { type: 'orderChanged', order: accepted });
    expect(read(after, staffOrder(1, { version: 5, status: 'new' })).orders).toEqual([accepted]);
  });

  it('are all read again in another language', () => {
    const before = read(INITIAL_STATE, staffOrder(1, { version: 5 }));
    const other = staffOrder(1, { version: 5, comment: 'другой' });
    const after = boardReducer(before, { type: 'boardReadAfresh', board: boardOf([other]) });
    expect(after.orders).toEqual([other]);
  });

  it('stay when the connection is lost, with the moment at which it was', () => {
    const before = read(INITIAL_STATE, staffOrder(1));
    const lost = boardReducer(before, { type: 'connectionLost', at: at(3) });
    const still = boardReducer(lost, { type: 'connectionLost', at: at(4) });
    expect(still).toMatchObject({ orders: before.orders, lostSince: at(3) });
    expect(boardReducer(still, { type: 'connectionFound' }).lostSince).toBeNull();
  });

  it('say which of them an action is under way on, and forget what was said of the one before', () => {
    const order = staffOrder(1);
    const noticed: BoardState = { ...read(INITIAL_STATE, order), notice: { kind: 'unreachable' } };
    const begun = boardReducer(noticed, { type: 'actionBegun', id: order.id });
    expect([...begun.busy]).toEqual([order.id]);
    expect(begun.notice).toBeNull();
    const ended = boardReducer(begun, { type: 'actionEnded', id: order.id, notice: null });
    expect(ended.busy.size).toBe(0);
  });
});

const ENDING = { status: 'cancel', at: at(1), reason: null, text: null } as const;

describe('the columns', () => {
  it.each([
    ['new', 'new'],
    ['process', 'kitchen'],
    ['package', 'ready'],
    ['delivery', 'ready'],
    ['complete', 'done'],
    ['cancel', 'done'],
  ])('have an order that is %s in %s', (status, column) => {
    expect(columnOf(staffOrder(1, { status }))).toBe(column);
  });

  it('have a refused order among what is done at once, and it no longer rings', () => {
    const refused = staffOrder(1, { status: 'new', ending: ENDING });
    expect(columnOf(refused)).toBe('done');
    expect(isWaiting(refused)).toBe(false);
    expect(isWaiting(staffOrder(1, { status: 'new' }))).toBe(true);
  });

  it('begin with what is due first', () => {
    const later = staffOrder(1, { status: 'process', expected_at: { from: at(30), to: at(45) } });
    const sooner = staffOrder(2, { status: 'process', expected_at: { from: at(5), to: at(20) } });
    expect(ordersByColumn([later, sooner]).kitchen).toEqual([sooner, later]);
  });
});

describe('how pressing an order is', () => {
  const due = (status: string, minutes: number, waiting: number | null = null) =>
    staffOrder(1, {
      status,
      expected_at: { from: at(minutes - 15), to: at(minutes) },
      waiting_since: waiting === null ? null : at(waiting),
    });

  it.each([
    ['has time', due('process', 30), 'calm'],
    ['is due in ten minutes and still in the kitchen', due('process', 10), 'soon'],
    ['is due in ten minutes and on its way', due('delivery', 10), 'calm'],
    ['should have been there', due('delivery', -1), 'late'],
    ['is new and has waited for five minutes', due('new', 40, -5), 'calm'],
    ['is new and has waited for longer', due('new', 40, -6), 'soon'],
    ['has ended', due('complete', -60), 'calm'],
  ])('when it %s', (_, order, urgency) => {
    expect(urgencyOf(order, at(0))).toBe(urgency);
  });

  it('is counted in whole minutes', () => {
    expect(minutesLeft(due('process', 12), at(0))).toBe(12);
    expect(minutesLeft(due('process', -3), at(0))).toBe(-3);
  });
});
