import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../contract/wire/staff';
import type { OrderId } from '../../../src/domain/id/ids';
import { BOARD_ADDRESS, boardClient } from '../api/board-client';
import { boardClock } from '../clock/board-clock';
import type { OrderAction } from './actions';
import { resultOf, sendAction } from './actions';
import { BoardStore } from './board-store';
import { followBoard } from './follow-board';

interface LiveBoard {
  readonly store: BoardStore;
  readonly act: (order: StaffOrder, action: OrderAction) => void;
}

/** The orders of the city as they are now, and what can be done to them. */
export const useBoardState = (onSignedOut: () => void): LiveBoard => {
  const { language } = useTranslation().i18n;
  const [store] = useState(() => new BoardStore());
  const { dispatch } = store;

  useEffect(() => {
    let isFirst = true;
    return followBoard({
      read: () => boardClient.call('showBoard', { language }),
      openStream: (after) =>
        new EventSource(`${BOARD_ADDRESS}/api/v1/staff/events?after=${String(after)}`),
      onBoard: (board) => {
        boardClock.setBy(board.now);
        dispatch({ type: isFirst ? 'boardReadAfresh' : 'boardRead', board });
        isFirst = false;
      },
      onLost: () => {
        dispatch({ type: 'connectionLost', at: boardClock.now() });
      },
      onFound: () => {
        dispatch({ type: 'connectionFound' });
      },
      onSignedOut,
    });
  }, [language, onSignedOut, dispatch]);

  /** Ahead of the state by a render: two touches may come before that. */
  const underWay = useRef(new Set<OrderId>());
  const act = useCallback(
    (order: StaffOrder, action: OrderAction) => {
      if (underWay.current.has(order.id)) return;
      underWay.current.add(order.id);
      dispatch({ type: 'actionBegun', id: order.id });
      void sendAction(order, action, language).then((answer) => {
        const result = resultOf(answer);
        underWay.current.delete(order.id);
        if (result.order) dispatch({ type: 'orderChanged', order: result.order });
        dispatch({ type: 'actionEnded', id: order.id, notice: result.notice });
      });
    },
    [language, dispatch],
  );

  return { store, act };
};
