import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { LiveOrder } from '../../application/tracking/live-order-slice';
import { orderPagePath } from '../../application/tracking/order-page-path';
import { selectLiveOrder } from '../../application/tracking/live-order-slice';
import { useRoute } from '../navigation/located-route';
import { factsOf } from '../navigation/routes';
import { ShopLink } from '../navigation/shop-link';
import { useNow } from '../hooks/use-now';
import { Icon } from '../components/icon';
import { visuallyHidden } from '../components/visually-hidden';
import { container } from '../components/container';
import { iconOf, isOver, stageOf } from '../order/stage';
import { presentLabel, useStatusLabel, waitsForPayment } from '../order/status-badge';
import { spanLabel } from '../i18n/time-labels';
import { useClock } from '../hooks/use-clock';
import { useText } from '../i18n/use-text';
import { css, cx } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';
import { boldText, centredRow, dangerTone, grow, successTone } from '../theme/shared-styles';

const strip = css({
  borderTop: '1px solid var(--line)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  containerType: 'inline-size',
});

const link = css(container, centredRow, {
  gap: 12,
  minHeight: 56,
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: 1.3,
  [FROM_TABLET]: { minHeight: 48 },
});

const textBlock = css(grow, {
  display: 'grid',
  padding: '6px 0',
  overflowWrap: 'anywhere',
  [FROM_TABLET]: { display: 'flex', flexWrap: 'wrap', gap: '0 12px' },
});

/* In large letters on a phone it would take half of the screen; the order's page tells it. */
const detail = css({ '@container (width < 14rem)': { display: 'none' } });

const sign = css({ display: 'flex', flex: 'none' });

const LiveOrderLink = ({ reference, order }: LiveOrder) => {
  const t = useText();
  const now = useNow();
  const clock = useClock(now ?? order.placedAt);
  const stage = stageOf(order);
  const waits = waitsForPayment(order);
  const time = isOver(stage) ? '' : spanLabel(order.expected, clock);
  return (
    <ShopLink className={link} to={orderPagePath(reference)}>
      <span className={sign}>
        <Icon name={waits ? 'warning' : iconOf(stage)} size={24} />
      </span>
      <span className={textBlock}>
        <span>
          <span className={boldText}>{presentLabel(order, t)}</span>
          {' · '}
          <span>{t('order.number', { number: order.number })}</span>
        </span>{' '}
        <span className={detail}>{waits ? t('order.unpaid') : time}</span>
      </span>
      <span className={sign}>
        <Icon name="next" />
      </span>
    </ShopLink>
  );
};

interface NewsProps {
  /** Empty for none. */
  readonly news: string;
  readonly isSaid: boolean;
}

/** Says each state aloud once: a region that is there before its words, and written to only for new ones. */
const News = ({ news, isSaid }: NewsProps) => {
  const region = useRef<HTMLParagraphElement>(null);
  const known = useRef('');
  useEffect(() => {
    if (news === known.current) return;
    known.current = news;
    if (isSaid && region.current) region.current.textContent = news;
  }, [news, isSaid]);
  return <p ref={region} className={visuallyHidden} role="status" />;
};

/** The order that goes on, at hand on every page. Rules 13.13. */
export const LiveOrderStrip = () => {
  const t = useText();
  const statusLabel = useStatusLabel();
  const live = useSelector(selectLiveOrder);
  const isShown = factsOf(useRoute())?.showsOrder !== true;
  const news =
    live && t('orders.news', { number: live.order.number, status: statusLabel(live.order) });
  return (
    <>
      <News news={news ?? ''} isSaid={isShown} />
      {live && isShown && (
        <section
          className={cx(strip, waitsForPayment(live.order) ? dangerTone : successTone)}
          aria-label={t('order.pageTitle')}
        >
          <LiveOrderLink {...live} />
        </section>
      )}
    </>
  );
};
