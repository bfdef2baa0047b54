import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoard } from '../../orders/board-context';
import type { Column } from '../../orders/columns';
import { COLUMNS, ordersByColumn } from '../../orders/columns';
import { css, cx } from '../../styles/emotion';
import { visuallyHidden } from '../../styles/shared';
import { BoardColumn } from './board-column';
import { BoardSheets } from './board-sheets';
import { ColumnTabs } from './column-tabs';
import { PHONE, TABLET, WIDE } from '../../styles/widths';

const columns = css({
  display: 'grid',
  gap: 16,
  flex: 1,
  padding: '0 var(--gutter) 96px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [TABLET]: {
    gap: 12,
    paddingInline: 12,
    "&:not([data-shown='done'])": {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      "& > [data-column='done']": { display: 'none' },
    },
    "&[data-shown='done'] > :not([data-column='done'])": { display: 'none' },
  },
  [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 0.72fr)' },
});

/** On a phone the one that was chosen. */
const shownOnPhone = css(
  Object.fromEntries(
    COLUMNS.map((column) => [
      `&[data-shown='${column}'] > :not([data-column='${column}'])`,
      { [PHONE]: { display: 'none' } },
    ]),
  ),
);

const board = cx(columns, shownOnPhone);

export const OrdersPage = () => {
  const { t } = useTranslation();
  const orders = useBoard((board) => board.orders);
  const [shown, setShown] = useState<Column>('new');
  const sorted = useMemo(() => ordersByColumn(orders ?? []), [orders]);
  return (
    <BoardSheets>
      <h1 className={visuallyHidden}>{t('board.page.orders')}</h1>
      <ColumnTabs shown={shown} orders={sorted} onShow={setShown} />
      <div className={board} data-shown={shown} aria-busy={orders === null}>
        {COLUMNS.map((column) => (
          <BoardColumn key={column} column={column} orders={sorted[column]} />
        ))}
      </div>
    </BoardSheets>
  );
};
