import { useTranslation } from 'react-i18next';
import { useTimeText } from '../orders/use-time-text';
import { useBoard } from '../orders/board-context';
import { Icon } from '../parts/icon';
import { css } from '../styles/emotion';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '10px var(--gutter)',
  background: 'var(--warning-surface)',
  color: 'var(--warning-text)',
  fontWeight: 500,
});

/** Says since when nothing is heard from the shop; the list below stays as it was. */
export const ConnectionBar = () => {
  const { t } = useTranslation();
  const write = useTimeText();
  const lostSince = useBoard((board) => board.lostSince);
  return (
    <div role="status">
      {lostSince !== null && (
        <p className={bar}>
          <Icon name="offline" />
          {t('board.lostSince', { time: write(lostSince) })}
        </p>
      )}
    </div>
  );
};
