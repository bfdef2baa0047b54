import { useTranslation } from 'react-i18next';
import type { StockItem } from '../../../../contract/wire/staff-kitchen';
import { slotLabel } from '../../../../src/domain/schedule/slot-label';
import { useShop } from '../../orders/board-context';
import { inkButton, secondaryButton } from '../../styles/buttons';
import { css, cx } from '../../styles/emotion';
import { panel, soft } from '../../styles/shared';

const list = css({ display: 'grid' });

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 64,
  padding: '8px 0',
  borderTop: '1px solid var(--line)',
  '&:first-child': { borderTop: 0 },
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
});

const name = css({
  display: 'grid',
  minWidth: 0,
  fontSize: 'var(--size-17)',
  overflowWrap: 'anywhere',
});
const detail = cx(soft, css({ fontSize: 'var(--size-15)' }));
const outDetail = css({ color: 'var(--danger-text)', fontSize: 'var(--size-15)', fontWeight: 500 });
const heading = css({ fontSize: 'var(--size-20)' });
const button = css({ flex: 'none' });

interface StockListProps {
  readonly title: string;
  readonly items: readonly StockItem[];
  readonly isBusy: boolean;
  readonly onOff: (item: StockItem) => void;
  readonly onBack: (item: StockItem) => void;
}

/** Until when something is off, in the words of the board. */
const useOutText = () => {
  const { t } = useTranslation();
  const { zone } = useShop();
  return ({ until }: NonNullable<StockItem['out']>): string => {
    if (until === null) return t('stock.outForGood');
    return t('stock.outUntil', { time: slotLabel(until, zone).time });
  };
};

/** Some of the things that can run out, each with the one thing to do about it. */
export const StockList = ({ title, items, isBusy, onOff, onBack }: StockListProps) => {
  const { t } = useTranslation();
  const outText = useOutText();
  if (items.length === 0) return null;
  return (
    <section className={panel}>
      <h2 className={heading}>{title}</h2>
      <ul className={list}>
        {items.map((item) => (
          <li key={`${item.kind} ${String(item.id)}`} className={row}>
            <span className={name}>
              {item.name}
              {item.of !== null && <span className={detail}>{item.of}</span>}
              {item.out && <span className={outDetail}>{outText(item.out)}</span>}
            </span>
            <button
              type="button"
              className={cx(item.out ? inkButton : secondaryButton, button)}
              disabled={isBusy}
              aria-label={t(item.out ? 'stock.backNamed' : 'stock.offNamed', { name: item.name })}
              onClick={() => {
                (item.out ? onBack : onOff)(item);
              }}
            >
              {t(item.out ? 'stock.back' : 'stock.off')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
