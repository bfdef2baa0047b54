import { useTranslation } from 'react-i18next';
import { slotLabel } from '../../../../src/domain/schedule/slot-label';
import type { Instant } from '../../../../src/domain/time/instant';
import { useShop } from '../../orders/board-context';
import { css, cx } from '../../styles/emotion';
import { soft } from '../../styles/shared';

const frame = css({
  display: 'grid',
  gap: 4,
  padding: '12px 14px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface-muted)',
  overflowWrap: 'anywhere',
});

const caption = cx(soft, css({ fontSize: 'var(--size-13)' }));
const strong = css({ fontWeight: 600 });

/** What is said of a city, in so far as customers read it. */
export interface Said {
  readonly state: 'open' | 'busy' | 'paused';
  readonly extraMinutes: number;
  readonly until: Instant | null;
  readonly text: string | null;
}

/** The status in the shop's own words, with the reason below it, as on every page of the shop. Rules 14.10. */
export const CustomerReads = ({ state, extraMinutes, until, text }: Said) => {
  const { t } = useTranslation();
  const { zone } = useShop();
  const status = (): string => {
    if (state === 'open') return t('ordering.nothingSaid');
    if (state === 'busy') return t('status.busy', { count: extraMinutes });
    return until === null
      ? t('status.paused')
      : t('status.resumesToday', { time: slotLabel(until, zone).time });
  };
  return (
    <div className={frame} aria-live="polite">
      <span className={caption}>{t('board.customerReads')}</span>
      <span className={strong}>{status()}</span>
      {state !== 'open' && text && <span>{text}</span>}
    </div>
  );
};
