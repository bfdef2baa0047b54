import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBoardI18n } from '../../../backend/board/i18n/board-i18n';
import { BoardContext, ShopContext, useBoard } from '../../../backend/board/orders/board-context';
import { BoardStore } from '../../../backend/board/orders/board-store';
import { OrdersPage } from '../../../backend/board/pages/orders/orders-page';
import { STAFF_MEMBER } from '../../../contract/calls/staff-examples';
import { StaffMember } from '../../../contract/wire/staff';
import { instant } from '../../../src/domain/time/instant';
import { UTC } from '../../../src/domain/time/time-zone';
import { staffOrder } from '../../backend/board/board-fixtures';

/** Reads the orders, as the pages do. */
const Reader = () => {
  useBoard(({ orders }) => orders);
  return null;
};

it('shows an action that is under way on its card, and renders nothing else', async () => {
  const rendered = jest.fn();
  const store = new BoardStore();
  const member = StaffMember.decode(STAFF_MEMBER);
  if (member._tag === 'Left') throw new Error('The example is one');
  const [one, other] = [staffOrder(1), staffOrder(2)];
  store.dispatch({
    type: 'boardRead',
    board: { now: instant(0), version: 1, orders: [one, other] },
  });
  render(
    <I18nextProvider i18n={await createBoardI18n('en')}>
      <ShopContext
        value={{ member: member.right, zone: UTC, currencies: null, act: () => undefined }}
      >
        <BoardContext value={store}>
          <OrdersPage />
          <Profiler id="reader" onRender={rendered}>
            <Reader />
          </Profiler>
        </BoardContext>
      </ShopContext>
    </I18nextProvider>,
  );
  const busy = () =>
    screen.getAllByRole('article').map((card) => card.getAttribute('aria-busy') === 'true');
  act(() => {
    store.dispatch({ type: 'actionBegun', id: other.id });
  });
  expect(busy()).toEqual([false, true]);
  act(() => {
    store.dispatch({ type: 'actionEnded', id: other.id, notice: null });
  });
  expect(busy()).toEqual([false, false]);
  expect(rendered).toHaveBeenCalledTimes(1);
});
