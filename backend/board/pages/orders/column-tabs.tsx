import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/wire/staff';
import { FORCED_COLOURS } from '../../../../src/ui/theme/forced-colours';
import type { Column } from '../../orders/columns';
import { COLUMNS } from '../../orders/columns';
import { css, cx } from '../../styles/emotion';
import { PHONE, TABLET, WIDE } from '../../styles/widths';

const tabs = css({
  display: 'flex',
  gap: 4,
  padding: '10px var(--gutter) 0',
  [TABLET]: { paddingInline: 12, justifyContent: 'end' },
  [WIDE]: { display: 'none' },
});

const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 44,
  padding: '4px 14px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--card)',
  fontWeight: 600,
  "&[aria-pressed='true']": { background: 'var(--text)', color: 'var(--ground)' },
  [FORCED_COLOURS]: { border: '1px solid ButtonText' },
  [PHONE]: { flex: '1 1 auto', padding: '4px 6px' },
});

const number = css({ fontVariantNumeric: 'tabular-nums', opacity: 0.75 });

const onPhones = css({ [TABLET]: { display: 'none' } });
const onTablets = css({ [PHONE]: { display: 'none' } });

interface ColumnTabsProps {
  readonly shown: Column;
  readonly orders: Readonly<Record<Column, readonly StaffOrder[]>>;
  readonly onShow: (column: Column) => void;
}

/** Where there is no room for all columns: one by one on a phone; on a tablet what goes on, or what is done. */
export const ColumnTabs = ({ shown, orders, onShow }: ColumnTabsProps) => {
  const { t } = useTranslation();
  return (
    <div className={tabs} role="group" aria-label={t('board.columns')}>
      <button
        className={cx(tab, onTablets)}
        aria-pressed={shown !== 'done'}
        onClick={() => {
          onShow('new');
        }}
      >
        {t('board.live')}
      </button>
      {COLUMNS.map((column) => (
        <button
          key={column}
          className={cx(tab, column !== 'done' && onPhones)}
          aria-pressed={shown === column}
          onClick={() => {
            onShow(column);
          }}
        >
          {t(`board.tab.${column}`)} <span className={number}>{orders[column].length}</span>
        </button>
      ))}
    </div>
  );
};
